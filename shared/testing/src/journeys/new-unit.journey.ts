/** A unit that is new goes live by a release of its own, under a shell that knows nothing of it; pages that are open take it in. */
import { expect, test } from '@jest/globals'
import { journey } from './journey.ts'
import { lookAgain } from './look-again.ts'
import { isSame, mark, ship } from './ship.ts'

const { phone: newPhone, person, platform } = journey({ without: ['invest'] })
const { built, promoted } = ship(platform)

/** What the gateway tells each phone that is live. */
const live = async () => (await fetch(`${platform().url}/config.json`)).json() as Promise<Live>
type Live = { units: Record<string, { release: string } | undefined> }

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
  await phone.sees('A fixed daily rate, paid by the operator')
  await phone.tap(/^AI arbitrage(?!,)/, 'link')
  await phone.arrives('/taolilicai')
  await phone.sees("operator's yield account")
  expect(await isSame(phone)).toBe(true)
  expect(await live()).toEqual({ ...before, ...(await live()), units: { ...before.units, invest: expect.anything() } })
})
