/** `pnpm verify`: gates and tests without the browser journeys. */
import { commandLine } from './command-line.ts'
import { failedGates } from './gates.ts'
import { jest } from './jest.ts'

const usage = `pnpm verify [--changed [--since main]]: gates and tests without the browser journeys

  --changed      of the tests only those that changes reach: what is not committed yet
  --since REF    and what was committed since then, e.g. main`

const { values } = commandLine(usage, { changed: { type: 'boolean' }, since: { type: 'string' } })
const failures = await failedGates()
const reach = values.since === undefined ? '--onlyChanged' : `--changedSince=${values.since}`
const scope = values.changed || values.since !== undefined ? [reach, '--passWithNoTests'] : []
const { passed, failed } = jest('verify', ['--selectProjects', 'node', 'dom', ...scope])

console.log(failures.length ? `\nFailed gates: ${failures.join(', ')}` : '\nAll gates hold')
console.log(`${passed} tests passed, ${failed} failed`)
process.exit(failures.length || failed ? 1 : 0)
