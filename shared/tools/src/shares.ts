/** `pnpm shares`: records how much of the last `npm test` each suite took, into shared/testing/suite-shares.json. */
import { commandLine } from './command-line.ts'
import { lastReport } from './jest.ts'
import { record } from './test-run/shares.ts'

commandLine('pnpm shares: records how much of the last npm test each suite took', {})
record(lastReport('all').suites)
