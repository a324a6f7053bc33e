/** What the journeys of loans share: a tape of BTC, people with an identity, and the paper that is signed. */
import { afterEach, expect } from '@jest/globals'
import { loanListCall, userBalanceCall } from '@shared/contract'
import { connect } from '../client.ts'
import { identify } from '../identified.ts'
import type { Person } from '../people.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import type { Line } from './line.ts'

export function loanJourney() {
  const [CALLED, SOLD, BACK] = [300, 330, 360]

  const tape = {
    start: '2026-11-25 10:00:00',
    symbols: {
      BTCUSDT: [
        [0, '100000'],
        [CALLED, '78000'],
        [SOLD, '70000'],
        [BACK, '100000'],
      ] as [number, string][],
    },
    gaps: [],
  }

  const { phone: newPhone, person, platform } = journey({ tape })

  const lines: Line[] = []

  afterEach(async () => {
    for (const line of lines.splice(0)) line.close()
    expect(await platform().operate('ledger', 'check')).toBe('The books are sound')
  })

  const client = () => connect(platform().address().url, platform().address().publicKey)

  const loanOf = async (of: Person) => (await client().ask(loanListCall, {}, of)).records[0]

  const balance = async (of: Person, currency = 'USDT') =>
    (await client().ask(userBalanceCall, { currency }, of))[0]?.available ?? '0'

  const give = (of: Person, currency: string, amount: string) =>
    platform().operate('wallet', 'adjust', of.account, currency, `+${amount}`)

  async function verified(coins: Readonly<Record<string, string>> = {}): Promise<Person> {
    const someone = await person()
    await identify(platform().address(), someone)
    for (const [currency, amount] of Object.entries(coins)) await give(someone, currency, amount)
    return someone
  }

  /** What stands on the paper that is in sight: how many of its pixels carry ink, and how wide it is, in CSS pixels. */
  const inkOf = ({ page }: Driver) =>
    page.evaluate(() => {
      const canvas = [...document.querySelectorAll('canvas')].findLast(paper => paper.checkVisibility())
      const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
      const at: number[] = []
      for (let i = 3; i < pixels.length; i += 4)
        if ((pixels[i] ?? 0) > 128) at.push(((i - 3) / 4) % (canvas?.width ?? 1))
      const wide = at.length && (Math.max(...at.slice(0, 50_000)) - Math.min(...at.slice(0, 50_000))) / devicePixelRatio
      return { inked: at.length, wide: Math.round(wide) }
    })

  /** A stroke on the paper, from a part of its width to another. */
  async function stroke({ page }: Driver, from: number, to: number): Promise<void> {
    const { x, y, width, height } = await page.evaluate(() => {
      const canvas = [...document.querySelectorAll('canvas')].findLast(paper => paper.checkVisibility())
      canvas?.scrollIntoView({ block: 'center' })
      return canvas?.getBoundingClientRect().toJSON()
    })
    const at = (part: number, nth: number) => [x + part * width, y + height * (nth % 2 ? 0.65 : 0.4)] as const
    await page.touchscreen.touchStart(...at(from, 0))
    for (let n = 1; n <= 8; n++) await page.touchscreen.touchMove(...at(from + ((to - from) * n) / 8, n))
    await page.touchscreen.touchEnd()
  }

  /** Until the paper takes it. */
  const sign = (phone: Driver) =>
    phone.when(async () => {
      if ((await inkOf(phone)).inked > 0) return true
      await stroke(phone, 0.2, 0.7)
      return (await inkOf(phone)).inked > 0
    })

  const accept = (phone: Driver) => phone.tap("I've read the agreement and accept it", 'checkbox')

  /** As it stands at the loan account now. */
  async function owed(phone: Driver): Promise<string> {
    await phone.open('/jiedaiAccount')
    await phone.reload()
    return phone.figure('Owed')
  }

  return {
    CALLED,
    SOLD,
    newPhone,
    platform,
    lines,
    client,
    loanOf,
    balance,
    give,
    verified,
    inkOf,
    stroke,
    sign,
    accept,
    owed,
  }
}
