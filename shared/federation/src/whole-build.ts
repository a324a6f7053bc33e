/** A build that was made before: it is taken again only where it is whole. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseManifest } from '@shared/contract/release'
import { integrityOf, isSealed } from './seal.ts'

/**
 * Builds are not synced, since each can be made again: a power cut leaves the files of a young one empty or cut off.
 * @returns what the build says of itself; undefined where there is none, or a file is not as it says
 */
export async function wholeBuild(folder: string): Promise<ReleaseManifest | undefined> {
  try {
    const manifest: ReleaseManifest = JSON.parse(await readFile(path.join(folder, 'release.json'), 'utf8'))
    const found = await Promise.all([...filesOf(folder, manifest), hasBill(folder, manifest)])
    return found.every(Boolean) ? manifest : undefined
  } catch {
    return undefined
  }
}

const filesOf = (folder: string, { files }: ReleaseManifest) =>
  Object.entries(files).map(([name, { integrity }]) => isSealed(path.join(folder, name), integrity))

const hasBill = async (folder: string, { sbom }: ReleaseManifest): Promise<boolean> =>
  !sbom || integrityOf(await readFile(path.join(folder, sbom.file))) === sbom.integrity
