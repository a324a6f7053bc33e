/** The id of a release: the hash of what goes into the build, known before the build starts. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { contentHash } from './sources.ts'
import { workspaceRoot } from './workspace.ts'

/**
 * 12 hexadecimal digits over the files that a unit is made from, and the lockfile.
 * @param home the unit's folder
 * @param told whatever else reaches the code: the mode, the keys that a shell trusts
 */
export const releaseId = (sources: readonly string[], home: string, told: string): string =>
  createHash('sha256')
    .update(told)
    .update(contentHash(sources, home))
    .update(readFileSync(path.join(workspaceRoot, 'pnpm-lock.yaml')))
    .digest('hex')
    .slice(0, 12)
