/** Every refusal of a withdrawal, each where it can be mended; what was typed stays. */
import { afterEach, expect, test } from '@jest/globals'
import {
  addPayoutAccountCall,
  changePasswordCall,
  editPayoutAccountCall,
  type PayoutAccount,
  withdrawalApplyCall,
} from '@shared/contract'
import { standBetween } from '@shared/testing/between'
import { newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import type { Person } from '@shared/testing/people'
import { exchange } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import { BANK, PIN, placeWithdrawal } from '../../testing/withdrawal.ts'
import {
  amount,
  client,
  figure,
  gather,
  open,
  pin,
  press,
  send,
  sheet,
  show,
  text,
  toConfirm,
  withdrawalsOf,
} from './testing.tsx'

const someone = gather(20)
const banker = gather(1, BANK)

const noSheet = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const atAmount = async () => (await amount()).getAttribute('aria-invalid')

const spend = ({ account }: Person, much: string) =>
  operate(exchange(), 'wallet', 'adjust', account, 'USDT', `-${much}`)

test('what was spent meanwhile is said at the amount, which stays', async () => {
  const shown = await open(someone())
  await toConfirm(shown)
  await spend(shown.person, '950')
  await send(shown)
  await screen.findByText('You need 100 USDT, but you have 50 USDT')
  await noSheet()
  expect([await atAmount(), (await amount()).value]).toEqual(['true', '100'])
})

test('what another phone took of the day is said at the amount, with the way to more', async () => {
  const shown = await open(someone())
  await operate(exchange(), 'wallet', 'adjust', shown.person.account, 'USDT', '1000')
  await toConfirm(shown)
  await placeWithdrawal(shown.person, { amount: '950' })
  await send(shown)
  await screen.findByText(/^You can still withdraw 50.USDT today\. Verify/)
  await noSheet()
  expect(await atAmount()).toBe('true')
  expect(screen.getByRole('link', { name: 'Verify to raise the limit' })).toBeTruthy()
})

test('an account that was changed meanwhile waits: its hour is said at it', async () => {
  const shown = await open(someone())
  await toConfirm(shown)
  const { to, token } = shown.person
  const changed = { id: to.id, network: 'TRC20', address: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8', withdrawPassword: PIN }
  await client().ask(editPayoutAccountCall, changed, { token })
  await send(shown)
  await noSheet()
  expect((await screen.findAllByText(/^Available from \d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)).length).toBeGreaterThan(0)
  expect(screen.getByRole('button', { name: /^Account/ }).getAttribute('aria-invalid')).toBe('true')
})

test('one that was removed meanwhile is said at it, and money goes to no other one instead', async () => {
  const shown = await open(someone())
  const { to, token } = shown.person
  const other = {
    kind: 2,
    network: 'ERC20',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    label: 'Other',
  } as const
  await client().ask(addPayoutAccountCall, { ...other, withdrawPassword: PIN, clientOrderId: newOrderId() }, { token })
  await toConfirm(shown)
  await client().ask(editPayoutAccountCall, { id: to.id, removed: true }, { token })
  await send(shown)
  await screen.findByText('This withdrawal account was removed. Choose another.')
  await noSheet()
  expect(await withdrawalsOf(shown.person)).toEqual([])
})

test('the only one was removed meanwhile: where another is added stands in the place of the form', async () => {
  const shown = await open(someone())
  const { to, token } = shown.person
  await toConfirm(shown)
  await client().ask(editPayoutAccountCall, { id: to.id, removed: true }, { token })
  await send(shown)
  await screen.findByText('Before your first withdrawal')
  await noSheet()
  const add = await screen.findByRole('link', { name: 'Add wallet' })
  expect(add.getAttribute('href')).toMatch(/^#\/jiesuanInfo\?add=chain&back=%2Ftixian/)
})

test('one that lies on another network by now is said at it', async () => {
  const shown = await open(someone())
  const { to, token } = shown.person
  await toConfirm(shown)
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const moved = { id: to.id, network: 'ERC20', address, withdrawPassword: PIN }
  await client().ask(editPayoutAccountCall, moved, { token })
  await send(shown)
  await noSheet()
  expect(screen.getByRole('button', { name: /^Account/ }).getAttribute('aria-invalid')).toBe('true')
  expect((await amount()).value).toBe('100')
  expect(await withdrawalsOf(shown.person)).toEqual([])
})

test('a hold that began meanwhile stands in the place of the form', async () => {
  const shown = await open(someone())
  await toConfirm(shown)
  const change = { oldPassword: shown.person.password, password: 'harbour-light-9' }
  const { token } = await client().ask(changePasswordCall, change, { token: shown.person.token })
  localStorage.setItem('token', token ?? '')
  const again = await show({ amount: '100' }, { as: { ...shown.person, token: token ?? '' } })
  await screen.findByText(/^Your login password was changed\./)
  expect(again.at()).toBe('/tixian?amount=100')
})

let paused: string | undefined
afterEach(async () => {
  if (paused) await operate(exchange(), 'network', 'resume', paused)
  paused = undefined
})

test('a network that is paused meanwhile says why, in the sheet and at the button', async () => {
  const shown = await open(someone())
  await toConfirm(shown)
  await operate(exchange(), 'network', 'pause', 'TRC20', 'upgrade')
  paused = 'TRC20'
  await send(shown)
  await within(await sheet()).findByText('TRC20 is paused: network upgrade')
  await shown.user.keyboard('{Escape}')
  await noSheet()
  await screen.findByText('TRC20 is paused: network upgrade')
})

test('a sixth open one leads to those that are', async () => {
  const shown = await open(someone())
  for (let n = 0; n < 5; n++) await placeWithdrawal(shown.person, { amount: '20' })
  await toConfirm(shown)
  await send(shown)
  const told = await within(await sheet()).findByRole('link', { name: /^Open deposits or withdrawals: 5/ })
  expect(told.getAttribute('href')).toBe('#/chongzhitixianRecord?tab=withdraw&status=0')
})

/** What the exchange refuses once, in place of its answer. */
async function refusedOnce(code: string, result: object = {}, message = 'Refused') {
  let left = 1
  return standBetween(exchange(), {
    instead(path, response) {
      if (path !== withdrawalApplyCall.path || left-- <= 0) return false
      const reply = { success: false, code: 510, message, result: { refusal: code, ...result } }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply))
      return true
    },
  })
}

test('other terms are shown anew and confirmed again, under the same look', async () => {
  const { address, stop } = await refusedOnce('terms-changed')
  const person = banker()
  const shown = await show({ amount: '500' }, { as: person, at: address })
  await waitFor(() => expect(figure('Exchange rate')).toBe('1 USDT = 36.00 THB'))
  await toConfirm(shown, '500')
  await send(shown)
  await within(await sheet()).findByText(/^The fee or rate has changed/)
  expect(text(await sheet())).toContain('17,910.00 THB')
  expect((await pin()).value).toBe(PIN)
  await shown.user.click(await press())
  await waitFor(() => expect(shown.at()).toMatch(/^\/chongzhitixianResult/))
  expect(await withdrawalsOf(person)).toHaveLength(1)
  await stop()
})

test.each([
  ['below-minimum', { field: 'amount', n: '25' }, 'The minimum is 25'],
  ['account-network', { field: 'accountId' }, "You can't withdraw USDT on TRC20"],
  ['name-mismatch', { field: 'accountId' }, 'The account holder must be Ada Lovelace'],
])('%s stands at its field, the sheet goes', async (refusal, result, words) => {
  const { address, stop } = await refusedOnce(refusal, result, words)
  const shown = await open(someone(), {}, { at: address })
  await toConfirm(shown)
  await send(shown)
  await screen.findByText(words)
  await noSheet()
  expect((await amount()).value).toBe('100')
  await stop()
})

test.each([
  ['password-needed', 'withdraw-password', '#/withdrawPassword?mode=set&from=%2Ftixian'],
  ['account-needed', 'payout-account', '#/jiesuanInfo?add=chain&back=%2Ftixian'],
  ['change-initial-password', undefined, '#/changePassword'],
])('%s leads to what is missing', async (refusal, need, href) => {
  const { address, stop } = await refusedOnce(refusal, { need }, 'Something is missing')
  const shown = await open(someone(), {}, { at: address })
  await toConfirm(shown)
  await send(shown)
  const told = await within(await sheet()).findByRole('link', { name: 'Something is missing' })
  expect(told.getAttribute('href')?.replace('%3Famount%3D100', '')).toBe(href)
  await stop()
})

const added = ({ to }: { to: PayoutAccount }) => to.id

test('a lost answer is looked for, and found it is one withdrawal', async () => {
  let lost = 1
  const { address, stop } = await standBetween(exchange(), {
    loses: path => path === withdrawalApplyCall.path && lost-- > 0,
  })
  const shown = await open(someone(), {}, { at: address })
  await toConfirm(shown)
  await send(shown)
  await within(await sheet()).findByText(/^Checking/)
  await waitFor(() => expect(shown.at()).toMatch(/^\/chongzhitixianResult\?kind=withdraw&id=W/))
  expect((await withdrawalsOf(shown.person)).map(({ accountId }) => accountId)).toEqual([added(shown.person)])
  await stop()
})
