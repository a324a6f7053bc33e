/** One run of the tests, the short one or all of it: gates, builds, suites, what it prints, and its record. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { changedSince, hasHistory, head } from '../changes.ts'
import { type Counts, type Failure, jest, reportName } from '../jest.ts'
import type { Machine, Need } from '../machine.ts'
import { root } from '../run.ts'
import { jestTwice, type Tried } from '../second-try.ts'
import { failureLines } from './failures.ts'
import { memoryFolder } from './memory-folder.ts'
import { buildAll, type Checked, holdAll, prepareMachine } from './prepare.ts'
import type { Regression } from './seeds.ts'
import { overShare, recordedShares, slowest } from './shares.ts'

export type Plan = {
  /** As TEST_RUN takes it (testing/src/soak.ts). */
  run: 'short' | 'all'
  seed: string
  needs: readonly Need[]
  /** Nightly suites that run all the same, from the root. */
  also: readonly string[]
  /** Suites of the short run that this run skips, from the root. */
  skip: readonly string[]
  /** Seeds to run again. */
  regressions: readonly Regression[]
  /** "2/6"; the gates run in the first. */
  shard?: string | undefined
  /** Whether a suite that takes more than its share fails the run. */
  judgesShares: boolean
  /** Suites by their order in the record, or all but the longest drawn from the seed. */
  order: 'longest' | 'shuffled'
}

/** Runs it, prints what it found, and ends the process. */
export async function wholeRun(plan: Plan): Promise<never> {
  const begun = performance.now()
  const state = stateOfCheckout()
  const [machine, builds] = await Promise.all([prepareMachine(plan.needs), buildAll()])
  const isFirst = !plan.shard || plan.shard.startsWith('1/')
  const [held, suites] = await Promise.all([isFirst ? holdAll() : none, runSuites(plan, machine)])
  const again = await runRegressions(plan)
  const unsteady = new Set(suites.unsteady.map(({ file }) => file))
  const steady = suites.suites.filter(({ file }) => !unsteady.has(file))
  const slow = plan.judgesShares ? overShare(steady, recordedShares()) : []
  const missing = plan.run === 'all' ? machine.missing.length : 0
  const counts = [held, builds, suites, ...again, { passed: 0, failed: slow.length + missing }]
  const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0)
  const seconds = Math.round((performance.now() - begun) / 1000)
  tell(plan, machine, suites, slow, seconds)
  for (const name of [...builds.broken, ...held.broken, ...again.flatMap(({ broken }) => broken)])
    console.log(`Failed: ${name}`)
  const [passed, failed] = [sum('passed'), sum('failed')]
  writeRecord(plan, { ...state, passed, failed, unsteady: suites.unsteady.length, seconds, without: machine.missing })
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exit(failed > 0 ? 1 : 0)
}

const none: Checked = { passed: 0, failed: 0, broken: [] }

const isCeph = (file: string): boolean => file.endsWith('.ceph.test.ts')

function environment({ run, seed, order, also, skip }: Plan, machine: Machine): NodeJS.ProcessEnv {
  const walks = ['worker', ...machine.walks].join()
  const folder = memoryFolder()
  return {
    ...machine.env,
    ...{ TEST_RUN: run, SEED: seed, ORDER: order, WALKS: walks },
    ...{ TEST_ALSO: also.join(), TEST_SKIP: skip.join() },
    ...(folder && { TMPDIR: folder }),
    ...((run === 'all' || also.some(isCeph)) && { TEST_CEPH: '1' }),
  }
}

function runSuites(plan: Plan, machine: Machine): Promise<Tried> {
  const projects = ['node', 'dom', 'browser', 'worker', ...machine.walks]
  const shard = plan.shard ? [`--shard=${plan.shard}`] : []
  return jestTwice(reportName(plan.run), projects, shard, environment(plan, machine))
}

/** Each by a run of Jest of its own: suites read their seed as they load. */
async function runRegressions({ regressions }: Plan): Promise<Checked[]> {
  const counts: Checked[] = []
  for (const { file, seed, run, why } of regressions) {
    console.log(`\nSeed ${seed} of ${file}: ${why}`)
    const args = ['--selectProjects', 'node', '--maxWorkers=1', '--runTestsByPath', file]
    const outcome = await jest('regression', args, { TEST_RUN: run, SEED: `${seed}` })
    counts.push({ ...outcome, broken: outcome.failed > 0 ? [`seed ${seed} of ${file}`] : [] })
  }
  return counts
}

/** "shared/engine" of a file of the engine, "remote-trade" of one of that remote. */
const unitOf = (file: string): string => /^(shared\/[^/]+|[^/]+)/.exec(file)?.[0] ?? file

function tell(plan: Plan, machine: Machine, { suites, failures, unsteady }: Tried, slow: string[], seconds: number) {
  console.log(`\n${suites.length} suites in ${seconds} s with what comes before them; the slowest:`)
  for (const line of slowest(suites)) console.log(line)
  for (const need of machine.missing) console.log(`Left out: suites that need ${need}, which cannot be installed here`)
  for (const line of slow) console.log(`Too slow: ${line}`)
  for (const line of failureLines(failures, plan.run, plan.seed)) console.log(line)
  for (const line of unsteadyLines(unsteady)) console.log(line)
}

export const unsteadyLines = (unsteady: readonly Failure[]): string[] =>
  unsteady.map(({ file, title }) => `Unsteady in ${unitOf(file)}, failed at first and passed alone: ${file}: ${title}`)

type State = { commit: string | null; dirty: boolean }

/** As the run begins: what is committed meanwhile was not run. */
const stateOfCheckout = (): State =>
  hasHistory() ? { commit: head(), dirty: changedSince('HEAD').length > 0 } : { commit: null, dirty: true }

/** `without`: what could not be installed. */
type Result = Counts & State & { unsteady: number; seconds: number; without: readonly string[] }

/** So that anybody can see whether this commit was ever run whole. */
function writeRecord({ run, shard, seed, also, skip }: Plan, result: Result): void {
  const record = { run, ...(shard && { shard }), seed, added: also.length, skipped: skip.length, ...result }
  mkdirSync(`${root}.cache`, { recursive: true })
  const name = run === 'short' ? 'last-run' : `last-run-all${shard ? `-${shard.replace('/', '-of-')}` : ''}`
  writeFileSync(`${root}.cache/${name}.json`, `${JSON.stringify(record, null, 2)}\n`)
}
