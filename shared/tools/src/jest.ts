/** Runs Jest and reads its counts. */
import { mkdirSync, readFileSync } from 'node:fs'
import { output, passes, root } from './run.ts'

export type Counts = { passed: number; failed: number }

const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', 'node_modules/jest/bin/jest.js']

/** The test files that Jest would run, from the root. @param args Jest's own */
export const listed = (args: readonly string[]): string[] =>
  output(process.execPath, [...flags, '--listTests', ...args])
    .split('\n')
    .filter(line => line.startsWith(root))
    .map(file => file.slice(root.length))

/** @param args Jest's own; a run that ends without a report counts as one failure */
export function jest(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Counts {
  const report = `${root}.cache/jest-${name}.json`
  mkdirSync(`${root}.cache`, { recursive: true })
  const ok = passes(process.execPath, [...flags, ...args, '--json', `--outputFile=${report}`], {
    ...env,
    NO_COLOR: '1',
  })
  try {
    const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites, success } = JSON.parse(
      readFileSync(report, 'utf8'),
    )
    const failed = numFailedTests + numRuntimeErrorTestSuites
    return { passed: numPassedTests, failed: success === ok && ok ? failed : Math.max(failed, 1) }
  } catch {
    return { passed: 0, failed: 1 } // Jest died before its report: its output above says why
  }
}
