/** The id of a release: the hash of what goes into the build, known before the build starts. */
import { createHash } from 'node:crypto'
import { contentHash } from './sources.ts'

/**
 * 12 hexadecimal digits over the files that a unit is made from, and its part of the lockfile.
 * @param home the unit's folder
 * @param libraries a line for each (lockfile.ts)
 * @param told whatever else reaches the code: the mode, the keys that a shell trusts
 */
export const releaseId = (sources: readonly string[], home: string, libraries: string, told: string): string =>
  createHash('sha256').update(told).update(contentHash(sources, home)).update(libraries).digest('hex').slice(0, 12)
