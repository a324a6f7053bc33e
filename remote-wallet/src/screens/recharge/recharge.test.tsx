import { beforeEach, expect, test } from '@jest/globals'
import { rechargeAddressCall, rechargeListCall } from '@shared/contract/calls/wallet'
import { standBetween } from '@shared/testing/between'
import { operate } from '@shared/testing/exchange-process'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { addressAtom, signOut } from 'shell/session'
import { call } from 'shell/transport'
import { HASH, placeRecharge, reportPaid } from '../../testing/order.ts'

const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./recharge.screen.tsx'), { path: '/chongzhi', query, as: {}, ...o })

const field = () => screen.findByRole('textbox', { name: 'Amount' })
const press = () => screen.getByRole('button', { name: 'Get the address' })
const orders = async () => {
  const reply = await call(rechargeListCall, {})
  return reply.state === 'ok' ? reply.value.records : []
}
/** An order of 100 USDT with its address on the screen. */
async function openOrder(o: Partial<ScreenOptions> = {}) {
  const drawn = await open({}, o)
  await drawn.user.type(await field(), '100')
  await drawn.user.click(press())
  await screen.findByText(/^Test server: don't send real funds/)
  return drawn
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('two presses at once make one order; its address is drawn, its number stands in the address', async () => {
  const { user, at } = await open()
  await user.type(await field(), '100')
  await user.dblClick(press())
  await waitFor(() => expect(at()).toMatch(/^\/chongzhi\?id=R/))
  expect(await screen.findByText("Test server: don't send real funds")).toBeTruthy()
  expect(document.body.textContent?.replace(/\s/g, '')).toMatch(/sandbox1/)
  expect(screen.getByText('Amount to send').parentElement?.textContent).toMatch(/100\.00/)
  expect(await orders()).toHaveLength(1)
})

test.each([
  ['', 'Enter an amount'],
  ['-3', 'Enter an amount above 0'],
  ['9.99', 'The minimum is 10 USDT'],
  ['100001', 'The maximum is 100,000 USDT'],
])('an amount of "%s" is refused at its field, and stays', async (amount, words) => {
  const { user } = await open()
  const input = (await field()) as HTMLInputElement
  if (amount) await user.type(input, amount)
  await user.click(press())
  expect(await screen.findByText(words)).toBeTruthy()
  expect(input.value).toBe(amount)
  expect(await orders()).toEqual([])
})

test('an amount below zero is told at its field while it is typed', async () => {
  const { user } = await open()
  await user.type(await field(), '-3')
  expect(screen.getByText('Enter an amount above 0')).toBeTruthy()
})

test('an amount with more places than the exchange keeps is refused as it is typed', async () => {
  const { user } = await open()
  await user.type(await field(), '100.123456789')
  expect(screen.getByText('Up to 8 decimal places')).toBeTruthy()
  await user.click(press())
  expect(await orders()).toEqual([])
})

test('an order that nobody paid yet waits for its payment and is gone on with; those under review are found', async () => {
  const { person } = await open()
  const as = person ? { as: person } : {}
  const first = await placeRecharge('120')
  await open({}, as)
  const card = await screen.findByRole('link', { name: /Waiting for payment/ })
  expect([card.getAttribute('href'), card.textContent]).toEqual([
    `#/chongzhi?id=${first.id}`,
    expect.stringMatching(/120\.00\sUSDT · TRC20/),
  ])
  await reportPaid(first.id)
  await open({}, as)
  expect((await screen.findByRole('link', { name: '1 under review' })).getAttribute('href')).toBe(
    `#/chongzhitixianResult?kind=recharge&id=${first.id}`,
  )
  await reportPaid((await placeRecharge('50')).id)
  await open({}, as)
  expect((await screen.findByRole('link', { name: '2 under review' })).getAttribute('href')).toBe(
    '#/chongzhitixianRecord?status=0',
  )
  expect(screen.queryByText('Waiting for payment')).toBeNull()
})

test('a transaction id that is none of its network is refused at its field, and nothing is reported', async () => {
  const { user, at } = await openOrder()
  const box = screen.getByRole('textbox', { name: /Transaction ID/ })
  await user.type(box, `0x${HASH}`)
  expect(box.getAttribute('aria-invalid')).toBeNull()
  await user.click(screen.getByRole('button', { name: "I've paid" }))
  expect(await screen.findByText('A TRC20 transaction ID has 64 characters: 0–9 and a–f')).toBeTruthy()
  expect(await orders()).toMatchObject([{ stage: 2 }])
  await user.clear(box)
  await user.type(box, ` ${HASH} `)
  await user.click(screen.getByRole('button', { name: "I've paid" }))
  await waitFor(() => expect(at()).toMatch(/^\/chongzhitixianResult/))
})

test('another network has its own minimum and stands in the address', async () => {
  const { user, at } = await open({ amount: '15' })
  await field()
  await user.click(screen.getByRole('button', { name: /Network/ }))
  await user.click(await screen.findByRole('button', { name: /^ERC20/ }))
  await waitFor(() => expect(at()).toContain('network=ERC20'))
  await user.click(press())
  expect(await screen.findByText('The minimum is 20 USDT')).toBeTruthy()
  expect(screen.getByText('Send only USDT on ERC20. Anything else is lost.')).toBeTruthy()
})

test('a network that is paused in the meantime refuses; what was typed stays and the reason is told', async () => {
  const { user } = await open({ network: 'TRC20' })
  const input = (await field()) as HTMLInputElement
  await user.type(input, '100')
  await operate(exchange(), 'network', 'pause', 'TRC20', 'upgrade')
  try {
    await user.click(press())
    expect((await screen.findAllByText('TRC20 is paused: network upgrade')).length).toBeGreaterThan(0)
    expect(input.value).toBe('100')
    expect(await orders()).toEqual([])
    await open()
    expect((await screen.findByRole('button', { name: /Network/ })).textContent).toContain('ERC20')
  } finally {
    await operate(exchange(), 'network', 'resume', 'TRC20')
  }
})

test('three open orders are enough', async () => {
  const { person } = await openOrder()
  await openOrder(person ? { as: person } : {})
  await openOrder(person ? { as: person } : {})
  const { user } = await open({}, person ? { as: person } : {})
  await user.type(await field(), '100')
  await user.click(press())
  const refused = await screen.findByRole('link', { name: /Open deposits or withdrawals: 3/ })
  expect(refused.getAttribute('href')).toBe('#/chongzhitixianRecord?status=0')
  expect(await orders()).toHaveLength(3)
})

test('the payment is reported by its transaction id, and the result follows without the order as it was before', async () => {
  const { user, at } = await openOrder()
  expect(screen.getByText('Add a screenshot or the transaction ID')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: /Transaction ID/ }), HASH)
  await user.click(screen.getByRole('button', { name: "I've paid" }))
  await waitFor(() => expect(at()).toMatch(/^\/chongzhitixianResult\?kind=recharge&id=R/))
  expect(screen.queryByRole('button', { name: 'Cancel deposit' })).toBeNull()
  expect(await orders()).toMatchObject([{ stage: 3, txHash: HASH }])
})

