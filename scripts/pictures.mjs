/**
 * The picture of each page for other sites that link to it (`og:image`), drawn from what the page says and shows. What
 * was drawn before from the same is taken from the cache.
 */
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { drawPicture, facesOf } from './pictures/draw.mjs'
import { pictureOf } from './pictures/page.mjs'
import { openFonts } from './pictures/text.mjs'
import { ROOT } from './setup.mjs'

const CACHE = join(ROOT, 'node_modules', '.cache', 'count-tai', 'pictures')
const DRAWN_WITH = ['pictures.mjs', 'pictures/draw.mjs', 'pictures/text.mjs'].map((name) =>
  join(import.meta.dirname, name),
)

async function picturesOf(dist) {
  const wanted = new Map()
  for (const name of (await readdir(dist, { recursive: true })).sort()) {
    if (!name.endsWith('.html')) continue
    const html = await readFile(join(dist, name), 'utf8')
    const picture = pictureOf(html)
    // a page that is not listed names the picture of another one
    if (picture && !/<meta name="robots" content="noindex"/.test(html)) wanted.set(picture.file, picture)
  }
  return [...wanted.values()]
}

/** Draws every picture that a page of the built site names. Returns how many there are and how many were drawn anew. */
export async function drawPictures(dist) {
  const { default: sharp } = await import('sharp')
  const sprite = await readFile(join(dist, 'tiles.svg'), 'utf8')
  const same = createHash('sha256').update(sprite)
  for (const file of DRAWN_WITH) same.update(await readFile(file))
  const base = same.digest('hex')
  const faces = facesOf(sprite)
  let fonts
  const fontsOnce = () => {
    fonts ??= openFonts()
    return fonts
  }
  await rm(join(dist, 'og'), { recursive: true, force: true })
  await mkdir(CACHE, { recursive: true })
  const pictures = await picturesOf(dist)
  const queue = [...pictures]
  let drawn = 0
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const { file, ...shown } = next
      const key = createHash('sha256').update(base).update(JSON.stringify(shown)).digest('hex').slice(0, 32)
      const kept = join(CACHE, `${key}.png`)
      const target = join(dist, file)
      await mkdir(dirname(target), { recursive: true })
      if (
        await copyFile(kept, target).then(
          () => true,
          () => false,
        )
      )
        continue
      const svg = drawPicture(shown, await fontsOnce(), faces)
      // written under another name first: a build that was stopped leaves no half picture in the cache
      const half = `${kept}.${process.pid}`
      await sharp(Buffer.from(svg))
        .png({ palette: true, colours: 128, effort: 7, compressionLevel: 9 })
        .toFile(half)
      await rename(half, kept)
      await copyFile(kept, target)
      drawn += 1
    }
  }
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
  return { pictures: pictures.length, drawn }
}
