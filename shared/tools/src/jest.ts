/** Runs Jest, and reads its counts and what failed. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { completes, heard, root } from './run.ts'

export type Counts = { passed: number; failed: number }
/** A test that failed; "did not run" where its whole suite could not. */
export type Failure = { file: string; title: string }
/** How long a suite ran; a file that several projects run counts as one suite. */
export type Suite = { file: string; seconds: number }
export type Outcome = Counts & { failures: Failure[]; suites: Suite[] }

// a heap that may grow to where a worker is replaced (testing/src/preset.ts) is not searched for garbage before
const heap = '--initial-heap-size=1000'
const flags = [
  heap,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
]

/** The test files that Jest would run, from the root. @param args Jest's own */
export async function listed(args: readonly string[]): Promise<string[]> {
  const { ok, printed, said } = await heard(process.execPath, [...flags, '--listTests', ...args])
  if (!ok) throw new Error(`Jest lists no tests:\n${said}`)
  return printed
    .split('\n')
    .filter(line => line.startsWith(root))
    .map(file => file.slice(root.length))
}

/** Of a whole run of the tests. */
export const reportName = (run: 'short' | 'all'): string => (run === 'short' ? 'test' : 'test-all')

const reportOf = (name: string): string => `${root}.cache/jest-${name}.json`

/**
 * Runs Jest while others run. @param args Jest's own
 * @returns what its report says; a run that ends without a report counts as one failure
 */
export async function jest(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  mkdirSync(`${root}.cache`, { recursive: true })
  rmSync(reportOf(name), { force: true })
  const command = [...flags, ...args, '--json', `--outputFile=${reportOf(name)}`]
  const ok = await completes(process.execPath, command, { ...env, NO_COLOR: '1', COLORS: 'false' })
  try {
    return lastReport(name, ok)
  } catch {
    return { passed: 0, failed: 1, failures: [{ file: name, title: 'ended without a report' }], suites: [] }
  }
}

/** What the last run of this name reported. @param ok whether Jest succeeded @throws Error where there is no report */
export const lastReport = (name: string, ok = true): Outcome =>
  outcomeOf(JSON.parse(readFileSync(reportOf(name), 'utf8')), ok)

type Result = {
  name: string
  status: string
  startTime: number
  endTime: number
  assertionResults: { fullName: string; status: string }[]
}
type Report = {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  success: boolean
  testResults: Result[]
}

function outcomeOf(report: Report, ok: boolean): Outcome {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  const failures = report.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf)
  const suites = suitesOf(report.testResults)
  return {
    passed: report.numPassedTests,
    failed: report.success && ok ? failed : Math.max(failed, 1),
    failures,
    suites,
  }
}

function suitesOf(results: readonly Result[]): Suite[] {
  const seconds = new Map<string, number>()
  for (const { name, startTime, endTime } of results)
    seconds.set(name, (seconds.get(name) ?? 0) + (endTime - startTime) / 1000)
  return [...seconds].map(([name, seconds]) => ({ file: name.replace(root, ''), seconds }))
}

function failuresOf({ name, assertionResults }: Result): Failure[] {
  const file = name.replace(root, '')
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  return failed.length > 0 ? failed.map(({ fullName: title }) => ({ file, title })) : [{ file, title: 'did not run' }]
}
