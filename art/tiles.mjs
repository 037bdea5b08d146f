// Draws public/tiles.svg: a <symbol> for each of the 46 faces and the back, and the favicon. No dependency:  node art/tiles.mjs
// Every symbol is the ART only, on a transparent 60 x 80 field; the ivory body, its edge and its back are CSS (src/styles/tiles.css).
// Inks are custom properties with fallbacks, so a page can restyle the art (they inherit through <use>).
import fs from 'node:fs'

const G = JSON.parse(fs.readFileSync(new URL('glyphs.json', import.meta.url), 'utf8'))
const RED = 'var(--t-red,#b3261b)',
  GRN = 'var(--t-green,#0c6848)',
  INK = 'var(--t-ink,#1d2f57)',
  GLD = 'var(--t-gold,#a4670b)'
const n = (x, p = 1) => String(+x.toFixed(p)).replace(/^(-?)0\./, '$1.')
const P = (fill, d, extra = '') => `<path fill="${fill}" d="${d}"${extra}/>`
const EO = ' fill-rule="evenodd"'
const S = (stroke, w, d, extra = '') =>
  `<path fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" d="${d}"${extra}/>`
const rot = (deg, cx, cy, s) => `<g transform="rotate(${deg} ${cx} ${cy})">${s}</g>`
const pol = (cx, cy, r, deg) => {
  const a = ((deg - 90) * Math.PI) / 180
  return [cx + r * Math.cos(a), cy + r * Math.sin(a)]
}

// ---- characters -------------------------------------------------------------
// Fits glyph c into the box centred on (cx, cy): em size `em`, optional vertical stretch. Centred by its drawn bounds.
function glyph(c, fill, cx, cy, em, sy = 1, maxW = 99) {
  const g = G[c],
    [x0, y0, x1, y1] = g.box
  let kx = em / 1000
  const ky = (em * sy) / 1000
  if ((x1 - x0) * kx > maxW) kx = maxW / (x1 - x0)
  const mx = (x0 + x1) / 2,
    my = (y0 + y1) / 2
  let d = '',
    px = 0,
    py = 0
  // the brush font has dry-brush specks; contours under 2 % of the em would only be dirt at our sizes
  const contours = []
  for (const c of g.cmds) {
    if (c[0] === 'M') contours.push([c])
    else contours.at(-1).push(c)
  }
  const big = (c) => {
    const v = c.flatMap(([, ...a]) => a),
      span = (o) => {
        const q = v.filter((_, i) => i % 2 === o)
        return Math.max(...q) - Math.min(...q)
      }
    return Math.max(span(0), span(1)) > 26
  }
  for (const [k, ...a] of contours.filter(big).flat()) {
    if (k === 'Z') {
      d += 'z'
      continue
    }
    const pts = []
    for (let i = 0; i < a.length; i += 2)
      pts.push([+(cx + (a[i] - mx) * kx).toFixed(1), +(cy + (a[i + 1] - my) * ky).toFixed(1)])
    // relative coordinates are shorter
    const rel = pts.flatMap(([x, y]) => [n(x - px), n(y - py)])
    const nums = rel.reduce((s, v, i) => s + (i && v[0] !== '-' ? ' ' : '') + v, '')
    if (k === 'M') d += `M${n(pts[0][0])} ${n(pts[0][1])}`
    else if (rel.every((v) => v === '0' || v === '-0')) continue
    else d += k.toLowerCase() + nums
    ;[px, py] = pts.at(-1)
  }
  return P(fill, d)
}

// ---- shapes -----------------------------------------------------------------
const circ = (cx, cy, r) =>
  `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`
