/** Keeps a unit's dist small: a release that was published lies in the store, whatever becomes of its build. */
import { existsSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const kept = 5

/** Removes all builds but the newest ones; their source maps too, unless the release was published (release/src/releases/kept-maps.ts). */
export async function removeOld(dist: string): Promise<void> {
  const releases = (await readdir(dist)).filter(name => /^[a-f0-9]{12}$/.test(name))
  const aged = await Promise.all(
    releases.map(async name => ({ name, at: (await stat(path.join(dist, name))).mtimeMs })),
  )
  for (const { name } of aged.sort((a, b) => b.at - a.at).slice(kept)) {
    const maps = path.join(dist, 'maps', name)
    const gone = existsSync(path.join(maps, 'published')) ? [] : [maps]
    for (const folder of [path.join(dist, name), ...gone]) await rm(folder, { recursive: true, force: true })
  }
}
