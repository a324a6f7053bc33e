/** What the suites of the trial share: the built shell and the account remote, and what the trial says of them. */
import { beforeAll } from '@jest/globals'
import { type BuiltUnit, buildUnit, builtKeys } from '../../../testing/src/built-units.ts'
import { cases } from '../../../testing/src/soak.ts'
import { withReleases } from '../decisions/live-set.ts'
import { shelfOf } from '../gate/shelf.ts'
import { trialWith } from '../gate/trial.ts'
import { type BuiltRelease, readBuiltRelease, sha384 } from '../releases/built-release.ts'
import { openStore } from '../store/store.ts'
import { platform } from './made-release.ts'
import { temporaryFolder } from './temporary-folder.ts'

const store = openStore(`file:${temporaryFolder()}`)

/** @returns the built shell and account remote, as soon as the suite begins; the remote with the addresses of this run */
export function builtUnits(): { shell: BuiltRelease; account: BuiltRelease } {
  const units = {} as { shell: BuiltRelease; account: BuiltRelease }
  beforeAll(async () => {
    const built = async (unit: Promise<BuiltUnit>) => readBuiltRelease((await unit).folder)
    units.shell = await built(buildUnit('shell'))
    units.account = withRoutes(await built(buildUnit('remote-account')))
  }, 300_000)
  return units
}

/** Two open addresses and three for those who are signed in. */
const FEW = ['/login', '/language', '/my', '/gerenziliao', '/limits']

/** A build whose live entry names the addresses that this run opens. */
function withRoutes(built: BuiltRelease): BuiltRelease {
  const { routes } = built.manifest
  const manifest = {
    ...built.manifest,
    routes: [
      ...cases(
        routes,
        routes.filter(({ path }) => FEW.includes(path)),
      ),
    ],
  }
  return { ...built, manifest, manifestBytes: Buffer.from(JSON.stringify(manifest)) }
}

/** What the trial says of these, as the live set that they would be. */
export async function tried(...all: BuiltRelease[]): Promise<string[]> {
  return (await problemsOf(all)).map(({ what }) => what).sort()
}

export async function problemsOf(all: BuiltRelease[], units?: string[]) {
  const keys = await builtKeys()
  const coming = all.map(({ manifest, manifestBytes }) => ({ manifest, integrity: sha384(manifestBytes) }))
  const set = withReleases(undefined, coming, platform, {}, { log: 'x', serial: 1, at: new Date() })
  return trialWith(keys)(set, shelfOf(store, keys, all), units)
}

/** A build in which one file says more than it did, its hash put right. */
export function withMore(built: BuiltRelease, name: string, more: string): BuiltRelease {
  const bytes = Buffer.concat([Buffer.from(more), built.files.get(name) ?? Buffer.of()])
  const listed = { integrity: sha384(bytes), bytes: bytes.length, brotli: 0 }
  const manifest = { ...built.manifest, files: { ...built.manifest.files, [name]: listed } }
  return {
    manifest,
    manifestBytes: Buffer.from(JSON.stringify(manifest)),
    files: new Map([...built.files, [name, bytes]]),
  }
}
