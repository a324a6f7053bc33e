import { beforeEach, expect, test } from '@jest/globals'
import { breakCall } from '@shared/contract/calls/account'
import { applyOfferingCall } from '@shared/contract/calls/invest/offerings'
import { standBetween } from '@shared/testing/between'
import { client } from '@shared/testing/identities'
import { ownExchange } from '@shared/testing/own-exchange'
import { newPerson, type Person } from '@shared/testing/people'
import { exchange } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { apply, figure, mine, offer, open, pass, sheet, someone, text } from './testing.tsx'

ownExchange()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const lots = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Lots' })
const salt = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Salt' })
const unfold = async (user: UserEvent) => user.click(await button('How you can check the draw'))
const kept = () => JSON.parse(localStorage.getItem('invest.draws.v1') ?? '[]')

async function review(user: UserEvent, many: string): Promise<HTMLElement> {
  await user.click(await button('Apply'))
  await user.type(await lots(), many)
  await user.click(await button('Continue'))
  return sheet('Confirm your application')
}

test('lots and a salt made on this phone; the last look says the most to pay and that nothing is charged; the phone keeps what it sent', async () => {
  const { id, symbol } = await offer('--sample-lots', '595')
  const person = await someone()
  const { user, at } = await open({ id }, { as: person })
  await user.click(await button('Apply'))
  const form = await sheet(`Apply for ${symbol}`)
  expect(screen.queryByRole('textbox', { name: 'Salt' })).toBeNull()
  await unfold(user)
  expect(at()).toBe(`/ieo?id=${id}&sheet=apply`)
  expect((await salt()).value).toMatch(/^[0-9a-f]{16}$/)
  await user.type(await lots(), '5')
  expect(figure(form, 'Maximum payment')).toBe('50.00 USDT')
  expect(figure(form, 'Tokens if you win every lot')).toBe(`500 ${symbol}`)
  await user.clear(await salt())
  await user.type(await salt(), 'rain-on-tin')
  await user.click(await button('Continue'))
  const last = await sheet('Confirm your application')
  await unfold(user)
  expect([figure(last, 'Lots'), figure(last, 'Salt'), figure(last, 'Charged now')]).toEqual([
    '5',
    'rain-on-tin',
    '0.00 USDT',
  ])
  expect(await mine(person, id)).toBeUndefined()
  await user.dblClick(within(last).getByRole('button', { name: 'Apply for 5 lots' }))
  expect(await screen.findByText('You applied for 5 lots')).toBeTruthy()
  expect(await screen.findByText(`Applied for 5 lots of ${symbol}`)).toBeTruthy()
  const next = within(screen.getByRole('list', { name: "What's next" }))
  expect(next.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '#/ieo?tab=records',
    '#/chongzhi?currency=USDT',
  ])
  const made = await mine(person, id)
  expect(made).toMatchObject({ lots: 5, salt: 'rain-on-tin' })
  const own = { orderNo: made?.orderNo, lots: 5, salt: 'rain-on-tin', commitHash: made?.commitHash }
  expect(kept()).toMatchObject([{ offering: id, applied: own }])
  await waitFor(() => expect(at()).toBe(`/ieo?id=${id}`))
})

test('another salt at a press, under how the draw is checked; what is typed stays while the sheet is closed', async () => {
  const { id } = await offer()
  const { user } = await open({ id }, { as: await someone() })
  await user.click(await button('Apply'))
  await unfold(user)
  const before = (await salt()).value
  await user.click(await button('New salt'))
  const after = (await salt()).value
  expect(after).not.toBe(before)
  await user.type(await lots(), '7')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await button('Apply'))
  await unfold(user)
  expect([(await lots()).value, (await salt()).value]).toEqual(['7', after])
})

