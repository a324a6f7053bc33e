import { beforeEach, expect, test } from '@jest/globals'
import { loseConnection } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { ownTitleAtom } from '../../../../shell/src/surface/navigation/own-title.ts'
import { balanceOf, came, create, fill, open, orderSheet, ordersOf, pageField, pay, plain } from './testing.tsx'

beforeEach(() => localStorage.clear())

const line = (name: string) => plain(screen.getAllByText(name).at(0)?.parentElement?.textContent)

test('the calculator says what an amount brings a day, in all and at the end, as the exchange would pay it', async () => {
  const { user } = await open(await create())
  await user.type(await pageField(), '1000')
  expect(line('Daily income')).toBe('Daily income+0.80 USDT')
  expect(line('Income over 7 days')).toBe('Income over 7 days+5.60 USDT')
  expect(line('Principal and income at the end')).toBe('Principal and income at the end1,005.60 USDT')
})

test('who pays, limits, what leaving costs and when it starts, pays and ends stand there before anything is bought', async () => {
  await open(await create('--max', '20000', '--hold', '5000', '--total', '9000'))
  const account = await screen.findByRole('button', { name: /^Operator's yield account/ })
  expect(plain(account.textContent)).toMatch(/Holds [\d,.]+ USDT, owes [\d,.]+ USDT$/)
  expect(line('Per purchase')).toBe('Per purchase100 to 20,000 USDT')
  expect(line('You hold')).toBe('You hold0.00 USDT')
  expect(line('You can hold up to')).toBe('You can hold up to5,000.00 USDT')
  expect(line('Total remaining')).toBe('Total remaining9,000.00 USDT')
  expect(screen.getByText(/^Early redemption costs 0.70% of the principal/)).toBeTruthy()
  expect(screen.getByText('Starts. You can cancel until then.')).toBeTruthy()
  expect(screen.getAllByText(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)).toHaveLength(3)
})

test('an amount of the page, one sheet with balance before and after, and it is bought once; Back skips the form', async () => {
  const id = await create()
  const shown = await open(id)
  await shown.user.type(await pageField(), '1000')
  const { form: last } = await fill(shown, '')
  expect(plain(last.getByText('Balance account').parentElement?.textContent)).toMatch(/10,000\.00 USDT.*9,000\.00 USDT/)
  expect(plain(last.getByText('Early redemption fee (maximum)').parentElement?.textContent)).toContain('7.00 USDT')
  expect(last.getByText(/^Paid from the operator's yield account/)).toBeTruthy()
  await shown.user.dblClick(last.getByRole('button', { name: /^Pay 1,000\.00.USDT$/ }))
  await came(shown.at, /^\/taoliOk\?id=P/)
  const orders = await ordersOf(shown.person)
  expect(orders.map(({ productId, amount }) => [productId, amount])).toEqual([[id, '1000']])
  expect(await balanceOf(shown.person)).toBe('9000')
  expect(location.hash).not.toContain('sheet')
})

test('is called Create order while the order is made, else by the product', async () => {
  const title = () => getDefaultStore().get(ownTitleAtom)
  const shown = await open(await create())
  await waitFor(() => expect(title()).toBe('Test basis'))
  await fill(shown, '1000')
  expect(title()).toBe('Create order')
  act(() => history.back())
  await waitFor(() => expect(title()).toBe('Test basis'))
})

test('the amount of the calculator stands in the form, and what is typed there stays as the sheet closes', async () => {
  const { user, at } = await open(await create())
  await user.type(await pageField(), '1000')
  const { field } = await fill({ user } as never, '')
  expect(field.value).toBe('1000')
  expect(at()).toMatch(/amount=1000/)
  await user.type(field, '5')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await pageField()).value).toBe('10005')
})

test('the address brings the amount and opens the form: reinvesting', async () => {
  const id = await create()
  await open(id, { query: { id, sheet: 'order', amount: '250' } })
  const form = within(await screen.findByRole('dialog', { name: 'Test basis' }))
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('250')
})

test('the agreement that paying accepts is read over the form, which keeps what was typed', async () => {
  const shown = await open(await create())
  const { form } = await fill(shown, '200')
  await shown.user.click(form.getByRole('button', { name: 'agreement' }))
  const article = await screen.findByRole('dialog', { name: 'Arbitrage agreement' })
  expect(article.textContent).toMatch(/\w{200,}|.{200,}/s)
  await shown.user.keyboard('{Escape}')
  const again = await orderSheet()
  expect(again.getByRole<HTMLInputElement>('textbox', { name: 'Amount' }).value).toBe('200')
  expect(await ordersOf(shown.person)).toEqual([])
})

test('a share of what may go fills the amount', async () => {
  const shown = await open(await create('--max', '4000'))
  const { form, field } = await fill(shown, '')
  await shown.user.click(await form.findByRole('button', { name: '25%' }))
  expect(field.value).toBe('1000')
  await shown.user.click(form.getByRole('button', { name: '100%' }))
  expect(field.value).toBe('4000')
})

test('the agreement and how it works are read from the page, each with an address of its own', async () => {
  const { user, at } = await open(await create())
  for (const [row, title, sheet] of [
    ['Agreement', 'Arbitrage agreement', 'agreement'],
    ['How it works', 'How arbitrage products work', 'explain'],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: row }))
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
    expect(at()).toContain(`sheet=${sheet}`)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(at()).not.toMatch(/sheet/))
  }
})

test('a product that is gone, of another kind, or not named leads to all of them', async () => {
  for (const id of ['nothing', 'B1', '9'.repeat(400), undefined]) {
    await open(id)
    expect(await screen.findByText('This product no longer exists')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all products' }).getAttribute('href')).toBe('#/taolilicai')
  }
})

test('what did not load says so and comes at Retry', async () => {
  const { user, mend } = await open('A2', { down: true })
  expect(await screen.findByText("Couldn't load the product")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('button', { name: 'Invest' })).toBeTruthy()
})

test('without a connection nothing can be bought, and the button says why', async () => {
  const { online } = await open('A2', { offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  const button = () => screen.getByRole('button', { name: 'Invest' })
  expect((await screen.findByRole('button', { name: 'Invest' })).getAttribute('aria-disabled')).toBeNull()
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  await waitFor(() => expect(button().getAttribute('aria-disabled')).toBe('true'))
  expect(screen.getByText('No connection')).toBeTruthy()
  act(() => found())
})

test('paying twice from two sheets buys twice: each is a purchase of its own', async () => {
  const id = await create()
  const first = await open(id)
  await fill(first, '200')
  await pay(first)
  await came(first.at, /^\/taoliOk/)
  const second = await open(id, { as: first.person ?? {} })
  await fill(second, '300')
  await pay(second)
  await came(second.at, /^\/taoliOk/)
  expect((await ordersOf(first.person)).map(({ amount }) => amount).sort()).toEqual(['200', '300'])
})
