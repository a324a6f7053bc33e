/** What differs from a commit, the working tree included. */
import { existsSync } from 'node:fs'
import { output, root } from './run.ts'

const lines = (text: string): string[] => text.split('\n').filter(Boolean)
const git = (...args: string[]): string => output('git', ['-C', root, ...args])

/** Where this branch left another one; HEAD where there is none of that name. */
export function startOf(branch: string): string {
  try {
    return git('merge-base', 'HEAD', branch).trim()
  } catch {
    return 'HEAD'
  }
}

/** Whether the checkout has a history: an unpacked archive has none, and nothing in it is known to differ. */
export function hasHistory(): boolean {
  try {
    return git('rev-parse', 'HEAD') !== ''
  } catch {
    return false
  }
}

/** The commit that is checked out. */
export const head = (): string => git('rev-parse', 'HEAD').trim()

function attempt(folder: string, ...args: string[]): string | undefined {
  try {
    return output('git', ['-C', folder, ...args]).trim() || undefined
  } catch {
    return undefined
  }
}

const commitOf = (name: string, folder = root): string | undefined =>
  attempt(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)

/** Whether a name, e.g. "main" or "10a497aa", is a commit of this checkout. */
export const isCommit = (name: string): boolean => commitOf(name) !== undefined

/**
 * The commit that the present work started from: the last tag before HEAD; without tags, where this branch left main,
 * here or at the remote. If that is HEAD itself: its first parent.
 * @returns undefined without a history: an archive, a shallow clone
 */
export function lastRelease(folder = root): string | undefined {
  const commit = (name: string) => commitOf(name, folder)
  const begun =
    attempt(folder, 'describe', '--tags', '--abbrev=0') ??
    attempt(folder, 'merge-base', 'HEAD', 'main') ??
    attempt(folder, 'merge-base', 'HEAD', 'origin/main') ??
    'HEAD'
  return commit(begun) === commit('HEAD') ? commit('HEAD^1') : commit(begun)
}

/** Files that are there and differ, or are new, from the root. */
export function changedSince(commit: string): string[] {
  const differ = lines(git('diff', '--name-only', '--relative', commit))
  const fresh = lines(git('ls-files', '--others', '--exclude-standard'))
  return [...new Set([...differ, ...fresh])].filter(file => existsSync(root + file))
}

/** All files of ours that may import others. */
export const sources = (): string[] =>
  lines(git('ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx')).filter(file =>
    existsSync(root + file),
  )