test.each([
  ['', 'Enter the number of lots'],
  ['11', 'Choose 1 to 10 lots'],
  ['0', 'Choose 1 to 10 lots'],
  ['1.5', 'Enter a whole number'],
])('"%s" lots are refused at the field', async (many, words) => {
  const { id } = await offer()
  const { user } = await open({ id }, { as: await someone() })
  await user.click(await button('Apply'))
  if (many) await user.type(await lots(), many)
  await user.click(await button('Continue'))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: 'Confirm your application' })).toBeNull()
})

test('a salt that could break the public list is refused at its field, which unfolds', async () => {
  const { id } = await offer()
  const { user } = await open({ id }, { as: await someone() })
  await user.click(await button('Apply'))
  await user.type(await lots(), '1')
  await unfold(user)
  await user.clear(await salt())
  await user.type(await salt(), 'a|b')
  await unfold(user)
  await user.click(await button('Continue'))
  expect(await screen.findByText('Use 1 to 64 letters or digits, or . _ ~ -')).toBeTruthy()
  expect((await salt()).value).toBe('a|b')
})

test.each([
  ['You have already applied', (id: string, as: Person) => apply(as, id)],
  ["This offering isn't open for applications", () => pass('closed')],
])('a refusal meanwhile stands in the sheet, and nothing is kept of it: %s', async (words, meanwhile) => {
  const { id } = await offer()
  const person = await someone()
  const { user } = await open({ id }, { as: person })
  const last = await review(user, '5')
  await meanwhile(id, person)
  await user.click(within(last).getByRole('button', { name: 'Apply for 5 lots' }))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(kept()).toMatchObject([{ offering: id }])
  expect(kept()[0].applied).toBeUndefined()
})

test('fewer lots than one may have meanwhile are refused at the field', async () => {
  const { id } = await offer('--min', '3')
  const { address, stop } = await standBetween(exchange(), {
    alters: (_, body) => body.replace('"minLots":3', '"minLots":1'),
  })
  const { user } = await open({ id }, { as: await someone(), at: address })
  const last = await review(user, '2')
  await user.click(within(last).getByRole('button', { name: 'Apply for 2 lots' }))
  expect(await screen.findByText('Choose 3 to 10 lots')).toBeTruthy()
  expect((await lots()).value).toBe('2')
  await stop()
})

test('a break holds it, and the refusal leads to the limits', async () => {
  const { id } = await offer()
  const person = await someone()
  const { user } = await open({ id }, { as: person })
  const last = await review(user, '5')
  await client().ask(breakCall, { days: 7 }, person)
  await user.click(within(last).getByRole('button', { name: 'Apply for 5 lots' }))
  const way = await within(last).findByRole('link')
  expect(way.getAttribute('href')).toBe('#/limits')
  expect(text(way)).toMatch(/break/i)
})

test('an identity that the exchange wants leads to where it is proved', async () => {
  const { id } = await offer()
  const { address, stop } = await standBetween(exchange(), {
    alters: (path, body) =>
      path.includes('getMyUserInfo') ? body.replaceAll('"basicState":null', '"basicState":1') : undefined,
  })
  const { user } = await open({ id }, { as: await newPerson(exchange(), {}), at: address })
  const last = await review(user, '5')
  await user.click(within(last).getByRole('button', { name: 'Apply for 5 lots' }))
  const way = await within(last).findByRole('link', { name: 'Verify your identity first' })
  expect(way.getAttribute('href')).toBe('#/shenfenRenzheng')
  await stop()
})

test('an answer that gets lost is looked up: applied for once, and kept with its number', async () => {
  const { id } = await offer()
  const person = await someone()
  const { address, stop } = await standBetween(exchange(), { loses: path => path === applyOfferingCall.path })
  const { user } = await open({ id }, { as: person, at: address })
  const last = await review(user, '5')
  await user.click(within(last).getByRole('button', { name: 'Apply for 5 lots' }))
  expect(await screen.findByText('You applied for 5 lots')).toBeTruthy()
  const made = await mine(person, id)
  await waitFor(() => expect(kept()).toMatchObject([{ applied: { orderNo: made?.orderNo, lots: 5 } }]))
  await stop()
})
