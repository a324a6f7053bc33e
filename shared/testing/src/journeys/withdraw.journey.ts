/** Money out at prices fixed before: what stands before it, every figure to the last digit, and who ends it; the books proved after each test. */
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  type PayoutAccount,
  userAssetsCall,
  userBalanceCall,
  withdrawalApplyCall,
  withdrawalListCall,
} from '@shared/contract'
import { bankNumberKinds, payoutKinds } from '@shared/contract/codes'
import { connect, newOrderId } from '../client.ts'
import { bind, PIN, prepare, wallet } from '../payouts.ts'
import type { Person } from '../people.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { widen } from './layout.ts'
import { type Line, lineTo } from './line.ts'

const tape = { start: '2026-11-25 10:00:00', symbols: { BTCUSDT: [[0, '64000']] as [number, string][] }, gaps: [] }
const { phone: newPhone, person, platform, tab } = journey({ tape })

const HOUR = 3600
const bank = {
  ...{ kind: payoutKinds.bank, country: 'TH', currency: 'THB', bankName: 'Kasikornbank' },
  ...{ numberKind: bankNumberKinds.account, number: '123-4-56789-0', realName: 'Sample Person' },
} as const

const client = () => connect(platform().address().url, platform().address().publicKey)
const pass = (seconds: number) => platform().operate('clock', 'advance', `${seconds}s`)
const desk = (...words: string[]) => platform().operate('withdraw', ...words)
const ordersOf = async ({ token }: Person) => (await client().ask(withdrawalListCall, {}, { token })).records
const balanceOf = async ({ token }: Person) => {
  const [usdt] = await client().ask(userBalanceCall, { currency: 'USDT' }, { token })
  return [usdt?.available, usdt?.frozen]
}

type Ready = Person & { to: PayoutAccount }
async function bound(account: typeof wallet | typeof bank): Promise<Ready> {
  const someone = await person({ balance: '1000' })
  return { ...someone, to: await prepare(client(), someone, account) }
}

const wallets: Ready[] = []
const banks: Ready[] = []
/** The hour that each waits passes once for all. */
beforeAll(async () => {
  for (let n = 0; n < 5; n++) wallets.push(await bound(wallet))
  banks.push(await bound(bank))
  await pass(HOUR)
}, 300_000)

function next(of: Ready[]): Ready {
  const one = of.pop()
  if (!one) throw new Error('Nobody is left who can withdraw')
  return one
}

const lines: Line[] = []
afterEach(async () => {
  for (const line of lines.splice(0)) line.close()
  expect(await platform().operate('ledger', 'check')).toBe('The books are sound')
})

/** As far as the last look. */
async function ask(phone: Driver, amount: string): Promise<void> {
  await phone.type('Amount', amount)
  await phone.tap('Continue')
  await phone.sees('Confirm withdrawal', "Once sent, it can't be called back.")
}

async function send(phone: Driver, amount: string, pin = PIN): Promise<void> {
  await phone.type('Withdrawal password', pin)
  await phone.tap(new RegExp(`^Withdraw ${amount} USDT$`))
}

/** Whether what a field says can be read: nothing lies over it, and no edge cuts it off. */
const isInSight = (phone: Driver, words: string) =>
  phone.page.$$eval(
    '[aria-live]',
    (all, said) =>
      all.some(e => {
        const { x, y, width, height } = e.getBoundingClientRect()
        return e.textContent?.includes(said) && e.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }),
    words,
  )

/** @returns the order's number */
async function withdraw(phone: Driver, of: Ready): Promise<string> {
  await phone.open('/tixian')
  await ask(phone, '100')
  await send(phone, '100.00')
  await phone.arrives('/chongzhitixianResult')
  await phone.sees('Under review')
  return (await ordersOf(of))[0]?.id ?? ''
}

