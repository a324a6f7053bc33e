/** Pictures and small pages that the exchange itself publishes: made by us, known by name, open to all. */
import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { PublicFile, PublicFiles } from '../upload/calls.ts'
import { publicPages } from './pages/index.ts'

const folder = new URL('./pictures/', import.meta.url)

const fileOf = (bytes: Buffer, type: string): PublicFile => ({
  bytes,
  type,
  etag: `"${hash('sha256', bytes, 'hex').slice(0, 32)}"`,
})

const pictures = readdirSync(folder)
  .filter(name => name.endsWith('.svg'))
  .map(name => [`content/${name}`, fileOf(readFileSync(new URL(name, folder)), 'image/svg+xml')] as const)

const pages = [...publicPages].map(
  ([path, page]) => [path, fileOf(Buffer.from(page), 'text/html; charset=utf-8')] as const,
)

/** By path, e.g. "content/banner-level.svg". SVG and pages are safe here: our own, and answered so that they run nothing. */
export const publicFiles: PublicFiles = new Map([...pictures, ...pages])
