/** `pnpm soak`: the long runs of the suites that draw lots. */
import { ensureBrowser } from './browser.ts'
import { commandLine, notUnderstood } from './command-line.ts'
import { jest } from './jest.ts'
import { passes } from './run.ts'
import { randomSuites } from './test-run/seeds.ts'

const usage = `pnpm soak [--seed N] [part of a path …]: every kill, race, round and random case, of which npm run test:all does a tenth and npm test a thirtieth

  --seed N          the same again; without it a new one, which is printed
  part of a path    only these suites, e.g. ledger or release/src/faults; object storage with TEST_CEPH=1
                    Journeys (lost-files, everywhere) only where they are named: each takes many minutes`

const { values, names } = commandLine(usage, { seed: { type: 'string' } }, Number.POSITIVE_INFINITY)
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31))
if (!/^\d{1,10}$/.test(seed)) notUnderstood(usage, `--seed takes a whole number, not "${seed}"`)

const isJourney = (file: string): boolean => file.endsWith('.journey.ts')
const suites = randomSuites().filter(file =>
  names.length === 0 ? !isJourney(file) : names.some(name => file.includes(name)),
)
if (suites.length === 0) notUnderstood(usage, `No suite that draws lots is called ${names.join(' or ')}`)

const walks = suites.some(isJourney)
if (walks && !passes(process.execPath, ['shared/tools/src/build.ts'])) process.exit(1)
const env = walks ? { BROWSER_PATH: ensureBrowser() } : {}
const args = ['--selectProjects', 'node', 'browser', '--maxWorkers=2', '--runTestsByPath', ...suites]
const { passed, failed } = await jest('soak', args, { ...env, TEST_RUN: 'soak', SEED: seed })
console.log(`\n${passed} passed, ${failed} failed; pnpm soak --seed ${seed} repeats it`)
process.exit(failed ? 1 : 0)
