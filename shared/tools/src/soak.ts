/** `pnpm soak`: the long runs of the suites that draw lots. */
import { globSync, readFileSync } from 'node:fs'
import { commandLine, notUnderstood } from './command-line.ts'
import { jest } from './jest.ts'
import { root } from './run.ts'

const usage = `pnpm soak [--seed N] [part of a path …]: every kill, race, round and random case, of which npm test does a tenth

  --seed N          the same again; without it a new one, which is printed
  part of a path    only these suites, e.g. ledger or release/src/faults; object storage with TEST_CEPH=1`

const { values, names } = commandLine(usage, { seed: { type: 'string' } }, Number.POSITIVE_INFINITY)
const seed = values.seed ?? String(Math.floor(Math.random() * 2 ** 31))
if (!/^\d{1,10}$/.test(seed)) notUnderstood(usage, `--seed takes a whole number, not "${seed}"`)

/** Whose lots and rounds come from there, themselves or by what they share. */
const draws = (file: string): boolean =>
  /testing\/src\/soak\.ts'|'\.\.?\/soak\.ts'/.test(readFileSync(root + file, 'utf8'))
const shared = globSync('{shell,remote-*,shared/*}/src/**/{test-*,*.conformance}.ts', { cwd: root }).filter(draws)
const sharers = shared.map(file => file.replace(/^.*\//, './'))
const suites = globSync('{shell,remote-*,shared/*}/src/**/*.test.ts', { cwd: root })
  .filter(file => draws(file) || sharers.some(name => readFileSync(root + file, 'utf8').includes(`'${name}'`)))
  .filter(file => names.length === 0 || names.some(name => file.includes(name)))
if (suites.length === 0) notUnderstood(usage, `No suite that draws lots is called ${names.join(' or ')}`)

const args = ['--selectProjects', 'node', '--maxWorkers=2', '--runTestsByPath', ...suites]
const { passed, failed } = jest('soak', args, { SOAK: '1', SEED: seed })
console.log(`\n${passed} passed, ${failed} failed; pnpm soak --seed ${seed} repeats it`)
process.exit(failed ? 1 : 0)
