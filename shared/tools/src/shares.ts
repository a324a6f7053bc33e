/** `pnpm shares`: records how much of the last `npm test` each suite took, into shared/testing/suite-shares.json. */
import { commandLine } from './command-line.ts'
import { lastReport, type Outcome, reportName } from './jest.ts'
import { record } from './test-run/shares.ts'

commandLine('pnpm shares: records how much of the last npm test each suite took', {})

function lastRun(): Outcome {
  try {
    return lastReport(reportName('short'))
  } catch {
    return fail('There is no report of npm test here')
  }
}

function fail(why: string): never {
  console.error(`${why}: run npm test first`)
  process.exit(1)
}

const { failed, suites } = lastRun()
if (failed > 0) fail('The last npm test was red: a suite that fails may take no time')
record(suites)
