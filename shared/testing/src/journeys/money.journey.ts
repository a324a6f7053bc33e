/** The way of money at prices fixed before: every number by the formulas of `@shared/money`, the books proved after each test. */
import { afterEach, describe, expect, test } from '@jest/globals'
import { createPositionCall, positionListCall, symbolListCall } from '@shared/contract'
import { formatDecimal, formatPercent } from '@shared/format/number'
import { closePosition, crossTotals, type Decimal, previewOpen, profitOf, returnOnEquity, sum } from '@shared/money'
import { connect, newOrderId } from '../client.ts'
import type { Person } from '../people.ts'
import { askForLong, logIn, logOut, recharge, register } from './acts.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { type Line, lineTo } from './line.ts'

/** By turns, a minute each, for two hours. */
const prices = ['64000', '65000'] as const
const minutes = Array.from({ length: 120 }, (_, minute) => [minute * 60, prices[minute % 2] ?? ''] as [number, string])
const tape = { start: '2026-11-25 10:00:00', symbols: { BTCUSDT: minutes }, gaps: [] }
const { phone: newPhone, person, platform } = journey({ tape, mortal: true })

const lines: Line[] = []
afterEach(async () => {
  for (const line of lines.splice(0)) line.close()
  expect(await platform().operate('ledger', 'check')).toBe('The books are sound')
})

let minute = 0
/** The tape plays on to where this is the price. */
async function priceBecomes(price: (typeof prices)[number]): Promise<void> {
  if (prices[minute % 2] === price) return
  minute++
  await platform().operate('clock', 'advance', '60s')
}
const client = () => connect(platform().address().url, platform().address().publicKey)
const positionsOf = async ({ token }: Person) => (await client().ask(positionListCall, { state: 1 }, { token })).records

const money = (value: Decimal) => formatDecimal('en-US', value, { places: 2, minPlaces: 2 })
const gain = (value: Decimal) => formatDecimal('en-US', value, { places: 2, minPlaces: 2, sign: true })

/** A long of 0.1 BTC at 64,000, isolated, 20x, with this much in the contract account, as the formulas have it. */
async function opening(contract: Decimal) {
  const btc = (await client().ask(symbolListCall, {})).find(({ symbol }) => symbol === 'BTCUSDT')
  if (!btc) throw new Error('BTCUSDT is not quoted')
  const { tiers, takerFee: feeRate, pricePrecision: pricePlaces } = btc
  const order = { side: 'long', mode: 'isolated', quantity: '0.1', entry: '64000', leverage: 20 } as const
  const preview = previewOpen({ ...order, tiers, feeRate, pricePlaces }, { free: contract, cross: crossTotals([]) })
  const closedAt = (price: Decimal) =>
    closePosition({ ...order, margin: preview.margin, settled: '0' }, order.quantity, price, feeRate)
  return { ...preview, closedAt }
}

/** Rows of the ledger as they are read: what, account, amount, balance after; newest first. */
const ledgerRows = (phone: Driver) =>
  phone.page.$$eval('[data-path="/zhangbianRecord"] section li', rows =>
    rows.map(row => {
      // biome-ignore lint/performance/useDomNodeTextContent: one line for each part that is drawn
      const [what, where = '', ...amounts] = (row as HTMLElement).innerText.replaceAll('\u00a0', ' ').split('\n')
      return [what, where.split(' · ')[0], ...amounts].join(' | ')
    }),
  )