// a rosette outline with k round petals
function scallop(cx, cy, r, k, bulge = 1.0, off = 0) {
  let d = ''
  const rr = r * Math.sin(Math.PI / k) * bulge
  for (let i = 0; i <= k; i++) {
    const [x, y] = pol(cx, cy, r, off + (i * 360) / k)
    d += i ? `A${n(rr)} ${n(rr)} 0 0 1 ${n(x)} ${n(y)}` : `M${n(x)} ${n(y)}`
  }
  return `${d}z`
}
// k leaf-shaped petals from r0 to r1, half width w
function petals(cx, cy, r0, r1, w, k, off = 0, belly = 0.55) {
  let d = ''
  for (let i = 0; i < k; i++) {
    const t = off + (i * 360) / k,
      [ax, ay] = pol(cx, cy, r0, t),
      [bx, by] = pol(cx, cy, r1, t),
      m = r0 + (r1 - r0) * belly
    const dw = (Math.atan2(w * 2, m) * 180) / Math.PI,
      h = Math.hypot(m, w * 2)
    const [lx, ly] = pol(cx, cy, h, t - dw),
      [rx, ry] = pol(cx, cy, h, t + dw)
    d += `M${n(ax)} ${n(ay)}Q${n(lx)} ${n(ly)} ${n(bx)} ${n(by)}Q${n(rx)} ${n(ry)} ${n(ax)} ${n(ay)}z`
  }
  return d
}

// ---- tong: concentric rings around a rosette --------------------------------
function tong(cx, cy, r, fill, core = fill) {
  const ring = circ(cx, cy, r) + circ(cx, cy, r * 0.73)
  const k = r > 11 ? 8 : 6
  const heart = scallop(cx, cy, r * 0.44, k) + circ(cx, cy, r * 0.17)
  return core === fill ? P(fill, ring + heart, EO) : P(fill, ring, EO) + P(core, heart, EO)
}
function tong1() {
  const x = 30,
    y = 40
  return (
    P(GRN, scallop(x, y, 24.6, 20) + circ(x, y, 21.4), EO) +
    P(INK, circ(x, y, 19.4) + circ(x, y, 16.8) + petals(x, y, 8.8, 15.8, 2.3, 12), EO) +
    P(RED, scallop(x, y, 6.6, 8) + circ(x, y, 2.6), EO)
  )
}
const T = {
  1: tong1,
  2: () => tong(30, 21.5, 17, GRN, RED) + tong(30, 58.5, 17, INK, RED),
  3: () => tong(16, 17, 12, INK) + tong(30, 40, 12, RED) + tong(44, 63, 12, GRN),
  4: () =>
    tong(16.2, 21, 12.2, INK) +
    tong(43.8, 21, 12.2, GRN) +
    tong(16.2, 59, 12.2, GRN) +
    tong(43.8, 59, 12.2, INK),
  5: () =>
    tong(15, 16, 10.4, INK) +
    tong(45, 16, 10.4, GRN) +
    tong(30, 40, 10.4, RED) +
    tong(15, 64, 10.4, GRN) +
    tong(45, 64, 10.4, INK),
  6: () =>
    [16.5, 43.5]
      .map((x) => tong(x, 15, 10.2, GRN) + tong(x, 41.5, 10.2, RED) + tong(x, 65, 10.2, RED))
      .join(''),
  7: () =>
    tong(12.5, 11.5, 8.2, GRN) +
    tong(30, 19, 8.2, GRN) +
    tong(47.5, 26.5, 8.2, GRN) +
    [18, 42].map((x) => tong(x, 47, 9.2, RED) + tong(x, 67.8, 9.2, RED)).join(''),
  8: () =>
    [17.5, 42.5].map((x) => [11.8, 30.6, 49.4, 68.2].map((y) => tong(x, y, 8.5, INK)).join('')).join(''),
  9: () =>
    [
      [14.5, GRN],
      [40, RED],
      [65.5, INK],
    ]
      .map(([y, c]) => [11.4, 30, 48.6].map((x) => tong(x, y, 8.2, c)).join(''))
      .join(''),
}

