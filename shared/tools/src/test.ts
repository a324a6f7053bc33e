/** `npm test`: every gate and every test; the last line counts them. */
import { rmSync } from 'node:fs'
import { buildUnits } from './build-units.ts'
import { commandLine } from './command-line.ts'
import { failedGates, gates } from './gates.ts'
import type { Counts } from './jest.ts'
import type { Machine } from './machine.ts'
import { heard, passes, root } from './run.ts'
import { jestTwice } from './second-try.ts'
import { unitFolders } from './units.ts'

commandLine('npm test: every gate and every test; the last line counts them', {})

const only = (ok: boolean): Counts => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

rmSync(`${root}.cache/jest-unit.json`, { force: true })
/** Beside the gates and builds, which need none of it. */
const installing = heard(process.execPath, ['shared/tools/src/machine.ts'])
const failures = await failedGates()
const built = passes(process.execPath, ['shared/tools/src/build.ts'])
const builds = built ? (await buildUnits(unitFolders([]))).flatMap(one => one?.folder ?? []) : []
const light = built && passes(process.execPath, ['shared/release/src/gate/budget-main.ts', ...builds])
const { ok, said } = await installing
if (!ok) throw new Error(`This machine cannot run the tests:\n${said}`)
const { browser, oathtool, engines, caddy } = JSON.parse(said.trim().split('\n').at(-1) ?? '') as Machine
/** In all of them at once: no core waits for the last suite of one. */
const walks = ['worker', ...(caddy ? ['caddy'] : []), ...engines.found.map(({ name }) => name)]
/** Object storage is tried on a real one (shared/testing/src/preset.ts). */
const env = {
  ...{ BROWSER_PATH: browser, OATHTOOL_PATH: oathtool, TEST_CEPH: '1', WALKS: walks.join() },
  ...(caddy && { CADDY_PATH: caddy, TEST_PRODUCTION: '1' }),
  ...Object.fromEntries(engines.found.map(({ variable, path }) => [variable, path])),
}
/** Of all walks together fewer are tried again than three of each. */
const runs = [jestTwice('unit', ['node', 'dom'], env), jestTwice('browser', ['browser', ...walks], env, 5)]
const counts: Counts[] = [
  { passed: Object.keys(gates).length - failures.length, failed: failures.length },
  only(built),
  only(light),
  ...runs,
]
const sum = (key: keyof Counts) => counts.reduce((total, count) => total + count[key], 0)

if (failures.length) console.log(`\nFailed gates: ${failures.join(', ')}`)
if (!built) console.log('\nThe units did not build')
else if (!light) console.log('\nA unit is over its budget')
console.log(`\nJourneys walked in chromium, and by ${walks.join(', ')}`)
for (const name of engines.missing) console.log(`Not walked in ${name}: it is not here, and cannot be installed`)
if (!caddy)
  console.log(
    'Not followed: docs/production.md, nor walked behind Caddy: what it needs is not here, and cannot be installed',
  )
for (const { file, title } of runs.flatMap(({ unsteady }) => unsteady))
  console.log(`Unsteady, failed at first and passed alone: ${file}: ${title}`)
for (const { file, title } of runs.flatMap(({ failures }) => failures)) console.log(`Failed: ${file}: ${title}`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') ? 1 : 0)
