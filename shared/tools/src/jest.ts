/** Runs Jest, and reads its counts and what failed. */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { output, passes, root } from './run.ts'

export type Counts = { passed: number; failed: number }
/** A test that failed; "did not run" where its whole suite could not. */
export type Failure = { file: string; title: string }
export type Outcome = Counts & { failures: Failure[] }

// a heap that may grow to where a worker is replaced (testing/src/preset.ts) is not searched for garbage before
const heap = '--initial-heap-size=600'
const flags = [
  heap,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
]

/** The test files that Jest would run, from the root. @param args Jest's own */
export const listed = (args: readonly string[]): string[] =>
  output(process.execPath, [...flags, '--listTests', ...args])
    .split('\n')
    .filter(line => line.startsWith(root))
    .map(file => file.slice(root.length))

/** @param args Jest's own; a run that ends without a report counts as one failure */
export function jest(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Outcome {
  const report = `${root}.cache/jest-${name}.json`
  mkdirSync(`${root}.cache`, { recursive: true })
  rmSync(report, { force: true })
  const command = [...flags, ...args, '--json', `--outputFile=${report}`]
  const ok = passes(process.execPath, command, { ...env, NO_COLOR: '1' })
  try {
    return outcomeOf(JSON.parse(readFileSync(report, 'utf8')), ok)
  } catch {
    return { passed: 0, failed: 1, failures: [{ file: name, title: 'ended without a report' }] }
  }
}

type Report = {
  numPassedTests: number
  numFailedTests: number
  numRuntimeErrorTestSuites: number
  success: boolean
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

function outcomeOf(report: Report, ok: boolean): Outcome {
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites
  const failures = report.testResults.filter(({ status }) => status === 'failed').flatMap(failuresOf)
  return { passed: report.numPassedTests, failed: report.success && ok ? failed : Math.max(failed, 1), failures }
}

function failuresOf({ name, assertionResults }: Report['testResults'][number]): Failure[] {
  const file = name.replace(root, '')
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  return failed.length > 0 ? failed.map(({ fullName: title }) => ({ file, title })) : [{ file, title: 'did not run' }]
}
