/** The chart of somebody who has traded five thousand times, on a slow phone: what each tick costs it. */
import { createPositionCall, symbolPriceCall } from '@shared/contract'
import { directions, orderTypes, tradeTypes } from '@shared/contract/codes'
import type { Browser, CDPSession } from 'puppeteer'
import { openPhone } from '../browser.ts'
import { connect, newOrderId } from '../client.ts'
import { newPerson, type Person } from '../people.ts'
import { type Platform, startPlatform } from '../platform.ts'
import { inTurns, type Measured, medianText, table } from './figures.ts'
import { targetTable } from './targets.ts'

const symbol = 'BTCUSDT'
const FILLS = 5000
/** As many as the exchange takes of one person in a second. */
const AT_ONCE = 10
const TICKS = 20
const speeds = { 'four times slower': 4, 'as this machine is': 1 }

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

/** What the page's frames did, from the first message of a tick to its picture, in ms of each tick. */
async function framesOf(session: CDPSession, tick: () => Promise<unknown>): Promise<number> {
  let busy = 0
  const add = ({ value }: { value: object[] }) => {
    for (const event of value)
      if (Reflect.get(event, 'name') === 'FireAnimationFrame') busy += Reflect.get(event, 'dur')
  }
  session.on('Tracing.dataCollected', add)
  const traceConfig = { includedCategories: ['devtools.timeline'] }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  for (let i = 0; i < TICKS; i++) await Promise.all([tick(), pause(1000)])
  const told = new Promise(resolve => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await told
  session.off('Tracing.dataCollected', add)
  return busy / 1000 / TICKS
}

/** Twenty seconds of a chart that nobody touches, at each speed. */
async function followed(browser: Browser, platform: Platform, { token }: Person): Promise<Record<string, number>> {
  const { page, close } = await openPhone(browser, { storage: { token } })
  try {
    const session = await page.createCDPSession()
    await page.goto(`${platform.url}/#/kline?symbol=${symbol}&period=1m`)
    await page.waitForSelector('[data-path="/kline"] canvas', { timeout: 120_000 })
    await page.waitForNetworkIdle({ idleTime: 1000, concurrency: 3, timeout: 120_000 })
    const tick = () => platform.operate('clock', 'advance', '1s')
    const found: Record<string, number> = {}
    for (const [name, rate] of Object.entries(speeds)) {
      await session.send('Emulation.setCPUThrottlingRate', { rate })
      await tick()
      await pause(2000)
      found[name] = await framesOf(session, tick)
    }
    return found
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
    return resultOf(found)
  } finally {
    await platform.stop()
  }
}

function resultOf(found: Record<string, Measured>): string {
  const names = Object.keys(speeds)
  const targets = targetTable(
    names.map(name => ({
      ...{ what: `/kline with 5,000 fills: an update, ms, processor ${name}`, atMost: 8, digits: 1 },
      measured: found['5,000 fills']?.[name] ?? [],
      why: `without a fill it is ${medianText(found.none?.[name] ?? [], 1)}: each tick the chart's library draws ten canvases anew`,
    })),
  )
  const rows = Object.entries(found).map(([who, of]) => [who, ...names.map(name => medianText(of[name] ?? [], 1))])
  return `${targets}\n\n${table(['ms an update', ...names], rows)}`
}