// ---- suo: a stick with three joints and a light slit -------------------------
function stick(cx, cy, h, w, fill) {
  const W = w / 2,
    a = W * 0.66,
    y0 = cy - h / 2,
    y1 = cy + h / 2,
    k = Math.min(4.6, h * 0.2)
  const side = (
    s, // from top cap to bottom cap along one side (s = 1 right, -1 left)
  ) =>
    s > 0
      ? `C${n(cx + W * 0.9)} ${n(y0)} ${n(cx + W * 1.35)} ${n(y0 + k * 0.75)} ${n(cx + a)} ${n(y0 + k)}V${n(cy - k * 0.62)}Q${n(cx + 2 * W - a * 0.8)} ${n(cy)} ${n(cx + a)} ${n(cy + k * 0.62)}V${n(y1 - k)}C${n(cx + W * 1.35)} ${n(y1 - k * 0.75)} ${n(cx + W * 0.9)} ${n(y1)} ${n(cx)} ${n(y1)}`
      : `C${n(cx - W * 0.9)} ${n(y1)} ${n(cx - W * 1.35)} ${n(y1 - k * 0.75)} ${n(cx - a)} ${n(y1 - k)}V${n(cy + k * 0.62)}Q${n(cx - 2 * W + a * 0.8)} ${n(cy)} ${n(cx - a)} ${n(cy - k * 0.62)}V${n(y0 + k)}C${n(cx - W * 1.35)} ${n(y0 + k * 0.75)} ${n(cx - W * 0.9)} ${n(y0)} ${n(cx)} ${n(y0)}`
  const q = w * 0.1,
    slit = (b, e) => `M${n(cx - q)} ${n(b)}h${n(2 * q)}V${n(e)}h${n(-2 * q)}z`
  const cut = slit(y0 + k * 1.15, cy - k * 0.72) + slit(cy + k * 0.72, y1 - k * 1.15)
  return P(fill, `M${n(cx)} ${n(y0)}${side(1)}${side(-1)}z${cut}`, EO)
}
const row = (xs, y, h, w, cs) => xs.map((x, i) => stick(x, y, h, w, Array.isArray(cs) ? cs[i] : cs)).join('')
const C3 = [12.5, 30, 47.5]
const B = {
  1: bird,
  2: () => stick(30, 22, 32, 13, GRN) + stick(30, 58, 32, 13, INK),
  3: () => stick(30, 22, 32, 12.6, GRN) + row([16.5, 43.5], 58, 32, 12.6, INK),
  4: () => row([16.5, 43.5], 22, 32, 12.6, [INK, GRN]) + row([16.5, 43.5], 58, 32, 12.6, [GRN, INK]),
  5: () =>
    row([12, 48], 22, 32, 12, [GRN, INK]) +
    row([12, 48], 58, 32, 12, [INK, GRN]) +
    stick(30, 40, 32, 12, RED),
  6: () => row(C3, 22, 32, 11.6, GRN) + row(C3, 58, 32, 11.6, INK),
  7: () =>
    stick(30, 14, 22, 11.6, RED) + row(C3, 40.4, 22.6, 11.4, GRN) + row(C3, 66, 22.6, 11.4, [INK, GRN, INK]),
  8: () => {
    // the slanted sticks are slimmer, or the letter they make would be a blot at 20 px
    const half =
      row([9.4, 50.6], 21.5, 33, 10, GRN) +
      rot(31, 24, 21.5, stick(23.6, 21.5, 29, 8.4, GRN)) +
      rot(-31, 36, 21.5, stick(36.4, 21.5, 29, 8.4, GRN))
    const low =
      row([9.4, 50.6], 58.5, 33, 10, INK) +
      rot(-31, 24, 58.5, stick(23.6, 58.5, 29, 8.4, INK)) +
      rot(31, 36, 58.5, stick(36.4, 58.5, 29, 8.4, INK))
    return half + low
  },
  9: () => [14.5, 40, 65.5].map((y) => row(C3, y, 23.2, 11.4, [GRN, RED, GRN])).join(''),
}
// 1s: a bird on a bamboo perch, long tail
function bird() {
  const body =
    'M8.5 21.2 15.6 16.6C17 11 21.6 7.6 27 8.2 33 8.9 36.4 13.6 36 19.4 35.8 22 36.4 23.6 38.4 25.6 43.6 30.6 46 37 45.4 44.6L50.6 64.4 45.2 61.6 42.6 67.6 37.4 62.6 33 66.4 31.4 57.6C22.8 57.4 15.8 51.6 14.6 43.4 13.8 37.6 15.8 33 19 29.4 20 28.2 19.6 26.6 18.2 25.4 17 24.4 16.2 23.6 15.8 22.6z'
  const eye = circ(24.2, 16.4, 2.1)
  const wing =
    'M21.6 35.4C31 31.8 39.6 37.6 41.4 49.4 40.8 52.4 39.6 53.6 37.6 53.8 28 53.4 21.4 46.4 21.6 35.4z'
  const wingIn =
    'M24.2 37.4C31.4 35.4 37 39.6 38.8 47.6 33 45.4 28 42.2 24.2 37.4zM25.2 42.6C28.8 46.4 33.2 49 38.2 50.6 31.6 52 27 48.6 25.2 42.6z'
  return (
    P(GRN, body + eye + wing, EO) +
    P(RED, wingIn) +
    S(RED, 2.2, 'M26.4 7.4C27 4.8 28.6 3.4 31 3.2M30.8 8.6C32.4 6.4 34.2 5.8 36.6 6.4') +
    S(INK, 2.4, 'M24.4 57.6V68M30 58.8V68') +
    stick2()
  )
  function stick2() {
    return S(INK, 4.6, 'M7.5 71.6H27M33 71.6H52.5') + S(RED, 2.6, 'M30 69V74.2')
  }
}

