/** More of withdrawals: Back, a cancellation, a locked password, a lost reply, and the keyboard alone. */
import { expect, test } from '@jest/globals'
import { withdrawalApplyCall } from '@shared/contract'
import { newOrderId } from '../client.ts'
import { PIN } from '../payouts.ts'
import type { Driver } from './driver.ts'
import { widen } from './layout.ts'
import { lineTo } from './line.ts'
import { type Ready, withdrawJourney } from './withdraw.ts'

const { newPhone, platform, tab, HOUR, client, desk, ordersOf, balanceOf, wallets, next, lines, send } =
  withdrawJourney({ mortal: true })

/** As far as the last look. */
async function ask(phone: Driver, amount: string): Promise<void> {
  await phone.type('Amount', amount)
  await phone.tap('Continue')
  await phone.sees('Confirm withdrawal', "Once sent, a withdrawal can't be reversed.")
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
  await phone.sees('The review has already started')
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
