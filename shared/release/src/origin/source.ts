/** What git says of the checkout that a release is built from. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { branchOfJob } from './actor.ts'

const run = promisify(execFile)

export const commitId = v.pipe(v.string(), v.regex(/^(?:[a-f0-9]{40}|[a-f0-9]{64})$/))

export const source = v.object({
  commit: commitId,
  branch: v.nullable(v.string()),
  /** The tree held something that the commit does not: nobody can build that again. */
  dirty: v.boolean(),
  subject: v.string(),
  author: v.string(),
  committed: v.pipe(v.string(), v.isoTimestamp()),
})
export type Source = v.InferOutput<typeof source>

/** Longest that is kept of a line that somebody wrote. */
const longest = 200

/** Null where the folder is in no repository, or there is no git: a release can be published without. */
export async function sourceOf(folder: string): Promise<Source | null> {
  const shown = await git(folder, 'show', '--no-patch', '--format=%H%x00%aN%x00%cI%x00%s', 'HEAD')
  if (shown === undefined) return null
  const [commit = '', author = '', committed = '', subject = ''] = shown.trimEnd().split('\0')
  const branch = branchOfJob() ?? (await git(folder, 'symbolic-ref', '--short', '--quiet', 'HEAD'))?.trim() ?? null
  const changed = await git(folder, 'status', '--porcelain')
  const words = { author: author.slice(0, longest), subject: subject.slice(0, longest) }
  const at = new Date(committed).toISOString()
  return v.parse(source, { commit, branch, dirty: changed !== '', ...words, committed: at })
}

/** Undefined where it fails; a status that could not be had counts as a change. */
const git = (folder: string, ...args: string[]): Promise<string | undefined> =>
  run('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 2 ** 26 }).then(
    ({ stdout }) => stdout,
    () => undefined,
  )
