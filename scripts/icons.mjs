/** The site's icons for devices, drawn from the favicon: a tile by itself, and one on felt for masks of any shape. */
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FELT = '#1d5c47'
/** Whatever a mask leaves of a maskable icon, the middle 80 % are seen. */
const SAFE = 0.74
const PLAIN = 0.94

/** The favicon's drawing in the middle of a square; `share` of the square's height is the tile. */
function square(favicon, share, ground) {
  const [, x, y, width, height] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(favicon).map(Number)
  const inner = favicon.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '')
  const side = height / share
  const box = `${x + (width - side) / 2} ${y + (height - side) / 2} ${side} ${side}`
  const back = ground ? `<rect x="-100" y="-100" width="300" height="300" fill="${ground}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="512" height="512">${back}${inner}</svg>`
}

/** Writes `icons/` and the icon that Apple's devices look for at the root. */
export async function drawIcons(dist) {
  const { default: sharp } = await import('sharp')
  const favicon = await readFile(join(dist, 'favicon.svg'), 'utf8')
  const folder = join(dist, 'icons')
  await mkdir(folder, { recursive: true })
  const draw = (svg, size, file) =>
    sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9, palette: true }).toFile(file)
  const plain = square(favicon, PLAIN)
  const full = square(favicon, SAFE, FELT)
  await Promise.all([
    ...[192, 512].flatMap((size) => [
      draw(plain, size, join(folder, `tile-${size}.png`)),
      draw(full, size, join(folder, `maskable-${size}.png`)),
    ]),
    draw(full, 180, join(dist, 'apple-touch-icon.png')),
  ])
}
