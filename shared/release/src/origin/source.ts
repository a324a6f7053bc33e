/** What git says of the checkout that a release is built from. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { branchOfJob } from './actor.ts'
import { foreignRepository } from './foreign-repository.ts'
import { gitEnvironment } from './git-environment.ts'

const run = promisify(execFile)

export const commitId = v.pipe(v.string(), v.regex(/^(?:[a-f0-9]{40}|[a-f0-9]{64})$/))

/** What git can clone from elsewhere, as nobody has to quote it in a command. */
const address = /^(?:(?:https?|ssh|git):\/\/|\w[\w.-]*@[\w.-]+:)[\w.~/:@-]+$/

export const source = v.object({
  commit: commitId,
  /** Where its repository can be cloned, as far as that names it. */
  repository: v.optional(v.pipe(v.string(), v.regex(address))),
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
  const git = await gitIn(folder)
  const commitLine = await git('show', '--no-patch', '--format=%H%x00%aN%x00%cI%x00%s', 'HEAD')
  if (commitLine === undefined) return null
  const [commit = '', author = '', committed = '', subject = ''] = commitLine.trimEnd().split('\0')
  const branch = branchOfJob() ?? (await git('symbolic-ref', '--short', '--quiet', 'HEAD'))?.trim() ?? null
  const changed = await git('status', '--porcelain', '--untracked-files=normal', '--ignore-submodules=dirty')
  const repository = repositoryOf((await git('config', '--get', 'remote.origin.url'))?.trim() ?? '')
  const words = { author: author.slice(0, longest), subject: subject.slice(0, longest) }
  const at = new Date(committed).toISOString()
  return v.parse(source, {
    commit,
    ...(repository && { repository }),
    branch,
    dirty: changed !== '',
    ...words,
    committed: at,
  })
}

/** Why git names no commit of a folder. */
export async function whyNoSource(folder: string): Promise<string> {
  const { code, stderr } = await failureOf(['-C', folder, 'rev-parse', '--verify', 'HEAD'])
  if (code === 'ENOENT') return 'git is not installed here.'
  if (/not a git repository|cannot change to/.test(stderr)) return 'No repository was found.'
  if (/Needed a single revision/.test(stderr)) return 'The repository has no commit.'
  return foreignRepository(stderr) ?? `git does not read ${folder}: ${stderr.trim()}`
}

const failureOf = (args: readonly string[]): Promise<{ code?: unknown; stderr: string }> =>
  run('git', args, { encoding: 'utf8', env: envWith({}) }).catch(({ code, stderr = '' }) => ({ code, stderr }))

/** @param remote as git has it @returns without password; undefined for a folder of this machine, and what is no address */
export function repositoryOf(remote: string): string | undefined {
  const url = URL.canParse(remote) ? new URL(remote) : undefined // "git@host:path" is none
  if (url)
    Object.assign(url, { password: '', search: '', hash: '', ...(/^http/.test(url.protocol) && { username: '' }) })
  const withoutPassword = url?.href ?? remote
  return address.test(withoutPassword) ? withoutPassword : undefined
}

type Git = (...args: string[]) => Promise<string | undefined>

/** A folder that was brought is anybody's: what its own settings have git start (hooks, watchers, filters) is not started. */
async function gitIn(folder: string): Promise<Git> {
  const still = { 'core.fsmonitor': 'false', 'core.hooksPath': '/dev/null', 'log.showSignature': 'false' }
  const found = await calm(folder, still)('config', '--null', '--show-scope', '--name-only', '--get-regexp', '^filter')
  const words = found?.split('\0') ?? [] // in turns where a setting stands, and its name
  const own = words.filter((_, at) => ['local', 'worktree'].includes(words[at - 1] ?? ''))
  const filters = own.map(name => name.slice(0, name.lastIndexOf('.')))
  const unset = filters.flatMap(name => [
    ...[[`${name}.clean`, ''] as const, [`${name}.process`, ''] as const],
    [`${name}.required`, 'false'] as const,
  ])
  return calm(folder, { ...still, ...Object.fromEntries(unset) })
}

/** Undefined where it fails; a status that could not be had counts as a change. @param settings before the folder's own */
const calm =
  (folder: string, settings: Readonly<Record<string, string>>): Git =>
  (...args) =>
    run('git', ['-C', folder, ...args], { encoding: 'utf8', maxBuffer: 2 ** 26, env: envWith(settings) }).then(
      ({ stdout }) => stdout,
      () => undefined,
    )

/** It writes nothing there and asks no server. */
function envWith(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const env = gitEnvironment()
  const [had, own] = [Number(env.GIT_CONFIG_COUNT ?? 0), Object.entries(settings)]
  const named = own.flatMap(([name, value], at) => [
    [`GIT_CONFIG_KEY_${had + at}`, name],
    [`GIT_CONFIG_VALUE_${had + at}`, value],
  ])
  const alone = { GIT_OPTIONAL_LOCKS: '0', GIT_NO_LAZY_FETCH: '1', GIT_ALLOW_PROTOCOL: 'none' }
  return { ...env, ...alone, GIT_CONFIG_COUNT: `${had + own.length}`, ...Object.fromEntries(named) }
}
