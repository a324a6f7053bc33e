/** The trial under a shell that throws everywhere, of a remote alone, and of all units as they are. */
import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { builtUnits as allBuilt } from '../../../testing/src/built-units.ts'
import { readBuiltRelease } from '../releases/built-release.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { builtUnits, problemsOf, tried, withMore } from '../testing/trial.ts'

const units = builtUnits()
const counts = `${temporaryFolder()}/reports`

test('a shell that throws on every page is told with every address', async () => {
  const throwing = withMore(units.shell, units.shell.manifest.entry, 'setTimeout(()=>{throw new Error("planted")});')
  process.env.REPORTS_STORE = `file:${counts}`
  const said = await tried(throwing, units.account)
  delete process.env.REPORTS_STORE
  expect(existsSync(counts)).toBe(false) // nobody's page
  const paths = units.account.manifest.routes.map(({ path }) => path).sort()
  expect(said).toEqual(paths.map(path => expect.stringMatching(`^${path} .*threw planted`)))
})

test('of a remote alone its own addresses are opened; what throws as it loads is what nobody can insist on', async () => {
  const broken = withMore(units.account, units.account.manifest.entry, 'throw new Error("planted");')
  const found = await problemsOf([units.shell, broken], ['account'])
  const open = units.account.manifest.routes.filter(({ auth }) => !auth) // the others were not tried: who signs in needs /login
  expect(found.filter(({ dead }) => dead)).toHaveLength(open.length)
  expect(found).toHaveLength(units.account.manifest.routes.length)
  expect(await problemsOf([units.shell, broken], ['trade'])).toEqual([])
})

test('every address of all units passes under their own shell, with the reports that its pages send', async () => {
  const all = await Promise.all((await allBuilt()).map(({ folder }) => readBuiltRelease(folder)))
  expect(all.flatMap(({ manifest }) => manifest.routes).length).toBeGreaterThanOrEqual(60)
  expect(await tried(...all)).toEqual([])
}, 900_000)
