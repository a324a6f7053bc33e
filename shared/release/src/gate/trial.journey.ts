/** The trial in a real browser, over the built shell and the account remote; in `npm test` over five of its addresses. */
import { expect, test } from '@jest/globals'
import { builtUnits, tried, withMore } from '../testing/trial.ts'

const units = builtUnits()

test('a shell under which every address opens passes', async () => {
  expect(await tried(units.shell, units.account)).toEqual([])
})

test('a shell that breaks what one screen borrows is told with that address, the screen that is signed in too', async () => {
  const broken = withMore(units.shell, 'ui-forms.js', 'throw new Error("planted");')
  const said = await tried(broken, units.account)
  const signedIn = units.account.manifest.routes.filter(({ auth }) => auth).map(({ path }) => path)
  const planted = expect.stringMatching(/^\/login of account@\w+ .*planted.* \(under shell@\w+\)$/s)
  const untried = (path: string) =>
    expect.stringMatching(`^${path} of account@\\w+ was not tried: the demo account could not sign in`)
  const expected = ['/login', ...signedIn].sort().map(path => (path === '/login' ? planted : untried(path)))
  expect(said).toEqual(expected)
})
