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
  return [...sprite.querySelectorAll('symbol')]
    .filter(({ id }) => faces.has(id))
    .map((symbol) => new XMLSerializer().serializeToString(symbol))
    .join('')
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

function write(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  look: string,
  weight = 400,
) {
  const family = getComputedStyle(document.body).fontFamily
  context.font = `${weight} ${size}px ${family}`
  context.fillStyle = look
  context.fillText(text, x, y, WIDTH - PAD - x)
}

/** A picture of the hand, its worth and its reasons, as PNG. Rejects where the browser cannot draw it. */
export async function picture(rows: readonly TrayRow[], text: PictureText): Promise<Blob> {
  const { placed, height } = layOut(rows)
  const tall = height + 150 + text.rows.length * 44 + 70
  const drawings = await symbols(new Set(placed.map(({ face }) => face)))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${tall}" viewBox="0 0 ${WIDTH} ${tall}"><defs>${drawings}</defs><rect width="100%" height="100%" fill="${FELT}"/>${placed.map(tileSvg).join('')}${placed.map(ringSvg).join('')}</svg>`
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = tall
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(await imageOf(svg), 0, 0)
  await document.fonts.ready
  write(context, text.big, PAD, height + 70, 76, LAMP, 700)
  write(context, text.about, PAD, height + 122, 27, INK)
  text.rows.forEach(([name, worth], i) => {
    const y = height + 172 + i * 44
    write(context, worth, PAD, y, 28, LAMP, 700)
    write(context, name, PAD + 90, y, 28, INK)
  })
  write(context, text.foot, PAD, tall - 36, 23, SOFT)
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no picture'))), 'image/png'),
  )
}

/** Hands a file to the reader. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}
