/** The chart of somebody who has traded five thousand times, on a slow phone: what each tick costs it. */
import { createPositionCall, symbolPriceCall } from '@shared/contract'
import { directions, orderTypes, tradeTypes } from '@shared/contract/codes'
import type { Browser } from 'puppeteer'
import { openPhone } from '../browser.ts'
import { connect, newOrderId } from '../client.ts'
import { newPerson, type Person } from '../people.ts'
import { type Platform, startPlatform } from '../platform.ts'
import { busySeconds } from './busy.ts'
import { inTurns, type Measured, table, told } from './figures.ts'
import { targetTable } from './targets.ts'

const symbol = 'BTCUSDT'
const FILLS = 5000
/** As many as the exchange takes of one person in a second. */
const AT_ONCE = 10
const TICKS = 20
const FILLED = 'main thread, ms a tick'
const IDLE = 'the same without ticks, ms a second'

/** Bought and sold at once, ten in each minute: so many fills stand at as many bars as possible. */
async function trades(platform: Platform, { token }: Person): Promise<void> {
  const client = connect(platform.address().url, platform.address().publicKey)
  const terms = { tradeType: tradeTypes.spot, symbol, orderType: orderTypes.market } as const
  const sides = [
    { direction: directions.buy, quantity: '0.001' },
    { direction: directions.sell, quantity: '0.0009' }, // what was bought came less its fee
  ]
  for (let done = 0; done < FILLS; done += AT_ONCE) {
    const [{ price } = { price: '' }] = await client.ask(symbolPriceCall, { symbols: symbol })
    for (const side of sides)
      for (let i = 0; i < AT_ONCE / 2; i++) {
        const order = { ...terms, ...side, expectedPrice: price, tolerance: '0.01', clientOrderId: newOrderId() }
        await client.ask(createPositionCall, order, { token })
      }
    await platform.operate('clock', 'advance', '60s')
  }
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms))

/** Twenty seconds of a chart that nobody touches, and twenty in which a price comes each second. */
async function followed(browser: Browser, platform: Platform, { token }: Person): Promise<Record<string, number>> {
  const { page, close } = await openPhone(browser, { storage: { token } })
  try {
    const session = await page.createCDPSession()
    await session.send('Performance.enable')
    await page.goto(`${platform.url}/#/kline?symbol=${symbol}&period=1m`)
    await page.waitForSelector('[data-path="/kline"] canvas')
    await page.waitForNetworkIdle({ idleTime: 1000, concurrency: 3 })
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const during = async (each: () => Promise<unknown>) => {
      const before = await busySeconds(session)
      for (let i = 0; i < TICKS; i++) await Promise.all([each(), pause(1000)])
      return (((await busySeconds(session)) - before) / TICKS) * 1000
    }
    const tick = () => platform.operate('clock', 'advance', '1s')
    await tick()
    await pause(3000)
    const idle = await during(async () => {})
    return { [FILLED]: (await during(tick)) - idle, [IDLE]: idle }
  } finally {
    await close()
  }
}

/** @returns the section of the report */
export async function klineFigures(browser: Browser, rounds: number): Promise<string> {
  const platform = await startPlatform({ clock: 'manual' })
  try {
    const [trader, beginner] = [
      await newPerson(platform.address(), { balance: '50000' }),
      await newPerson(platform.address(), { balance: '50000' }),
    ]
    await trades(platform, trader)
    const found = await inTurns(rounds, {
      '5,000 fills': () => followed(browser, platform, trader),
      none: () => followed(browser, platform, beginner),
    })
    return toldOf(found)
  } finally {
    await platform.stop()
  }
}

function toldOf(found: Record<string, Measured>): string {
  const measured = found['5,000 fills']?.[FILLED] ?? []
  const targets = targetTable([{ what: '/kline with 5,000 fills: ms a tick', atMost: 8, measured, digits: 1 }])
  const rows = Object.entries(found).map(([who, of]) => [who, ...[FILLED, IDLE].map(what => told(of[what] ?? [], 1))])
  return `${targets}\n\n${table(['', FILLED, IDLE], rows)}`
}
