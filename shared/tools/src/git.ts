/**
 * Starts git in a folder. Inside a hook or an alias, git's own variables name the repository of the caller: git would read or
 * change that one, whatever folder it is given. `shared/release/src/origin/git-environment.ts` keeps the same variables.
 */
import { spawnSync } from 'node:child_process'

/** How git reaches servers and finds its own files; CI systems name `safe.directory` by `GIT_CONFIG_COUNT`. */
const kept =
  /^GIT_(SSH\w*|ASKPASS|TERMINAL_PROMPT|SSL_\w+|HTTP_\w+|PROXY_\w+|EXEC_PATH|CEILING_DIRECTORIES|CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+))$/

/** @returns the environment without the caller's repository, and with git's messages in English, which `tryGit` reads */
export function gitEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const entries = Object.entries(env).filter(([name]) => !name.startsWith('GIT_') || kept.test(name))
  return { ...Object.fromEntries(entries), LC_ALL: 'C' }
}

/** @throws Error where the repository belongs to another user: that is no missing history */
function ran(folder: string, args: readonly string[]) {
  const options = { encoding: 'utf8', maxBuffer: 2 ** 26, env: gitEnvironment() } as const
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', folder, ...args], options)
  if (/dubious ownership|unsafe repository/.test(stderr))
    throw new Error(`git does not read ${folder}: it belongs to another user.\n${stderr}`)
  return { printed: status === 0 ? stdout : undefined, said: error?.message ?? `${stdout}${stderr}` }
}

/** @returns what git printed; undefined where it failed, e.g. since there is no repository */
export const tryGit = (folder: string, ...args: string[]): string | undefined => ran(folder, args).printed

/** @returns what git printed @throws Error with its output where it failed */
export function git(folder: string, ...args: string[]): string {
  const { printed, said } = ran(folder, args)
  if (printed === undefined) throw new Error(`git ${args.join(' ')} failed:\n${said}`)
  return printed
}