// ---- wan, winds, dragons -----------------------------------------------------
const NUM = '一二三四五六七八九'
const M = (i) =>
  glyph(NUM[i - 1], INK, 30, i === 1 ? 19.5 : 18.6, 38, i === 1 ? 1.35 : 0.94, 44) +
  glyph('萬', RED, 30, 56.6, 44, 0.98, 46)
const wind = (c) => glyph(c, INK, 30, 40, 56, 1.14, 50)
const frame = () =>
  P(INK, 'M8 8H52V72H8zM11.6 11.6V68.4H48.4V11.6z', EO) +
  P(
    INK,
    'M15.6 21.6 21.6 15.6H38.4L44.4 21.6V58.4L38.4 64.4H21.6L15.6 58.4zM18 22.6V57.4L22.6 62H37.4L42 57.4V22.6L37.4 18H22.6z',
    EO,
  )
const Z = {
  1: () => wind('東'),
  2: () => wind('南'),
  3: () => wind('西'),
  4: () => wind('北'),
  5: frame,
  6: () => glyph('發', GRN, 30, 40, 54, 1.2, 50),
  7: () => glyph('中', RED, 30, 40, 58, 1.16, 48),
}

// ---- flowers and seasons: character, numeral, motif ---------------------------
const head = (c, i, ink) =>
  glyph(c, ink, 18.6, 18.2, 29, 1, 29) + glyph(String(i), ink === INK ? RED : INK, 46.4, 17.6, 33)
