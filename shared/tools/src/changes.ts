/** What differs from a commit, the working tree included. */
import { existsSync } from 'node:fs'
import { git, tryGit } from './git.ts'
import { root } from './run.ts'

const lines = (text: string): string[] => text.split('\n').filter(Boolean)

/** Where this branch left another one, here or at the remote; undefined where neither has one of that name. */
export const startOf = (branch: string, folder = root): string | undefined =>
  attempt(folder, 'merge-base', 'HEAD', branch) ?? attempt(folder, 'merge-base', 'HEAD', `origin/${branch}`)

/** Whether the checkout has a history: an unpacked archive has none, and nothing in it is known to differ. */
export const hasHistory = (folder = root): boolean => attempt(folder, 'rev-parse', 'HEAD') !== undefined

/** The commit that is checked out. */
export const head = (): string => git(root, 'rev-parse', 'HEAD').trim()

const attempt = (folder: string, ...args: string[]): string | undefined => tryGit(folder, ...args)?.trim() || undefined

const commitOf = (name: string, folder = root): string | undefined =>
  attempt(folder, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`)

/** Whether a name, e.g. "main" or "10a497aa", is a commit of this checkout. */
export const isCommit = (name: string): boolean => commitOf(name) !== undefined

/**
 * The commit that the present work started from: the last tag before HEAD; without tags, where this branch left main,
 * here or at the remote. If that is HEAD itself: its first parent.
 * @returns undefined where no history tells: an archive, a shallow clone, a clone of one branch other than main
 */
export function lastRelease(folder = root): string | undefined {
  const commit = (name: string) => commitOf(name, folder)
  const begun = attempt(folder, 'describe', '--tags', '--abbrev=0') ?? startOf('main', folder)
  if (!begun) return undefined
  return commit(begun) === commit('HEAD') ? commit('HEAD^1') : commit(begun)
}

/** Files that differ from a commit, are new, or are gone, from the root: a file that was moved is both. */
export function changedSince(commit: string, folder = root): string[] {
  const names = (...args: string[]) =>
    git(folder, ...args)
      .split('\0')
      .filter(Boolean)
  const differ = names('diff', '-z', '--name-only', '--no-renames', '--relative', commit, '--')
  const fresh = names('ls-files', '-z', '--others', '--exclude-standard')
  return [...new Set([...differ, ...fresh])]
}

/** Of files that changed those that are there. */
export const present = (files: readonly string[]): string[] => files.filter(file => existsSync(root + file))

/** All files of ours that may import others. */
export const sources = (): string[] =>
  present(lines(git(root, 'ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx')))