test('who has neither password nor account is led to both, waits the hour, and is paid 99 of 100', async () => {
  const ada = await person({ balance: '1000' })
  const phone = await newPhone({ of: ada })
  await phone.open('/zichanCenter')
  await phone.tap('Withdraw', 'link')
  await phone.arrives('/tixian')
  await phone.sees('For the safety of your funds, set a withdrawal password first.')
  await phone.tap('Set withdrawal password')
  await phone.arrives('/withdrawPassword')
  await phone.type('Withdrawal password', PIN)
  await phone.type('Withdrawal password again', PIN)
  await phone.type('Login password', ada.password)
  await phone.tap('Set withdrawal password')
  await phone.arrives('/tixian')
  await phone.sees('No withdrawal account yet', 'Add account')
  const to = await bind(client(), ada, wallet)
  await phone.reload()
  await phone.sees(
    /New accounts wait before their first use\. Usable from \d\d\/11\/2026 \d\d:\d\d:\d\d, in (59:\d\d|01:00:00)/,
  )
  const order = { accountId: to.id, currency: 'USDT', network: 'TRC20', amount: '100', expectedFee: '1' }
  const early = { ...order, withdrawPassword: PIN, clientOrderId: newOrderId() }
  expect((await client().call(withdrawalApplyCall, early, ada)).refusal).toBe('account-hold')
  await pass(HOUR)
  await phone.reload()
  await phone.type('Amount', '100')
  expect(await phone.figure('Fee')).toBe('1.00 USDT')
  expect(await phone.figure('You receive')).toBe('99.00 USDT')
  await phone.tap('Continue')
  await phone.sees('Confirm withdrawal', 'TRC20 · about 10 minutes', '99.00 USDT')
  expect(await phone.figure('Balance account')).toBe('Now 1,000.00→ After 900.00')
  expect(await phone.figure('Frozen until paid')).toBe('Now 0.00→ After 100.00')
  await send(phone, '100.00')
  await phone.arrives('/chongzhitixianResult')
  await phone.sees('Under review')
  expect(await balanceOf(ada)).toEqual(['900', '100'])
  const [{ id } = { id: '' }] = await ordersOf(ada)
  await desk('take', id)
  await desk('pay', id)
  await phone.sees('Paid out')
  const { totalAssets, totalProfit } = await client().ask(userAssetsCall, {}, ada)
  expect([totalAssets, totalProfit, await balanceOf(ada)]).toEqual(['900', '-1', ['900', '0']])
  await phone.open('/zichanCenter')
  await phone.sees('900.00', '−1.00')
}, 300_000)

test('Back from the result skips the form', async () => {
  const of = next(wallets)
  const phone = await newPhone({ of })
  await phone.open('/zichanCenter')
  await phone.tap('Withdraw', 'link')
  await phone.arrives('/tixian')
  await ask(phone, '100')
  await send(phone, '100.00')
  await phone.arrives('/chongzhitixianResult')
  await phone.back()
  await phone.arrives('/zichanCenter')
})

test('cancelled all of it is back; another tab learns that it is over, and one that was taken cannot be', async () => {
  const of = next(wallets)
  const phone = await newPhone({ of })
  const id = await withdraw(phone, of)
  const other = await tab(phone)
  await other.open(`/chongzhitixianResult?kind=withdraw&id=${id}`)
  await other.tap('Cancel withdrawal')
  await other.sees(/Cancel this withdrawal/)
  await phone.page.bringToFront()
  await phone.tap('Cancel withdrawal')
  await phone.tap(/^Cancel withdrawal$/)
  await phone.sees('Cancelled')
  expect(await balanceOf(of)).toEqual(['1000', '0'])
  await other.page.bringToFront()
  await other.tap(/^Cancel withdrawal$/)
  await other.sees('Already cancelled')
  await phone.page.bringToFront()
  const second = await withdraw(phone, of)
  await phone.tap('Cancel withdrawal')
  await desk('take', second)
  await phone.tap(/^Cancel withdrawal$/)
  await phone.sees('Review has begun')
  expect(await balanceOf(of)).toEqual(['900', '100'])
})