function blossom(cx, cy, r, k, fill, heart, off = 0) {
  // k round petals with a cut ring and a heart
  let d = ''
  for (let i = 0; i < k; i++) {
    const [x, y] = pol(cx, cy, r * 0.58, off + (i * 360) / k)
    d += circ(x, y, r * 0.42)
  }
  return P(fill, d) + P(heart, circ(cx, cy, r * 0.2))
}
const F = {
  1: () =>
    head('梅', 1, RED) +
    S(
      INK,
      2.8,
      'M6.5 74C14 71 18.6 65.6 22 59M22 59C28 50 34 45 41.6 40.4M30 49.6C37 51 44 49.6 50 45.6M14.4 69C17 71.6 21 73.4 26 74',
    ) +
    blossom(38.6, 60, 13.6, 5, RED, 'var(--t-face,#f8f1de)') +
    S(
      RED,
      1.5,
      'M38.6 57.2V52.2M41.2 59.1 46 57.6M40.2 62.2 43.2 66.3M37 62.2 34 66.3M36 59.1 31.2 57.6',
      ' stroke="var(--t-face,#f8f1de)"',
    ).replace(`stroke="${RED}" `, '') +
    P(RED, circ(17.4, 48.4, 4.4) + circ(51, 39.6, 3.6)) +
    S(INK, 2, 'M21.4 59.4C20.4 56.6 19 54 17.6 52'),
  2: () =>
    head('蘭', 2, GRN) +
    P(
      GRN,
      'M29 75C27 58 20 47 6.5 42.6 17 40.6 29.4 50 32 75zM31.6 75C32 62 40 49.6 54 47.4 44.6 53 37.4 62 35 75zM26.6 75C23 66.4 17 61.4 8 61.6 17.6 57.6 27 64 29.6 75zM36 75C38 67.6 44 62.6 53.4 63.6 45.6 65 41 69 39 75z',
    ) +
    S(GRN, 2, 'M31.4 74C33.4 62 33.6 54 31.4 47') +
    P(RED, petals(30.6, 42.4, 1.6, 12, 2.9, 5, 0, 0.6)) +
    P(GLD, circ(30.6, 42.4, 2.5)),
  3: () =>
    head('菊', 3, GLD) +
    S(GRN, 2.8, 'M30 60V75') +
    P(GRN, 'M30 73C24 66.4 17 66 10 69 16 75 24 77 30 74zM30 73C36 66.4 43 66 50 69 44 75 36 77 30 74z') +
    P(GLD, petals(30, 50, 8.6, 19, 1.75, 16, 0, 0.72)) +
    P(GLD, petals(30, 50, 3.4, 9.4, 1.5, 8, 11, 0.6)) +
    P(RED, circ(30, 50, 2.7)),
  4: () =>
    head('竹', 4, GRN) +
    stalk(20, 35, 76) +
    stalk(33, 41, 76) +
    P(
      GRN,
      'M36.6 47C42 39.6 47 36.6 54.6 36 51 43.4 45 47.4 36.6 47zM37 51C44 49 50 51 54.6 56.4 47.4 58 41 56.4 37 51zM36.6 56C40.6 60 42.4 65 42 71.4 37.2 67.4 35.2 62 36.6 56zM16.6 53C12 48 8.6 47 4.6 47.6 7 53 11 55.4 16.6 53zM16.6 57C11.6 57.6 8 60.6 6.4 65.6 12 65.4 15.6 62.4 16.6 57z',
    ),
}
function stalk(x, y0, y1) {
  let d = ''
  const h = (y1 - y0) / 3
  for (let i = 0; i < 3; i++) {
    const a = y0 + i * h,
      b = a + h - 1.3
    d += `M${n(x - 3.2)} ${n(a)}h6.4q-1.1 1.2-1.1 2.4V${n(b - 2.4)}q0 1.2 1.1 2.4h-6.4q1.1-1.2 1.1-2.4V${n(a + 2.4)}q0-1.2-1.1-2.4z`
  }
  return P(GRN, d)
}
const Y = {
  // spring: the swallow
  1: () =>
    head('春', 1, INK) +
    P(
      INK,
      'M5 40.6C14 39.4 22 42.6 27.4 49 29.6 47.6 32.6 47.2 35.2 48.2 40 40 47 36.4 56.6 37.6 50.6 41.6 46.6 46.6 44 53.4 43 56.4 41 58.6 38.2 60 40.4 65 44.6 70.6 50.6 75.8 43.6 73.6 38.4 70 34.6 65.4 34.8 69.6 35.8 73.4 38 77.4 31.6 73.6 28.2 68.2 27.6 61 25.2 59.4 23.6 57.2 23 54.4 18.6 48.4 13 44.2 5 40.6z',
    ) +
    P(RED, 'M25.4 53.6C26 50.8 28.2 49.4 31 49.6 30.6 53.4 28.6 55.4 25.6 55.6z') +
    P('var(--t-face,#f8f1de)', 'M31 57.6C34 56.8 36.2 57.4 37.6 59.4 35 61.6 32 61.4 29.8 59.6z'),
  // summer: the lotus
  2: () =>
    head('夏', 2, INK) +
    P(RED, 'M30 33.6C36.4 40.6 37.8 50 33.6 61.6H26.4C22.2 50 23.6 40.6 30 33.6z') +
    P(
      RED,
      'M15 42C20.6 43.6 23 48 24.4 61.6 16.4 57.6 13.4 51.4 15 42zM45 42C39.4 43.6 37 48 35.6 61.6 43.6 57.6 46.6 51.4 45 42zM4.6 52.6C10.6 51.6 15 54 20.6 62 12 63.4 7 60.2 4.6 52.6zM55.4 52.6C49.4 51.6 45 54 39.4 62 48 63.4 53 60.2 55.4 52.6z',
    ) +
    P(GRN, 'M8.4 66.4C18 63.6 42 63.6 51.6 66.4 46 73.6 38 76.4 30 76.4 22 76.4 14 73.6 8.4 66.4z'),
  // autumn: the maple leaf
  3: () =>
    head('秋', 3, INK) +
    P(
      GLD,
      'M30 33.4 34 41.6 39.8 38.4 38.6 47.6 47 42.8 48.2 47.4 55.4 48.4 51.4 53.8 53.4 57.8 44.6 61.6 45.4 66.4 32 65.2 31.6 77H28.4L28 65.2 14.6 66.4 15.4 61.6 6.6 57.8 8.6 53.8 4.6 48.4 11.8 47.4 13 42.8 21.4 47.6 20.2 38.4 26 41.6z',
    ) +
    S('var(--t-face,#f8f1de)', 1.5, 'M30 63V44M30 62 43.4 51M30 62 16.6 51'),
  // winter: a snow crystal
  4: () =>
    head('冬', 4, INK) +
    [0, 60, 120, 180, 240, 300]
      .map((a) => {
        // one arm and its branches
        const cx = 30,
          cy = 55.4,
          [x, y] = pol(cx, cy, 20.4, a),
          br = (r, l) =>
            [-1, 1]
              .map((s) => {
                const [bx, by] = pol(cx, cy, r, a),
                  [tx, ty] = pol(bx, by, l, a + s * 52)
                return `M${n(tx)} ${n(ty)}L${n(bx)} ${n(by)}`
              })
              .join('')
        return `M${n(cx)} ${n(cy)}L${n(x)} ${n(y)}${br(12.6, 6.6)}${br(6.6, 5)}`
      })
      .reduce((s, d) => s + d, '')
      .replace(/^/, '')
      .split('§')
      .map((d) => S(INK, 2.7, d))
      .join('') +
    P(RED, circ(30, 55.4, 2.6)),
}

