/** Another release of a built unit, changed as a test says: under an id of its own, and whole in itself. */
import { createHash, randomBytes } from 'node:crypto'
import type { ReleaseManifest } from '@shared/contract/release'
import { readBuiltRelease } from '@shared/release/writing'
import type { BuiltUnit } from './built-units.ts'

type Built = Awaited<ReturnType<typeof readBuiltRelease>>
/** Texts by file name. */
export type Files = Map<string, string>
export type Change = (files: Files, manifest: ReleaseManifest) => unknown

const hashed = (text: string) => {
  const bytes = Buffer.from(text)
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  return { integrity, bytes: bytes.length, brotli: bytes.length }
}

/** @param change may change any file and the manifest; hashes are made afterwards */
export async function remake(built: BuiltUnit, change: Change = () => {}): Promise<Built> {
  const base = await readBuiltRelease(built.folder)
  const release = randomBytes(6).toString('hex')
  const { sbom, ...told } = base.manifest
  const named = [...base.files].filter(([name]) => !/\.(br|gz)$/.test(name) && name !== sbom?.file)
  const texts: Files = new Map(
    named.map(([name, bytes]) => [name, Buffer.from(bytes).toString().replaceAll(built.release, release)]),
  )
  const manifest = structuredClone({ ...told, release })
  change(texts, manifest)
  manifest.files = Object.fromEntries([...texts].map(([name, text]) => [name, hashed(text)]))
  const files = new Map([...texts].map(([name, text]) => [name, Buffer.from(text)]))
  return { manifest, manifestBytes: Buffer.from(JSON.stringify(manifest)), files }
}
