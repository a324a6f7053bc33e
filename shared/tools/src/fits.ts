/**
 * The gate `fits` of a team's own repository: its remote is built, and the gate of releases is asked as if it were published
 * now, beside what is live in RELEASE_STORE. Nothing is stored.
 */
import { buildUnits, makeKeys } from './build-units.ts'
import { meets } from './dev-live.ts'
import { packages, passes, root } from './run.ts'
import { packageOf, shellFolder, unitOf } from './units.ts'

/** What it says of the shell must hold for the one that it was tested with. */
function rangeFault(): string | undefined {
  const range = packageOf('.').needs?.shell ?? 'none'
  const { version } = packageOf(shellFolder)
  if (/^\^\d+\.\d+\.\d+$/.test(range) && meets(version, range)) return undefined
  return `package.json needs shell ${range}, and the packages are those of shell ${version}, under which it was tested: say "needs": {"shell": "^${version}"}`
}

/** Where no installation is named: keys for trying, and a store that holds nothing. */
function byItself(): void {
  process.env.RELEASE_STORE = `file:${root}.data/nothing`
  process.env.RELEASE_KEYS = `${root}.data/dev/keys`
  makeKeys()
  console.log('No RELEASE_STORE is named: whether it fits what is live there is left out.')
}

async function passesGate(): Promise<boolean> {
  // what waits for translators is told by the gate of words, and by this one in one line
  const [built] = await buildUnits(['.'], '--preview')
  const ask = [`${packages}/release/src/main.ts`, 'publish', unitOf('.'), '--dry-run']
  return built !== undefined && passes(process.execPath, [...ask, '--dir', built.folder])
}

const fault = rangeFault()
if (fault) console.error(fault)
else if (!process.env.RELEASE_STORE) byItself()
if (fault || !(await passesGate())) process.exitCode = 1
