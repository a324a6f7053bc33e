/** `npm test`: every gate, and the tests that every change runs; the last line counts them. */
import { isCommit } from './changes.ts'
import { commandLine, notUnderstood } from './command-line.ts'
import type { Need } from './machine.ts'
import { chosenSuites } from './test-run/covered.ts'
import { regressions } from './test-run/seeds.ts'
import { wholeRun } from './test-run/whole-run.ts'

const usage = `npm test [-- --since COMMIT]: every gate, and the tests that every change runs; the last line counts them

  --since COMMIT   what has changed since then chooses the long suites (docs/testing.md); without it since the last tag,
                   since the branch left main, or on main since the commit before`

const { since } = commandLine(usage, { since: { type: 'string' } }).values
if (since !== undefined && !isCommit(since)) notUnderstood(usage, `--since takes a commit, not "${since}"`)

const { also, skip } = chosenSuites(since)
const needs: Need[] = also.some(file => file.includes('.production.')) ? ['browser', 'caddy'] : ['browser']
if (also.length > 0) console.log(`Files that they cover differ, so these run too: ${also.join(', ')}`)
if (skip.length > 0)
  console.log(`Skipped, as no file that they cover has changed: ${skip.length} suites (npm run test:all runs them)`)

await wholeRun({
  ...{ run: 'short', seed: '1', order: 'longest', judgesShares: true },
  ...{ needs, also, skip, regressions: regressions() },
})