test('an order is found again by its address, and cancelled after a question', async () => {
  const { user, person, at } = await openOrder()
  const [order] = await orders()
  await open({ id: order?.id ?? '' }, person ? { as: person } : {})
  expect(await screen.findByText("Test server: don't send real funds")).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel deposit' }))
  expect(await screen.findByText('Cancel this deposit?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Keep deposit' }))
  expect(await orders()).toMatchObject([{ status: 0 }])
  await user.click(await screen.findByRole('button', { name: 'Cancel deposit' }))
  await screen.findByText('Cancel this deposit?')
  const yes = screen.getAllByRole('button', { name: 'Cancel deposit' }).at(-1)
  await user.click(yes as HTMLElement)
  await waitFor(async () => expect(await orders()).toMatchObject([{ status: -2, failReason: 'cancelled' }]))
  expect(at()).toBeTruthy()
})

test('the page of an order that is over leads to its result', async () => {
  const { person } = await openOrder()
  const [order] = await orders()
  await operate(exchange(), 'recharge', 'fail', order?.id ?? '')
  const { at } = await open({ id: order?.id ?? '' }, person ? { as: person } : {})
  await waitFor(() => expect(at()).toMatch(/^\/chongzhitixianResult/))
})

test('somebody else’s order is not found', async () => {
  await openOrder()
  const [order] = await orders()
  await open({ id: order?.id ?? '' })
  expect(await screen.findByText('Deposit not found')).toBeTruthy()
})

test('where the server takes no proof afterwards, the pictures belong to the first step', async () => {
  await open({}, { without: ['recharge-voucher'] })
  await field()
  expect(screen.getByText('Screenshot or receipt')).toBeTruthy()
  await open()
  await field()
  expect(screen.queryByText('Screenshot or receipt')).toBeNull()
})

test('without a connection nothing is sent, and the button says why', async () => {
  const { user } = await open()
  await user.type(await field(), '100')
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  expect(await screen.findByText('No connection')).toBeTruthy()
  await user.click(press())
  act(() => found())
  expect(await orders()).toEqual([])
})

test('keeps the address that was issued as the address of the session, until somebody else is here', async () => {
  const address = () => getDefaultStore().get(addressAtom)
  await openOrder()
  await waitFor(() => expect(address()).toMatch(/^sandbox1/))
  const { id = '' } = (await orders())[0] ?? {}
  const reply = await call(rechargeAddressCall, { rechargeId: id })
  expect(reply).toMatchObject({ value: { address: address() } })
  act(signOut)
  expect(address()).toBe('')
})

test('what did not load says so and comes at Retry', async () => {
  const { user, mend } = await open({}, { down: true })
  expect(await screen.findByText("Couldn't load the currencies")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await field()).toBeTruthy()
})

test.each([{}, { id: 'R1' }])(
  'a first load without a connection says so, and goes on when it is back (%p)',
  async query => {
    const { online } = await open(query, { offline: true })
    expect(await screen.findByText('No connection')).toBeTruthy()
    act(() => online())
    expect(await (query.id ? screen.findByText('Deposit not found') : field())).toBeTruthy()
  },
)

/** The dark parts of the code beside an order's address, where its text arrives altered. */
async function codeBeside(
  order: string,
  o: Partial<ScreenOptions>,
  qrText?: string,
): Promise<string | null | undefined> {
  const { address, stop } = await standBetween(exchange(), {
    alters: (path, body) =>
      path.startsWith(rechargeAddressCall.path) && qrText !== undefined
        ? body.replace(/"qrText":"[^"]*"/, `"qrText":"${qrText}"`)
        : undefined,
  })
  const { unmount } = await open({ id: order }, { ...o, at: address })
  const code = (await screen.findByRole('img', { name: 'QR code' })).querySelector('path')?.getAttribute('d')
  unmount()
  await stop()
  return code
}

test('a code that names another address than the one shown is replaced by that address', async () => {
  const { person, unmount } = await openOrder()
  const as = person ? { as: person } : {}
  const [order] = await orders()
  unmount()
  const own = await codeBeside(order?.id ?? '', as)
  const alone = await codeBeside(order?.id ?? '', as, '')
  expect(own).not.toBe(alone)
  expect(await codeBeside(order?.id ?? '', as, 'TBXSw8fM4jpQkGc6zZjsVABFpVN7UvXPdV')).toBe(alone)
})
