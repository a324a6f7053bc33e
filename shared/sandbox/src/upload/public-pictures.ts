/** Pictures that the exchange itself publishes: drawn by us, known by name, open to all. */
import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const folder = new URL('../content/pictures/', import.meta.url)

export type PublicPicture = { bytes: Buffer; etag: string }

const read = (name: string): PublicPicture => {
  const bytes = readFileSync(new URL(name, folder))
  return { bytes, etag: `"${hash('sha256', bytes, 'hex').slice(0, 32)}"` }
}

/** By path, e.g. "content/banner-level.svg". SVG is safe here: our own, and answered so that it runs nothing. */
export const publicPictures: ReadonlyMap<string, PublicPicture> = new Map(
  readdirSync(folder)
    .filter(name => name.endsWith('.svg'))
    .map(name => [`content/${name}`, read(name)]),
)
