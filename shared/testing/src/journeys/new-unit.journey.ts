/** A unit that is new goes live by a release of its own, under a shell that knows nothing of it; pages that are open take it in. */
import { expect, test } from '@jest/globals'
import { makeOverride } from '@shared/release/writing'
import { journey } from './journey.ts'
import { lookAgain } from './look-again.ts'
import { isSame, mark, ship } from './ship.ts'

const { phone: newPhone, person, platform } = journey({ without: ['invest'] })
const { built, promoted } = ship(platform)

/** What the gateway tells each phone that is live. */
const live = async () => (await fetch(`${platform().url}/config.json`)).json() as Promise<Live>
type Live = { units: Record<string, { release: string } | undefined> }

test('before it is live, a link shows it to one phone with all its addresses, once its person agreed; nobody else has them', async () => {
  const { store, keys, url } = platform()
  const until = new Date(Date.now() + 60_000)
  const { link } = await makeOverride(store, keys, { unit: 'invest', release: built('invest').release, until, url })
  const phone = await newPhone({ of: await person() })
  await phone.page.goto(link)
  await phone.sees('Use a trial version?')
  await phone.misses(/AI arbitrage(?!,)/)
  await Promise.all([phone.page.waitForNavigation(), phone.tap('Use trial version')])
  await phone.sees(/Trial version: invest/)
  expect(Object.keys((await live()).units)).not.toContain('invest')
  await phone.arrives('/taolilicai')
  await phone.sees("operator's yield account")
  await phone.leave('/home')
  await phone.sees(/AI arbitrage(?!,)/)
  await Promise.all([phone.page.waitForNavigation(), phone.tap('Stop using the trial version')])
  await phone.leave('/taolilicai')
  await phone.arrives('/home')
})

test('its screens and the ways to them are there without a reload, and the shell is the one that stood before', async () => {
  const phone = await newPhone({ of: await person({ balance: '100' }) })
  await phone.open('/home')
  await phone.sees('Deposit')
  // a banner speaks of it, and leads nowhere yet
  await phone.misses('Invest', /AI arbitrage(?!,)/)
  await phone.leave('/taolilicai')
  await phone.arrives('/home')
  await mark(phone)
  const before = await live()
  expect(before.units.invest).toBeUndefined()

  await promoted('invest', built('invest').release)
  await lookAgain(phone, platform().store)
  await phone.tap('Invest', 'button')
  await phone.sees('A fixed daily rate, promised by the operator')
  await phone.tap(/^AI arbitrage(?!,)/, 'link')
  await phone.arrives('/taolilicai')
  await phone.sees("operator's yield account")
  expect(await isSame(phone)).toBe(true)
  expect(await live()).toEqual({ ...before, ...(await live()), units: { ...before.units, invest: expect.anything() } })
})
