/** What is refused of a purchase: at its field or in the sheet, with a way out. */
import { beforeEach, expect, test } from '@jest/globals'
import { breakCall, debitBuyCall } from '@shared/contract'
import { standBetween } from '@shared/testing/between'
import { connect, newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { newPerson } from '@shared/testing/people'
import { exchange } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'
import { balanceOf, came, create, fill, open, orderSheet, ordersOf, pay, plain } from './testing.tsx'

beforeEach(() => localStorage.clear())

/** Somebody else buys meanwhile. */
async function otherBuys(productId: string, amount: string) {
  const other = await newPerson(exchange(), { balance: '100000' })
  const input = { productId, amount, expected: '0.0008', agreed: true, clientOrderId: newOrderId() }
  await connect(exchange().url, exchange().publicKey).ask(debitBuyCall, input, other)
}

test.each([
  ['', 'Enter an amount'],
  ['50', 'The minimum is 100.00 USDT'],
  ['5000', 'The maximum is 4,000.00 USDT'],
  ['100.001', 'Up to 2 decimal places'],
])('an amount of "%s" is told at its field, and stays: %s', async (amount, words) => {
  const shown = await open(await create('--max', '4000'))
  const { form, field } = await fill(shown, amount)
  await pay(shown)
  expect((await form.findAllByText(plain(words), { normalizer: plain })).length).toBeGreaterThan(0)
  expect([field.getAttribute('aria-invalid'), field.value]).toEqual(['true', amount])
  expect(await ordersOf(shown.person)).toEqual([])
})

test('more than there is: it says how much is missing, with the way to bring it', async () => {
  const shown = await open(await create(), { as: { balance: '150' } })
  const { form } = await fill(shown, '200')
  expect(await form.findByText('More than your available balance')).toBeTruthy()
  expect(plain(form.getByText(/^You need/).textContent)).toBe('You need 50.00 USDT more')
  expect(form.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('#/chongzhi?currency=USDT')
})

test('a rest that is less than wanted is offered, before and after the exchange says so', async () => {
  const id = await create('--total', '500')
  const shown = await open(id)
  await fill(shown, '400')
  await otherBuys(id, '400')
  await pay(shown)
  const form = await orderSheet()
  expect(await form.findByText(/^Only 100\.00/)).toBeTruthy()
  await shown.user.click(form.getByRole('button', { name: plainly('Buy the remaining 100.00 USDT') }))
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('100')
  await pay(shown)
  await came(shown.at, /^\/taoliOk/)
})

test('what one person may hold is told at the field', async () => {
  const shown = await open(await create('--hold', '300'))
  const { form } = await fill(shown, '400')
  expect(await form.findByText(/^You can hold 300\.00.USDT more$/)).toBeTruthy()
})

test('a level that lacks is said on the button, which leads to the levels', async () => {
  await open(await create('--level', '3'))
  const way = await screen.findByRole('link', { name: /^Reach VIP 3/ })
  expect(way.getAttribute('href')).toBe('#/vipLevel')
  expect(way.textContent).toContain('For VIP 3 and above')
})

test('what the account that pays cannot cover is refused in the sheet, and nothing is taken', async () => {
  const shown = await open(await create('--rate', '9', '--max', '10000'))
  await fill(shown, '10000')
  await pay(shown)
  const last = await orderSheet()
  expect(await last.findByText(/the yield account can't cover more/)).toBeTruthy()
  expect(await ordersOf(shown.person)).toEqual([])
})

test('who takes a break is told until when, and nothing is taken', async () => {
  const shown = await open(await create())
  await fill(shown, '200')
  await connect(exchange().url, exchange().publicKey).ask(breakCall, { days: 1 }, { token: shown.person?.token })
  await pay(shown)
  expect(await (await orderSheet()).findByText(/^You're taking a break until/)).toBeTruthy()
  expect([await ordersOf(shown.person), await balanceOf(shown.person)]).toEqual([[], '10000'])
})

test('a product that was closed meanwhile is refused in the sheet, and its page says so', async () => {
  const id = await create()
  const shown = await open(id)
  await fill(shown, '200')
  await operate(exchange(), 'product', 'close', id)
  await pay(shown)
  expect(await (await orderSheet()).findByText(/not on sale/)).toBeTruthy()
  expect(await screen.findByText('The sale has ended')).toBeTruthy()
})

test('an answer that is lost is looked up: bought once, and it leads on', async () => {
  const { address, stop } = await standBetween(exchange(), { loses: path => path.endsWith('/debitBuy') })
  const shown = await open(await create(), { at: address })
  await fill(shown, '200')
  await pay(shown)
  expect(await (await orderSheet()).findByText(/^Checking…/)).toBeTruthy()
  await came(shown.at, /^\/taoliOk\?id=P/)
  expect(await ordersOf(shown.person)).toHaveLength(1)
  await stop()
})

test('Pay waits for a balance that is not known yet, and refuses nothing meanwhile', async () => {
  let arrives = () => {}
  const waited = new Promise<void>(resolve => {
    arrives = resolve
  })
  const { address, stop } = await standBetween(exchange(), {
    until: path => (path.includes('userBalance') || path.includes('Balance') ? waited : undefined),
  })
  const shown = await open(await create(), { at: address })
  const { form } = await fill(shown, '200')
  await pay(shown)
  await waitFor(() => expect(form.getByRole('button', { name: /^Pay/ }).getAttribute('aria-busy')).toBe('true'))
  expect(screen.queryByText('More than your available balance')).toBeNull()
  arrives()
  await came(shown.at, /^\/taoliOk/)
  await stop()
})

const plainly = (name: string) => (said: string) => plain(said) === name

test('other terms than were shown are said in the sheet, which stays; what is confirmed again goes', async () => {
  let times = 0
  const { address, stop } = await standBetween(exchange(), {
    instead(path, response) {
      if (!path.endsWith('/debitBuy') || times++ > 0) return false
      const reply = { success: false, code: 500, message: 'The terms changed', result: { refusal: 'terms-changed' } }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply))
      return true
    },
  })
  const shown = await open(await create(), { at: address })
  await fill(shown, '200')
  await pay(shown)
  expect(await (await orderSheet()).findByText('The terms changed')).toBeTruthy()
  await pay(shown)
  await came(shown.at, /^\/taoliOk/)
  expect(await ordersOf(shown.person)).toHaveLength(1)
  await stop()
})
