/**
 * Runs suites that failed once more, alone. A test that passes then is named as unsteady and counts as passed. Where more
 * suites fail than chance explains, none is tried again.
 */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Failure, jest, type Outcome } from './jest.ts'
import { root } from './run.ts'

export type Tried = Outcome & { unsteady: Failure[] }

/** One more than there are cores: what waits, for a process or for a clock, leaves its core to another. */
const workers = availableParallelism() + 1

/** Suites that are tried again at most: more failures than these are no chance. */
const MOST = 5

/**
 * The second try has a worker too: a handle that a suite leaves open would keep Jest's own process from ending.
 * @param projects of Jest @param args more of Jest's own, of the first run alone
 */
export async function jestTwice(
  name: string,
  projects: readonly string[],
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Tried> {
  const chosen = ['--selectProjects', ...projects]
  const first = await jest(name, [...chosen, ...args, `--maxWorkers=${workers}`], env)
  const files = [...new Set(first.failures.map(({ file }) => file))].filter(file => existsSync(root + file))
  if (files.length === 0 || files.length > MOST) return { ...first, unsteady: [] }
  console.log(`\nOnce more, alone: ${files.join(', ')}`)
  return together(first, await jest(`${name}-again`, [...chosen, '--maxWorkers=1', '--runTestsByPath', ...files], env))
}

/** What failed at first counts as it did alone; a suite that could not run at first counts as one test. */
export function together(first: Outcome, again: Outcome): Tried {
  const { failed, failures } = again
  const died = failed > 0 && failures.length === 0
  if (died) return { ...first, unsteady: [] }
  const unsteady = first.failures.filter(one => failures.every(({ file }) => file !== one.file))
  return { ...first, passed: first.passed + first.failed - failed, failed, failures, unsteady }
}