// ---- animals: the two that bite each other share an ink ------------------------
const A = {
  1: () =>
    P(
      INK,
      'M11.6 7.6 21 13.4C24 12.6 28 12.6 31 13.4L40.4 7.6C42 14 42 20.4 40.4 25 39.2 28.6 37 31.4 34 33.2 42 38.6 46.8 47 47 57.6 50 56.6 50.8 54 49.8 50.6 48.6 46.6 47.4 43.8 49 41 50.8 38 54.4 39.2 55.4 42.6 58.4 52.4 56.6 65 47 67.4 46.6 69 45.8 70.4 44.4 71.4H15.4C11.6 71.4 11.2 66.4 15.6 66L19.6 65.6C17.8 54 17.4 43.6 18.6 33.4 15.4 31.6 13 28.8 11.6 25 10 20.4 10 14 11.6 7.6z' +
        'M17 21.4C19.4 19.4 22 19.8 23.8 22.4 21.4 24.4 18.8 24 17 21.4zM35 21.4C32.6 19.4 30 19.8 28.2 22.4 30.6 24.4 33.2 24 35 21.4z' +
        'M28.4 69.2C28.6 62 30.6 55.6 35.4 51.6 33.4 57 32.8 62.6 33.4 69.2z',
      EO,
    ) +
    P(RED, 'M24 26.4H28L26 29z') +
    S(INK, 1.5, 'M13 27.6 5 25.6M13.6 30 6 31.4M39 27.6 47 25.6M38.4 30 46 31.4') +
    P(RED, 'M19.2 34.8C23.6 36.8 28.6 36.8 33 34.6L33.8 37.8C28.8 40 23.8 40.2 18.9 38.2z'),
  2: () =>
    P(
      INK,
      'M4.6 52.4C9.4 45.4 15 40.4 21 37.6 18.6 31 21.6 25.6 27 25.2 32.4 24.8 36.4 29 36.2 34.4 46.6 36 53 44.6 52.4 55.2 52 61.4 48.6 65.6 43.4 67.4H44.6C47.4 67.4 48.6 71 45.4 71H33.4C31.6 71 31.2 68.6 32.6 67.8H22.4C23.6 68.6 23.2 71 21.4 71H14.6C11.8 71 12 67.6 14.6 67.4 15 65.6 15 63.6 14.4 61.6 10.4 60.6 7 58.6 4.8 55.8 3.8 54.6 3.8 53.6 4.6 52.4z' +
        circ(15.4, 48, 2.1) +
        'M24.8 35C22.8 31.6 24 28.8 27 28.6 30 28.4 32.2 30.6 32.2 33.6 29.4 33.4 27 33.8 24.8 35z' +
        'M31.6 65.6C29.4 58.6 32.4 52.2 39 50.2 35 54 33.8 59.4 35.4 65.6z',
      EO,
    ) +
    S(INK, 3, 'M51 60C58.4 55 57.6 42 52.6 34 47.4 26 47.8 16.6 55 11.6') +
    P(RED, circ(5.6, 54, 2.3)) +
    S(INK, 1.4, 'M10 56.4 4 62.6M12 58 8.4 65'),
  3: () =>
    P(
      INK,
      'M17 17.6C19.6 13.6 25.4 12.8 28.6 16.4 31.6 19.8 31.2 25 33.4 30 35.6 34.8 39.4 37.4 44 37 47 45.4 44.6 54.4 37.6 58.8 30 63.4 20.4 61 15.8 52.6 12.4 46.2 14 39.6 15.6 33.4 16.4 30.2 16.6 27.2 16.2 24.6z' +
        circ(21.4, 20.6, 1.8) +
        'M21.4 43.6C27.4 40.8 34 42 38.4 46.6 36.6 52.4 31.4 55.4 26 53.6 22.8 52 21.2 48.4 21.4 43.6z',
      EO,
    ) +
    P(RED, 'M24.6 45.4C29 43.8 33 44.6 35.8 47.2 33.6 50.8 30 52.2 26.8 51.2 25 50 24.4 48 24.6 45.4z') +
    P(
      RED,
      'M15.8 16.6C13.6 13 14.6 9.6 17.4 8.4 18.4 9.4 18.9 10.4 19.2 11.4 19.6 8 21.8 5.6 25 5 25.6 7 25.4 8.8 25 10.4 27 8.6 29.6 8.2 32.4 9.4 32 13 30.6 15.4 28.6 16.2 25 12.4 19.2 12.8 15.8 16.6zM16 25.4C18.6 27.6 18.6 31.6 16.2 34.4 13.2 32.6 13 28.2 16 25.4z',
    ) +
    P(GLD, 'M16.2 18 8 22.2 16 24.4z') +
    P(
      GRN,
      'M41.6 35C40.4 23 44.4 14 54 10.4 58.4 22 54.6 31 45 36.4zM46.4 38.4C52.6 34.6 55.6 29 56 22.6 60 33.6 57.4 42 48.2 45.6 48 43 47.4 40.6 46.4 38.4zM48.2 48.4C52.8 46.4 56 42.8 57.4 38.4 59.6 48.4 55.8 55.6 46.4 57.2 47.6 54.4 48.2 51.4 48.2 48.4z',
    ) +
    S(GLD, 2.5, 'M25.6 60.6V71.6M33 60.2V71.6M19.6 73.4 25.6 71 29 73.4M27.8 73.6 33 71 37 73.4'),
  4: () => {
    // an S-shaped spine with plates and legs; the head is at the top
    let plates = '',
      legs = ''
    const N = 24 // plates; every other one has legs, thick enough to be seen at 20 px
    const at = (t) => [30 + 15 * Math.sin(t * Math.PI * 2 * 0.98 + 0.35) * (1 - 0.1 * t), 17.5 + t * 53]
    for (let i = 0; i <= N; i++) {
      const t = i / N,
        [x, y] = at(t),
        [x2, y2] = at(t + 0.01),
        a = Math.atan2(y2 - y, x2 - x),
        r = 5.2 - 2.2 * t,
        L = r + 5.8 - 1.6 * t
      plates += circ(x, y, r)
      if (i % 2 === 0)
        for (const s of [-1, 1]) {
          const bx = x + Math.cos(a + s * 1.35) * r * 0.8,
            by = y + Math.sin(a + s * 1.35) * r * 0.8
          const ex = x + Math.cos(a + s * 1.75) * L,
            ey = y + Math.sin(a + s * 1.75) * L
          legs += `M${n(bx)} ${n(by)}L${n(ex)} ${n(ey)}`
        }
    }
    const [hx, hy] = at(0)
    return (
      S(INK, 2.3, legs) +
      P(RED, plates) +
      P(INK, circ(hx, hy - 3.4, 5.4) + circ(hx - 2.1, hy - 5, 1.2) + circ(hx + 2.1, hy - 5, 1.2), EO) +
      S(
        INK,
        1.8,
        `M${n(hx - 2.6)} ${n(hy - 8)}C${n(hx - 6)} ${n(hy - 12)} ${n(hx - 10)} ${n(hy - 12)} ${n(hx - 13)} ${n(hy - 9)}M${n(hx + 2.6)} ${n(hy - 8)}C${n(hx + 6)} ${n(hy - 12)} ${n(hx + 10)} ${n(hy - 12)} ${n(hx + 13)} ${n(hy - 9)}`,
      )
    )
  },
}

