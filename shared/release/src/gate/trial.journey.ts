/** The trial in a real browser, over the built shell and the account remote: two open addresses and one for those signed in. */
import { existsSync } from 'node:fs'
import { beforeAll, expect, test } from '@jest/globals'
import { type BuiltUnit, buildUnit, builtKeys } from '../../../testing/src/built-units.ts'
import { type BuiltRelease, readBuiltRelease, sha384 } from '../built-release.ts'
import { withReleases } from '../live-set.ts'
import { openStore } from '../store/store.ts'
import { platform } from '../testing/made-release.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { shelfOf } from './shelf.ts'
import { trialWith } from './trial.ts'

const store = openStore(`file:${temporaryFolder()}`)
const counts = `${temporaryFolder()}/reports`
let shell: BuiltRelease
let account: BuiltRelease

beforeAll(async () => {
  const built = async (unit: Promise<BuiltUnit>) => readBuiltRelease((await unit).folder)
  shell = await built(buildUnit('shell'))
  account = await built(buildUnit('remote-account'))
}, 300_000)

/** What the trial says of these, as the live set that they would be. */
async function tried(...all: BuiltRelease[]): Promise<string[]> {
  return (await problemsOf(all)).map(({ what }) => what).sort()
}

async function problemsOf(all: BuiltRelease[], units?: string[]) {
  const keys = await builtKeys()
  const coming = all.map(({ manifest, manifestBytes }) => ({ manifest, integrity: sha384(manifestBytes) }))
  const set = withReleases(undefined, coming, platform, {}, { log: 'x', serial: 1, at: new Date() })
  return trialWith(keys)(set, shelfOf(store, keys, all), units)
}

/** A build in which one file says more than it did, its hash put right. */
function withMore(built: BuiltRelease, name: string, more: string): BuiltRelease {
  const bytes = Buffer.concat([Buffer.from(more), built.files.get(name) ?? Buffer.of()])
  const listed = { integrity: sha384(bytes), bytes: bytes.length, brotli: 0 }
  const manifest = { ...built.manifest, files: { ...built.manifest.files, [name]: listed } }
  return {
    manifest,
    manifestBytes: Buffer.from(JSON.stringify(manifest)),
    files: new Map([...built.files, [name, bytes]]),
  }
}

test('a shell under which every address opens passes', async () => {
  expect(await tried(shell, account)).toEqual([])
}, 180_000)

test('a shell that breaks what one screen borrows is told with that address, the screen that is signed in too', async () => {
  const broken = withMore(shell, 'ui-forms.js', 'throw new Error("planted");')
  const said = await tried(broken, account)
  const signedIn = account.manifest.routes.filter(({ auth }) => auth).map(({ path }) => path)
  const planted = expect.stringMatching(/^\/login of account@\w+ .*planted.* \(under shell@\w+\)$/s)
  const untried = (path: string) =>
    expect.stringMatching(`^${path} of account@\\w+ was not tried: the demo account could not sign in`)
  const expected = ['/login', ...signedIn].sort().map(path => (path === '/login' ? planted : untried(path)))
  expect(said).toEqual(expected)
}, 180_000)

test('a shell that throws on every page is told with every address', async () => {
  const throwing = withMore(shell, shell.manifest.entry, 'setTimeout(()=>{throw new Error("planted")});')
  process.env.REPORTS_STORE = `file:${counts}`
  const said = await tried(throwing, account)
  delete process.env.REPORTS_STORE
  expect(existsSync(counts)).toBe(false) // nobody's page
  const paths = account.manifest.routes.map(({ path }) => path).sort()
  expect(said).toEqual(paths.map(path => expect.stringMatching(`^${path} .*threw planted`)))
}, 180_000)

test('of a remote alone its own addresses are opened; what throws as it loads is what nobody can insist on', async () => {
  const broken = withMore(account, account.manifest.entry, 'throw new Error("planted");')
  const found = await problemsOf([shell, broken], ['account'])
  const open = account.manifest.routes.filter(({ auth }) => !auth) // the others were not tried: who signs in needs /login
  expect(found.filter(({ dead }) => dead)).toHaveLength(open.length)
  expect(found).toHaveLength(account.manifest.routes.length)
  expect(await problemsOf([shell, broken], ['trade'])).toEqual([])
}, 180_000)
