/** `pnpm verify [--changed]`: gates and tests without the browser journeys; `--changed` tests what the changes since HEAD reach. */
import { failedGates } from './gates.ts'
import { jest } from './jest.ts'

const changed = process.argv.includes('--changed')
const failures = await failedGates()
const scope = changed ? ['--onlyChanged', '--passWithNoTests'] : []
const { passed, failed } = jest('verify', ['--selectProjects', 'node', 'dom', ...scope])

console.log(failures.length ? `\nFailed gates: ${failures.join(', ')}` : '\nAll gates hold')
console.log(`${passed} tests passed, ${failed} failed`)
process.exit(failures.length || failed ? 1 : 0)