// ---- the back: jade with a floor-tile lattice ----------------------------------
function back() {
  const L = 'var(--t-back-line,#7fb79b)'
  let d = '',
    dots = ''
  for (let r = 0; r < 5; r++)
    for (let c = 0; c < 3; c++) {
      const x = 16 + c * 14,
        y = 12 + r * 14
      d += petals(x, y, 1.4, 7, 1.7, 4, 45)
      dots += circ(x, y, 1)
      if (r < 4 && c < 2) dots += `M${x + 7} ${y + 4.6}l2.4 2.4-2.4 2.4-2.4-2.4z`
    }
  return (
    `<rect width="60" height="80" fill="var(--t-back,#17664b)"/>` +
    S(
      L,
      1.3,
      'M7 4.5H53A2.5 2.5 0 0 1 55.5 7V73A2.5 2.5 0 0 1 53 75.5H7A2.5 2.5 0 0 1 4.5 73V7A2.5 2.5 0 0 1 7 4.5z',
    ) +
    P(L, d + dots)
  )
}

// ---- write ---------------------------------------------------------------------
const sym = (id, s) => `<symbol id="${id}" viewBox="0 0 60 80">${s}</symbol>`
const out = []
for (let i = 1; i <= 9; i++) out.push(sym(`${i}m`, M(i)))
for (let i = 1; i <= 9; i++) out.push(sym(`${i}p`, T[i]()))
for (let i = 1; i <= 9; i++) out.push(sym(`${i}s`, B[i]()))
for (let i = 1; i <= 7; i++) out.push(sym(`${i}z`, Z[i]()))
for (const [k, t] of [
  ['f', F],
  ['y', Y],
  ['a', A],
])
  for (let i = 1; i <= 4; i++) out.push(sym(`${i}${k}`, t[i]()))
out.push(sym('back', back()))
const svg = `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- Count Tai tiles. Drawn by tiles.mjs. Characters: outlines from Yuji Boku, SIL OFL 1.1 -->\n${out.join('\n')}\n</svg>\n`
const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -2 88 94"><path fill="#17664b" d="M0 12h60v68a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z"/><path fill="#dccda8" d="M0 12h60v64a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8z"/><rect width="60" height="80" rx="8" fill="#fbf5e4"/>${Z[7]().replace(RED, '#b3261b')}</svg>\n`
const files = { 'tiles.svg': svg, 'favicon.svg': favicon }
for (const [name, text] of Object.entries(files)) {
  const file = new URL(`../public/${name}`, import.meta.url)
  // --check: are the files what this script draws?
  if (!process.argv.includes('--check')) fs.writeFileSync(file, text)
  else if (fs.readFileSync(file, 'utf8') !== text) {
    console.error(`public/${name} is not what art/tiles.mjs draws`)
    process.exitCode = 1
  }
}
