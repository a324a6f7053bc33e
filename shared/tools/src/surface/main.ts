/**
 * `pnpm surface` writes shell/surface.api.md, `… check` says whether it is what the sources say. A change without a new
 * version of the shell is refused by both; it is measured against the last commit, so that one version may grow step by step.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { commandLine, notUnderstood } from '../command-line.ts'
import { tryGit } from '../git.ts'
import { root } from '../run.ts'
import { judge, versionOf } from './judge.ts'
import { renderSurface } from './render.ts'

const file = 'shell/surface.api.md'
const usage = `pnpm surface [check]: writes ${file}, what remotes may import of the shell; or says whether it is true`

const present = (): string | undefined => (existsSync(root + file) ? readFileSync(root + file, 'utf8') : undefined)

/** Undefined outside of git, and before the first commit of the file. */
const committed = (): string | undefined => tryGit(root, 'show', `HEAD:./${file}`)

function problem(now: string, checks: boolean): string | undefined {
  const before = committed() ?? present()
  const unfit = before === undefined ? undefined : judge(before, now)
  if (unfit || !checks || present() === now) return unfit
  return `${file} is not what the sources say. Write it anew: pnpm surface`
}

function run(checks: boolean): void {
  const now = renderSurface(root)
  const wrong = problem(now, checks)
  if (wrong) throw new Error(wrong)
  if (!checks) writeFileSync(root + file, now)
  console.log(`${file}: shell ${versionOf(now)}, as the sources say`)
}

const [action] = commandLine(usage, {}, 1).names
if (action !== undefined && action !== 'check') notUnderstood(usage, `"${action}" is not understood`)
try {
  run(action === 'check')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
