/** `pnpm verify`: gates and tests without the browser journeys. */
import { changedSince, present, sources, startOf } from './changes.ts'
import { commandLine, notUnderstood } from './command-line.ts'
import { failedGates, gates, gatesFor } from './gates.ts'
import { jest, listed, type Outcome } from './jest.ts'
import { nearest } from './nearest.ts'
import { failureLines } from './test-run/failures.ts'
import { ticking } from './ticking.ts'

const usage = `pnpm verify [--changed [--since main]]: gates and tests without the browser journeys

  --changed      half a minute: the gates, and of the unit tests those next to what differs from where this branch left
                 main, the working tree included; what it leaves out is told
  --since REF    from where this branch left that one`

/** Test files that run in about a quarter of a minute. */
const MOST = 10

const { values } = commandLine(usage, { changed: { type: 'boolean' }, since: { type: 'string' } })
const units = ['--selectProjects', 'node', 'dom']

/** @returns Jest's words for the tests to run; none where nothing is reached */
async function reached(changed: readonly string[]): Promise<string[] | undefined> {
  const code = present(changed).filter(file => /\.(ts|tsx|css|po)$/.test(file))
  const looking = code.length > 0 ? listed([...units, '--findRelatedTests', ...code]) : Promise.resolve([])
  const related = await ticking(() => 'looking for tests that reach what differs', looking)
  const near = nearest(code, related, sources(), MOST)
  console.log(
    `\nFiles that differ: ${changed.length}. Test files that they reach: ${related.length}; ${near.length} run.`,
  )
  if (near.length < related.length)
    console.log(`Left out: ${related.length - near.length} that stand further away (pnpm verify runs them).`)
  console.log('Left out: every journey in the browser, builds and budgets (npm test runs them).')
  return near.length > 0 ? ['--runTestsByPath', ...near] : undefined
}

/** Where the work began. */
const begun = (branch: string): string =>
  startOf(branch) ?? notUnderstood(usage, `There is no branch or commit "${branch}" here. Name one: --since REF`)

const isPart = values.changed || values.since !== undefined
const changed = isPart ? changedSince(begun(values.since ?? 'main')) : []
const chosenGates = isPart ? gatesFor(changed) : gates
const failures = await failedGates(chosenGates)
const unasked = Object.keys(gates).filter(name => !(name in chosenGates))
if (unasked.length > 0) console.log(`\nLeft out: ${unasked.join(', ')}, which nothing that differs can fail.`)
const scope = isPart ? await reached(changed) : []
const none: Outcome = { passed: 0, failed: 0, failures: [], suites: [] }
const outcome = scope ? await jest('verify', [...units, ...scope]) : none
const { passed, failed } = outcome

console.log(failures.length ? `\nFailed gates: ${failures.join(', ')}` : '\nAll gates hold')
for (const line of failureLines(outcome.failures, 'short', '1')) console.log(line)
console.log(`${passed} tests passed, ${failed} failed`)
process.exit(failures.length || failed ? 1 : 0)
