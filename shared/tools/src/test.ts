/** `npm test`: every gate, and the tests that every change runs; the last line counts them. */
import { commandLine } from './command-line.ts'
import type { Need } from './machine.ts'
import { chosenSuites } from './test-run/covered.ts'
import { regressions } from './test-run/seeds.ts'
import { wholeRun } from './test-run/whole-run.ts'

commandLine('npm test: every gate, and the tests that every change runs; the last line counts them', {})

const { also, skip } = chosenSuites()
const needs: Need[] = also.some(file => file.includes('.production.')) ? ['browser', 'caddy'] : ['browser']
if (also.length > 0) console.log(`Files that they cover differ, so these run too: ${also.join(', ')}`)
if (skip.length > 0)
  console.log(`Skipped, as no file that they cover has changed: ${skip.length} suites (npm run test:all runs them)`)

await wholeRun({
  ...{ run: 'short', seed: '1', order: 'longest', judgesShares: true },
  ...{ needs, also, skip, regressions: regressions() },
})
