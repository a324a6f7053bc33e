/** What the journeys of an offering share: the offering, who applies for it, and the checks of its draw. */
import { afterEach, expect } from '@jest/globals'
import { connect } from '../client.ts'
import { identify } from '../identified.ts'
import type { Person } from '../people.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

export function offeringJourney() {
  const tape = { start: '2026-11-25 10:00:00', symbols: {}, gaps: [] }

  const { phone: newPhone, person, platform } = journey({ tape })

  afterEach(async () => expect(await platform().operate('ledger', 'check')).toBe('The books are sound'))

  const client = () => connect(platform().address().url, platform().address().publicKey)

  /** Floor 0.08, estimate 0.10, lots of 100; two hours to apply, drawn 90 minutes later, an hour to pay, listed two hours later. */
  async function offer(symbol: string, ...options: string[]): Promise<string> {
    const id = `O-${symbol}`
    const terms = ['--floor', '0.08', '--estimated', '0.10', '--lots', '1000', '--lot-size', '100']
    const times = ['--apply', '2', '--draw', '90', '--pay', '1', '--list', '2']
    await platform().operate('ieo', 'create', '--id', id, '--symbol', symbol, ...terms, ...times, ...options)
    return id
  }

  /** What the exchange is down of the time to pay is added to it: that hour is lived. */
  const until = {
    drawn: async () => {
      await platform().operate('clock', 'skip', '121m')
      await platform().operate('clock', 'skip', '90m')
    },
    unpaid: () => platform().operate('clock', 'advance', '63m'),
    listed: () => platform().operate('clock', 'skip', '121m'),
  }

  async function someone(): Promise<Person> {
    const who = await person({ balance: '1000' })
    await identify(platform().address(), who)
    return who
  }

  async function apply(phone: Driver, id: string, lots: string): Promise<void> {
    await phone.open(`/ieo?id=${id}`)
    await phone.tap('Apply')
    await phone.type('Lots', lots)
    await phone.tap('Continue')
    await phone.sees('Confirm your application')
    await phone.tap(`Apply for ${lots} lots`)
    await phone.sees(`You applied for ${lots} lots`)
  }

  /** What each of the four checks says, with its verdict. */
  async function checks(phone: Driver): Promise<string[]> {
    const done = 'ol > li:not([data-result=runs]) p b'
    const read = () =>
      phone.page.$$eval(done, all => all.map(one => `${one.textContent}${one.parentElement?.lastChild?.textContent}`))
    await phone.when(async () => (await read()).length === 4)
    return read()
  }

  const green = [
    'The seed matches the commitment passed',
    'The list matches its hash passed',
    'Your entry is in the list passed',
    'The draw gives the same winners passed',
  ]

  return { newPhone, client, offer, until, someone, apply, checks, green }
}
