/**
 * The environment of every git process that the product starts.
 *
 * Inside a hook or an alias, git's own variables name the repository of the caller. A child process would read or change that
 * repository, whatever folder it is given. `shared/tools/src/git.ts` keeps the same variables for the tools.
 */

/** How git reaches servers and finds its own files; CI systems name `safe.directory` by `GIT_CONFIG_COUNT`. */
const kept =
  /^GIT_(SSH\w*|ASKPASS|TERMINAL_PROMPT|SSL_\w+|HTTP_\w+|PROXY_\w+|EXEC_PATH|CEILING_DIRECTORIES|CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+))$/

/** @returns the environment without the caller's repository, and with git's messages in English, which callers read */
export function gitEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  const entries = Object.entries(env).filter(([name]) => !name.startsWith('GIT_') || kept.test(name))
  return { ...Object.fromEntries(entries), LC_ALL: 'C' }
}
