import { tileId } from '../../../engine/index.ts'
import { SPRITE } from '../../tiles/TileFace.tsx'
import type { TrayItem, TrayRow } from './tray.ts'

/** What a picture of a hand shows. */
export interface PictureText {
  /** "3 tai", "No win". */
  readonly big: string
  readonly about: string
  /** Rows and what each is worth. */
  readonly rows: readonly (readonly [name: string, worth: string])[]
  /** Seat, round and how it was won; the site's name. */
  readonly foot: string
}

const WIDTH = 1200
const PAD = 56
const TILE = 66
const TALL = (TILE * 4) / 3
const EDGE = TILE * 0.11
const GAP = TILE * 0.34
const LINE = TALL + EDGE + 26
const INK = '#f7f1e0'
const SOFT = '#c3dccd'
const LAMP = '#ffe09a'
const FELT = '#1d5c47'

interface Placed {
  readonly face: string
  readonly x: number
  readonly y: number
  readonly won: boolean
}

const facesOf = ({ kinds, concealedKong }: TrayItem): string[] =>
  kinds.map((kind, i) => (concealedKong && (i === 0 || i === 3) ? 'back' : tileId(kind)))

/** Sets one after another, on as many lines as they need. */
function layOut(rows: readonly TrayRow[]): { placed: Placed[]; height: number } {
  const placed: Placed[] = []
  let x = PAD
  let y = PAD
  for (const { groups } of rows)
    for (const group of groups) {
      const tiles = group.flatMap((item) => facesOf(item).map((face) => ({ face, won: item.won })))
      const wide = tiles.length * (TILE + 2)
      if (x > PAD && x + wide > WIDTH - PAD) {
        x = PAD
        y += LINE
      }
      tiles.forEach(({ face, won }, i) => void placed.push({ face, x: x + i * (TILE + 2), y, won }))
      x += wide + GAP
    }
  return { placed, height: placed.length === 0 ? PAD : y + LINE }
}

const body = (x: number, y: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${TILE}" height="${TALL}" rx="${TILE * 0.11}" fill="${fill}"/>`

/** One tile as the page draws it: jade back, ivory side, face, art. */
function tileSvg({ face, x, y }: Placed): string {
  const back = face === 'back'
  return `${body(x, y + EDGE, '#25835f')}${body(x, y + TILE * 0.045, '#dccda8')}${body(x, y, back ? '#25835f' : '#fbf5e4')}<use href="#${face}" x="${x}" y="${y}" width="${TILE}" height="${TALL}"/>`
}

/** The outline of the tile won on, above its neighbours. */
const ringSvg = ({ x, y, won }: Placed): string =>
  won
    ? `<rect x="${x - 5}" y="${y - 5}" width="${TILE + 10}" height="${TALL + EDGE + 10}" rx="11" fill="none" stroke="${LAMP}" stroke-width="4"/>`
    : ''

/** The drawings of the faces that are shown, out of the sprite. */
async function symbols(faces: ReadonlySet<string>): Promise<string> {
  const text = await (await fetch(SPRITE)).text()
  const sprite = new DOMParser().parseFromString(text, 'image/svg+xml')
  return (
    [...sprite.querySelectorAll('symbol')]
      .filter(({ id }) => faces.has(id))
      .map((symbol) => new XMLSerializer().serializeToString(symbol))
      .join('')
      // inks that a page may change; outside of one there are only those of the sprite
      .replace(/var\(--[\w-]+,\s*([^()]+)\)/g, '$1')
  )
}

function imageOf(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  return new Promise((done, fail) => {
    const image = new Image()
    image.onload = () => {
      URL.revokeObjectURL(url)
      done(image)
    }
    image.onerror = () => fail(new Error('the drawing cannot be shown'))
    image.src = url
  })
}

/** A line of text in the picture, on its base line. */
interface Line {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly look: string
  readonly weight: number
}

interface Drawing {
  readonly tall: number
  /** The tiles on their felt, and nothing written. */
  readonly tiles: string
  readonly lines: readonly Line[]
}

async function drawingOf(rows: readonly TrayRow[], text: PictureText): Promise<Drawing> {
  const { placed, height } = layOut(rows)
  const tall = height + 150 + text.rows.length * 44 + 70
  const drawings = await symbols(new Set(placed.map(({ face }) => face)))
  const line = (what: string, x: number, y: number, size: number, look: string, weight = 400): Line => ({
    text: what,
    x,
    y,
    size,
    look,
    weight,
  })
  return {
    tall,
    tiles: `<defs>${drawings}</defs><rect width="100%" height="100%" fill="${FELT}"/>${placed.map(tileSvg).join('')}${placed.map(ringSvg).join('')}`,
    lines: [
      line(text.big, PAD, height + 70, 76, LAMP, 700),
      line(text.about, PAD, height + 122, 27, INK),
      ...text.rows.flatMap(([name, worth], i) => {
        const y = height + 172 + i * 44
        return [line(worth, PAD, y, 28, LAMP, 700), line(name, PAD + 90, y, 28, INK)]
      }),
      line(text.foot, PAD, tall - 36, 23, SOFT),
    ],
  }
}

const svgOf = (tall: number, inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${tall}" viewBox="0 0 ${WIDTH} ${tall}">${inner}</svg>`

const familyOfPage = () => getComputedStyle(document.body).fontFamily

/** A picture of the hand, its worth and its reasons, as PNG. Rejects where the browser cannot draw it. */
export async function picture(rows: readonly TrayRow[], text: PictureText): Promise<Blob> {
  const { tall, tiles, lines } = await drawingOf(rows, text)
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = tall
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(await imageOf(svgOf(tall, tiles)), 0, 0)
  await document.fonts.ready
  const family = familyOfPage()
  for (const { text: what, x, y, size, look, weight } of lines) {
    context.font = `${weight} ${size}px ${family}`
    context.fillStyle = look
    context.fillText(what, x, y, WIDTH - PAD - x)
  }
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}

/** The same picture as SVG, whose text is set in the fonts of who looks at it. */
export async function pictureSvg(rows: readonly TrayRow[], text: PictureText): Promise<Blob> {
  const { tall, tiles, lines } = await drawingOf(rows, text)
  const family = new XMLSerializer()
    .serializeToString(document.createTextNode(familyOfPage()))
    .replaceAll('"', "'")
  const written = lines.map(({ text: what, x, y, size, look, weight }) => {
    const safe = new XMLSerializer().serializeToString(document.createTextNode(what))
    return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${look}">${safe}</text>`
  })
  const svg = svgOf(tall, `${tiles}<g font-family="${family}">${written.join('')}</g>`)
  return new Blob([svg], { type: 'image/svg+xml' })
}

/** Hands a file to the reader. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
