/**
 * The bill of materials of a release (CycloneDX): the libraries whose modules are in it, with versions and licences. It stands
 * beside the release's files and is none of them: no phone asks for it.
 */
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { CycloneDxWebpackPlugin } from '@cyclonedx/webpack-plugin'
import type { ReleaseManifest } from '@shared/contract/release'
import { integrityOf } from './seal.ts'
import type { Unit } from './unit.ts'

const written = 'bom.json'
const name = 'sbom.cdx.json'

/** Of a build for production alone; without times and random numbers, so that the same sources give the same bytes. */
export const billOf = ({ name: unit, mode, package: { version } }: Unit) =>
  mode === 'production'
    ? [
        new CycloneDxWebpackPlugin({
          ...{ specVersion: '1.6', reproducibleResults: true, outputLocation: '.', includeWellknown: false },
          ...{ rootComponentAutodetect: false, rootComponentType: 'application' },
          ...{ rootComponentName: unit, rootComponentVersion: version },
        }),
      ]
    : []

/**
 * Takes it out of what becomes the release's own files. Which library leans on which is left out: what is borrowed of the
 * shell counts there as a part of whoever happened to ask for it first, so that no two builds would be the same.
 * @returns undefined where none was written
 */
export async function takeOutBill(folder: string): Promise<Uint8Array | undefined> {
  const text = await readFile(path.join(folder, written), 'utf8').catch(() => undefined) // a build for development has none
  for (const file of [written, 'bom.xml']) await rm(path.join(folder, file), { force: true })
  if (text === undefined) return undefined
  const { dependencies: _, ...bill } = JSON.parse(text)
  return Buffer.from(JSON.stringify(bill, null, 2))
}

/** Puts it beside them. */
export async function putBill(folder: string, bytes: Uint8Array): Promise<NonNullable<ReleaseManifest['sbom']>> {
  await writeFile(path.join(folder, name), bytes)
  return { file: name, integrity: integrityOf(bytes), bytes: bytes.length }
}
