/**
 * Source maps of builds, in `maps/<release>` beside the build. No phone may have them, so they are in no store: they are kept
 * where the release was built until gc takes the release away.
 */
import { existsSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { hasCode } from '@shared/disk'
import { folderOf, root } from '../place.ts'

type Named = { unit: string; release: string }

const mapsBeside = (build: string, release: string): string => join(dirname(build), 'maps', release)

/** The next builds leave maps with this file alone (federation/src/old-builds.ts). */
const published = 'published'

/** Keeps the maps of a build that is published now. @param build its folder; one without maps is let be */
export async function keepMaps(build: string, release: string): Promise<void> {
  await writeFile(join(mapsBeside(build, release), published), '').catch(absent)
}

/** Copies the maps of a build to `<to>/<unit>/<release>`. @returns that folder; undefined where the build has none */
export async function copyMaps(build: string, { unit, release }: Named, to: string): Promise<string | undefined> {
  const [maps, place] = [mapsBeside(build, release), join(to, unit, release)]
  if (!existsSync(maps)) return undefined
  await cp(maps, place, { recursive: true })
  return place
}

/** Lets the maps of a release go that is in the store no more; those of a build that is still there go with the build. */
export async function forgetMaps({ unit, release }: Named): Promise<void> {
  const folder = folderOf(unit)
  if (folder === undefined) return
  const build = join(root, folder, 'dist', release)
  const gone = existsSync(build) ? [published] : []
  await rm(join(mapsBeside(build, release), ...gone), { recursive: true, force: true })
}

function absent(e: unknown): void {
  if (!hasCode(e, 'ENOENT', 'ENOTDIR')) throw e
}