test('five wrong passwords lock it for a day, the right one too and over a restart; then it works', async () => {
  const of = next(wallets)
  const phone = await newPhone({ of })
  await phone.open('/tixian')
  await ask(phone, '100')
  await widen(phone.page, 375, 400) // what a keyboard leaves of a small phone
  for (const left of [4, 3, 2, 1]) {
    await send(phone, '100.00', '246802')
    await phone.sees(`Tries left: ${left}`)
    await phone.when(() => isInSight(phone, `Tries left: ${left}`))
  }
  await widen(phone.page, 375)
  await send(phone, '100.00', '246802')
  await phone.sees('Withdrawal password locked')
  const order = { accountId: of.to.id, currency: 'USDT', network: 'TRC20', amount: '100', expectedFee: '1' }
  const right = () =>
    client().call(withdrawalApplyCall, { ...order, withdrawPassword: PIN, clientOrderId: newOrderId() }, of)
  expect((await right()).refusal).toBe('pin-locked')
  phone.expects(/status of 502|ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONNECTION/)
  await platform().kill()
  await platform().restart()
  expect((await right()).refusal).toBe('pin-locked')
  await phone.reload()
  await phone.sees('Withdrawal password locked', /in 2[34]:\d\d:\d\d/)
  await platform().kill()
  await platform().restart(24 * HOUR)
  await phone.reload()
  await ask(phone, '100')
  await send(phone, '100.00')
  await phone.arrives('/chongzhitixianResult')
  expect(await balanceOf(of)).toEqual(['900', '100'])
}, 900_000)

test('500 by bank: 497.50 after the fee are 17,910.00 THB; rejected, all is back with the words of the desk', async () => {
  const of = next(banks)
  const phone = await newPhone({ of })
  await phone.open('/tixian?to=bank')
  await phone.type('Amount', '500')
  expect(await phone.figure('Fee')).toBe('2.50 USDT')
  expect(await phone.figure('After the fee')).toBe('497.50 USDT')
  expect(await phone.figure('Exchange rate')).toBe('1 USDT = 36.00 THB')
  expect(await phone.figure('You receive')).toBe('17,910.00 THB')
  await phone.tap('Continue')
  await phone.sees('Confirm withdrawal', '17,910.00 THB', 'Kasikornbank', 'Sample Person')
  await send(phone, '500.00')
  await phone.arrives('/chongzhitixianResult')
  const [{ id } = { id: '' }] = await ordersOf(of)
  await desk('reject', id, '--reason', 'The holder does not match')
  await phone.sees('Rejected', 'The holder does not match')
  expect(await balanceOf(of)).toEqual(['1000', '0'])
})

test('a reply that is lost after the exchange has written it: the phone asks, and there is one withdrawal', async () => {
  const line = await lineTo(platform().url)
  lines.push(line)
  const of = next(wallets)
  const phone = await newPhone({ of, url: line.url })
  phone.expects(/ERR_(INCOMPLETE_CHUNKED_ENCODING|CONTENT_LENGTH_MISMATCH)/)
  await phone.open('/tixian')
  await ask(phone, '100')
  line.breakUnder(withdrawalApplyCall.path, 'within')
  await send(phone, '100.00')
  await phone.sees('Checking… No reply reached us')
  await phone.arrives('/chongzhitixianResult')
  expect(line.delivered(withdrawalApplyCall.path)).toBe(1)
  expect(await ordersOf(of)).toMatchObject([{ amount: '100', net: '99' }])
  expect(await balanceOf(of)).toEqual(['900', '100'])
})

/** Goes on by Tab until this has the focus. */
async function tabTo({ page, when }: Driver, name: string): Promise<void> {
  const isHere = (wanted: string) => {
    const here = document.activeElement
    const label = here instanceof HTMLInputElement ? here.labels?.[0]?.textContent : here?.textContent
    return (label ?? '').replaceAll('\u00a0', ' ').startsWith(wanted)
  }
  await when(async () => {
    if (await page.evaluate(isHere, name)) return true
    await page.keyboard.press('Tab')
    return page.evaluate(isHere, name)
  })
}

test('by the keyboard alone', async () => {
  const of = next(wallets)
  const phone = await newPhone({ of })
  const { keyboard } = phone.page
  await phone.open('/tixian')
  await phone.sees('Amount')
  await tabTo(phone, 'Amount')
  await keyboard.type('100')
  await keyboard.press('Enter')
  await phone.sees('Confirm withdrawal')
  await tabTo(phone, 'Withdrawal password')
  await keyboard.type(PIN)
  await keyboard.press('Enter')
  await phone.arrives('/chongzhitixianResult')
  expect(await ordersOf(of)).toMatchObject([{ amount: '100', fee: '1', net: '99' }])
})
