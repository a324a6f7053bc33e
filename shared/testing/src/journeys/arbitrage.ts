/** What the journeys of arbitrage share: an order, and what is seen of it. */
import { afterEach, expect } from '@jest/globals'
import { productOrderListCall } from '@shared/contract'
import { connect } from '../client.ts'
import type { Person } from '../people.ts'
import type { PlatformOptions } from '../platform.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

/** @param options of its platform, beside the tape */
export function arbitrageJourney(options: PlatformOptions = {}) {
  const tape = { start: '2026-11-25 10:00:00', symbols: {}, gaps: [] }

  const { phone: newPhone, person, platform } = journey({ tape, ...options })

  afterEach(async () => expect(await platform().operate('ledger', 'check')).toBe('The books are sound'))

  /** While the exchange is down, or its clock skips, calls fail. */
  const DOWN = /status of 502|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION/

  const passes = (span: string) => platform().operate('clock', 'skip', span)

  const client = () => connect(platform().address().url, platform().address().publicKey)

  const onlyOrder = async ({ token }: Person) => {
    const { records } = await client().ask(productOrderListCall, {}, { token })
    if (!records[0]) throw new Error('Nothing was bought')
    return records[0]
  }

  /** As far as the sheet that pays 1,000 for A2. */
  async function review(phone: Driver): Promise<void> {
    await phone.open('/taolilicaiDetail?id=A2')
    await phone.type('Amount', '1000')
    await phone.tap('Invest')
  }

  async function invest(phone: Driver): Promise<void> {
    await review(phone)
    await phone.tap(/^Pay 1,000\.00/)
    await phone.arrives('/taoliOk')
  }

  /** Of the balance account. */
  async function seesBalance(phone: Driver, balance: RegExp): Promise<void> {
    await phone.open('/zijinhuazhuan')
    await phone.sees(balance)
  }

  return { newPhone, person, platform, DOWN, passes, client, onlyOrder, review, invest, seesBalance }
}
