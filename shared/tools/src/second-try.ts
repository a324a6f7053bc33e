/**
 * What fails in a long run on a busy machine is run once more, alone: what passes then is told as unsteady, by name, and
 * counts as passed. Where more fails than chance would, nothing is tried again.
 */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type Failure, jest, type Outcome } from './jest.ts'
import { root } from './run.ts'

export type Tried = Outcome & { unsteady: Failure[] }

/** One more than there are cores: what waits, for a process or for a clock, leaves its core to another. */
const workers = availableParallelism() + 1

/** @param projects of Jest; @param most suites that are tried again */
export function jestTwice(name: string, projects: readonly string[], env: NodeJS.ProcessEnv, most = 3): Tried {
  const chosen = ['--selectProjects', ...projects]
  const first = jest(name, [...chosen, `--maxWorkers=${workers}`], env)
  const files = [...new Set(first.failures.map(({ file }) => file))].filter(file => existsSync(root + file))
  if (files.length === 0 || files.length > most) return { ...first, unsteady: [] }
  console.log(`\nOnce more, alone: ${files.join(', ')}`)
  return together(first, jest(`${name}-again`, [...chosen, '--runInBand', '--runTestsByPath', ...files], env))
}

/** What failed at first counts as it did alone; a suite that could not run at first counts as one test. */
export function together(first: Outcome, again: Outcome): Tried {
  const { failed, failures } = again
  const died = failed > 0 && failures.length === 0
  if (died) return { ...first, unsteady: [] }
  const unsteady = first.failures.filter(one => failures.every(({ file }) => file !== one.file))
  return { passed: first.passed + first.failed - failed, failed, failures, unsteady }
}
