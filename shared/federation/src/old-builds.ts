/** Keeps a unit's dist small: a release that was published lies in the store, whatever becomes of its build. */
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'

const kept = 5

/** Removes all builds but the newest ones, with their source maps. */
export async function removeOld(dist: string): Promise<void> {
  const releases = (await readdir(dist)).filter(name => /^[a-f0-9]{12}$/.test(name))
  const aged = await Promise.all(
    releases.map(async name => ({ name, at: (await stat(path.join(dist, name))).mtimeMs })),
  )
  for (const { name } of aged.sort((a, b) => b.at - a.at).slice(kept))
    for (const folder of [name, `maps/${name}`]) await rm(path.join(dist, folder), { recursive: true, force: true })
}