test('a stranger registers, recharges, transfers, trades with a profit, and finds every step in the ledger', async () => {
  await priceBecomes('64000')
  const phone = await newPhone()
  const [account, password] = ['ada_lovelace', 'waterline-7']
  await phone.open('/heyue')
  await phone.arrives('/login')
  await register(phone, account, password)
  await phone.arrives('/heyue')
  await logOut(phone)
  await phone.tap('Personal')
  await logIn(phone, account, password)
  await phone.arrives('/my')

  await platform().operate('recharge', 'approve', await recharge(phone, '1000'))
  await phone.sees('Credited')
  expect(await phone.figure('Credited')).toBe('1,000.00 USDT')
  await phone.open('/zijinhuazhuan')
  await phone.type('Amount', '500')
  await phone.tap('Transfer', 'button')
  await phone.sees('500.00 USDT transferred')

  const open = await opening('500')
  await phone.open('/heyue')
  await phone.sees(`Available ${money(open.availableBefore)}`)
  await askForLong(phone)
  expect(await phone.figure('Margin (Isolated)')).toBe(`${money(open.margin)} USDT`)
  expect(await phone.figure('Fee')).toBe(`${money(open.fee)} USDT`)
  expect(await phone.figure('Liquidation price')).toBe(money(open.liquidation ?? ''))
  await phone.tap('Buy long')
  await phone.sees('Long BTC/USDT opened at 64,000.00', 'Positions 1', `Available ${money(open.availableAfter)}`)

  await priceBecomes('65000')
  const [profit, yielded] = [
    profitOf('long', '0.1', '64000', '65000').toString(),
    returnOnEquity('long', '64000', '65000', 20),
  ]
  await phone.sees(gain(profit), formatPercent('en-US', yielded, { places: 2, sign: true }))
  await phone.tap('Close BTC/USDT')
  const { net, fee } = open.closedAt('65000')
  const afterFees = sum([net, `-${open.fee}`]).toString()
  expect(await phone.figure('After fees')).toBe(gain(afterFees))
  await phone.tap('Close position')
  const after = sum([open.availableAfter, open.margin, net]).toString()
  await phone.sees(
    `BTC/USDT closed, ${gain(afterFees)} USDT after fees`,
    'No open positions',
    `Available ${money(after)}`,
  )

  await phone.open('/zhangbianRecord')
  await phone.sees('Closing fee')
  const afterProfit = sum([open.availableAfter, open.margin, profit]).toString()
  expect(await ledgerRows(phone)).toEqual([
    `Closing fee | Contract account | −${money(fee)} USDT | ${money(after)}`,
    `Realised P&L | Contract account | ${gain(profit)} USDT | ${money(afterProfit)}`,
    `Margin returned | Position margin → Contract account | ${money(open.margin)} USDT`,
    `Opening fee | Contract account | −${money(open.fee)} USDT | ${money(open.availableAfter)}`,
    `Margin for a new position | Contract account → Position margin | ${money(open.margin)} USDT`,
    'Transfer | Balance account → Contract account | 500.00 USDT',
    'Deposit | Balance account | +1,000.00 USDT | 1,000.00',
  ])
})

/** A long, as from another phone of the same person. */
const openAside = ({ token }: Person) => {
  const terms = { tradeType: 1, symbol: 'BTCUSDT', direction: 1, orderType: 1, leverage: 20, marginMode: 1 } as const
  const order = { ...terms, quantity: '0.1', expectedPrice: '64000', tolerance: '0.01', clientOrderId: newOrderId() }
  return client().ask(createPositionCall, order, { token })
}

test('an exchange that dies with a position open comes back with all of it, and the phone goes on', async () => {
  await priceBecomes('64000')
  const someone = await person({ contract: '500' })
  await openAside(someone)
  const before = await platform().operate('ledger', 'show', someone.account)
  const phone = await newPhone({ of: someone })
  phone.expects(/status of 502|ERR_INCOMPLETE_CHUNKED_ENCODING/)
  await phone.open('/heyue')
  await phone.sees('Positions 1', 'Available 176.80')
  await phone.misses('Waiting for a price')

  await platform().kill()
  await phone.tap('Close BTC/USDT')
  await phone.tap('Close position')
  await phone.sees("Couldn't reach the server. Try again.")
  await platform().restart()
  expect(await platform().operate('ledger', 'show', someone.account)).toBe(before)

  await phone.reload()
  await phone.sees('Positions 1', 'Available 176.80', 'Liq. 61,074.83')
  await priceBecomes('65000')
  await phone.sees('+100.00', '+31.25%')
  await phone.tap('Close BTC/USDT')
  await phone.tap('Close position')
  await phone.sees('BTC/USDT closed, +93.55 USDT after fees', 'Available 593.55')
})

/** A long is confirmed while the line breaks under its answer. */
async function orderOverBrokenLine(
  where: 'before' | 'within',
): Promise<{ phone: Driver; someone: Person; line: Line }> {
  await priceBecomes('64000')
  const line = await lineTo(platform().url)
  lines.push(line)
  const someone = await person({ contract: '500' })
  const phone = await newPhone({ of: someone, url: line.url })
  phone.expects(/ERR_(INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH)/)
  await phone.open('/heyue')
  await askForLong(phone)
  line.breakUnder(createPositionCall.path, where)
  await phone.tap('Buy long')
  return { phone, someone, line }
}

describe('an order whose answer is lost', () => {
  test('is not sent again: the phone asks what became of it, and there is one position', async () => {
    const { phone, someone, line } = await orderOverBrokenLine('within')
    await phone.sees('Checking… No reply reached us')
    await phone.sees('Long BTC/USDT opened at 64,000.00', 'Positions 1')
    expect(line.delivered(createPositionCall.path)).toBe(1)
    expect(await positionsOf(someone)).toMatchObject([{ quantity: '0.1', margin: '320' }])
  })

  test('is one position also where the browser sent it twice by itself', async () => {
    const { phone, someone, line } = await orderOverBrokenLine('before')
    await phone.sees('Long BTC/USDT opened at 64,000.00', 'Positions 1')
    expect(line.delivered(createPositionCall.path)).toBe(2)
    expect(await positionsOf(someone)).toMatchObject([{ quantity: '0.1', margin: '320' }])
  })
})
