/** Turns webpack's output folder into a release: source maps taken out, every file hashed, measured and compressed. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib'
import type { ReleaseManifest } from '@shared/contract/release'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
const unbrotli = promisify(brotliDecompress)
const unzip = promisify(gunzip)

type Files = ReleaseManifest['files']

/** Subresource integrity of these bytes, "sha384-…". */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`

const text = /\.(js|css|json|svg|txt)$/

/** Moves the source maps out of the folder that will be public. */
export async function takeOutMaps(folder: string, mapsFolder: string): Promise<void> {
  const maps = (await readdir(folder)).filter(file => file.endsWith('.map'))
  await mkdir(mapsFolder, { recursive: true })
  await Promise.all(maps.map(map => rename(path.join(folder, map), path.join(mapsFolder, map))))
}

async function compress(file: string, bytes: Uint8Array, quality: number): Promise<number> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([brotli(bytes, { params }), zip(bytes, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
  return br.length
}

/** Hashes and sizes of all files in a folder; beside each text file its brotli and gzip twins are written. */
export async function sealFiles(folder: string, quality: number): Promise<Files> {
  const names = (await readdir(folder)).sort()
  const sealed = names.map(async name => {
    const file = path.join(folder, name)
    const bytes = await readFile(file)
    const brotli = text.test(name) ? await compress(file, bytes, quality) : bytes.length
    return [name, { integrity: integrityOf(bytes), bytes: bytes.length, brotli }] as const
  })
  return Object.fromEntries(await Promise.all(sealed))
}

/** Whether a file and its twins are as they were sealed. @throws where one is missing, or a twin cannot be unpacked */
export async function isSealed(file: string, integrity: string): Promise<boolean> {
  const bytes = await readFile(file)
  if (integrityOf(bytes) !== integrity) return false
  if (!text.test(file)) return true
  const [br, gz] = [await unbrotli(await readFile(`${file}.br`)), await unzip(await readFile(`${file}.gz`))]
  return br.equals(bytes) && gz.equals(bytes)
}
