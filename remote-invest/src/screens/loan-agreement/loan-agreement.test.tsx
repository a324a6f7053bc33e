import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { uploadCall } from '@shared/contract'
import type { Between } from '@shared/testing/between'
import { verify } from '@shared/testing/identities'
import { tapedExchange } from '@shared/testing/own-exchange'
import type { Person } from '@shared/testing/people'
import { advance, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { drawOn, handingIn, noteDrawing } from '../../testing/canvas.ts'
import { askAgain, borrower, credit, heldBy, loansOf, pledge, text } from '../../testing/loans.ts'

tapedExchange({
  start: '2026-11-25 10:00:00',
  symbols: {
    BTCUSDT: [
      [0, '100000'],
      [30, '90000'],
    ],
  },
})
const written = noteDrawing()
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const routes = ['/jiedai', '/jiedaiHetong', '/jiedaiOrder', '/jiedaiAccount', '/shenfenRenzheng', '/my']
const CREDIT = { set: 'credit', amount: '500', days: '7' }
const PLEDGE = { set: 'pledge', amount: '1800', days: '30', coin: 'BTC', pledge: '0.03' }

const lines: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of lines.splice(0)) await stop()
})

async function open(query: Record<string, string>, o: Partial<ScreenOptions> = {}) {
  const module = import('./loan-agreement.screen.tsx')
  const drawn = await renderScreen(module, { path: '/jiedaiHetong', query, routes, as: {}, ...o })
  return { ...drawn, at: () => drawn.at().replace(/\?$/, '') }
}

async function verified(): Promise<Person> {
  const person = await borrower()
  await verify(person)
  return person
}

/** With a way on which pictures are handed in. */
async function sending(query: Record<string, string>, person: Person, between?: Between) {
  const { address, stop } = await handingIn(person, between)
  lines.push(stop)
  return open(query, { as: person, at: address })
}

const paper = () => screen.findByRole('img', { name: /^(Signature area|Your signature)/ })
const press = () => screen.getByRole('button', { name: /^Sign and borrow/ })
const tick = () => screen.getByRole('checkbox', { name: "I've read the agreement and accept it" })
const drawn = () => screen.findByRole('img', { name: 'Your signature, drawn' })
const empty = () => screen.findByRole('img', { name: 'Signature area, empty' })
const cell = (label: string) => {
  const term = screen.getByText(label, { selector: 'dt' })
  return [text(term.nextElementSibling), text(term.nextElementSibling?.nextElementSibling)]
}

/** Until the pad is there the paper takes no ink. */
async function draw(): Promise<void> {
  await waitFor(async () => {
    drawOn(await paper())
    await screen.findByRole('img', { name: 'Your signature, drawn' }, { timeout: 50 })
  })
}

test('a credit: its figures and what is agreed to, signed, ticked and sent once though it is tapped twice', async () => {
  const person = await verified()
  const { user, at } = await sending(CREDIT, person)
  await screen.findByText('Credit loan · 7 days')
  expect(cell('Total interest, 7 days')).toEqual(['1.50 USDT', '0.05% a day, first 24 hours free · 18.25% a year'])
  expect(cell('To repay on the due date')).toEqual(['501.50 USDT', '02/12/2026'])
  expect(text(screen.getByText(/^You borrow/))).toContain(
    "500.00 USDT for 7 days. It's paid to your balance account once",
  )
  expect(text(screen.getByText(/^Interest is/))).toContain(
    "Over 7 days that's 1.50 USDT, so you repay 501.50 USDT in total",
  )
  expect(text(screen.getByText(/^On the due date/))).toContain('interest of 0.075%')
  expect(screen.queryByText(/collateral/)).toBeNull()
  await draw()
  await user.click(tick())
  await user.dblClick(press())
  await waitFor(() => expect(at()).toMatch(/^\/jiedaiOrder\?id=L/))
  expect(await loansOf(person)).toMatchObject([{ amount: '500', days: 7, status: 0 }])
})

const REASON = /^You pay interest from the first day\. The first 24 hours are only free if you have no other loan/

test('a credit of somebody with another loan costs from the first day, and says so and why once it is signed too', async () => {
  const as = await borrower('0', { BTC: '0.05' })
  await pledge(as, { amount: '1000', pledgeAmount: '0.02' })
  await verify(as)
  const { unmount } = await open(CREDIT, { as })
  await screen.findByText('Credit loan · 7 days')
  const sentence = /^Interest is 0\.05% a day from the first day: 1\.75\sUSDT over 7 days, 501\.75\sUSDT with/
  expect(cell('Total interest, 7 days')).toEqual(['1.75 USDT', '0.05% a day, from the first day · 18.25% a year'])
  expect(screen.getByText(sentence)).toBeTruthy()
  expect(screen.getByText(REASON)).toBeTruthy()
  unmount()
  const { id } = await askAgain(as)
  await open({ id }, { as })
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.getByText(REASON)).toBeTruthy()
})

test('on coins: what they are worth, the call and the sale stand in cells and sentences; paid out at once', async () => {
  const person = await borrower('0', { BTC: '0.05' })
  const { user, at } = await sending(PLEDGE, person)
  await waitFor(() => expect(cell('Collateral')).toEqual(['0.03 BTC', '≈ 3,000.00 USDT']))
  expect(cell('Loan-to-value (LTV)')).toEqual(['60.00%', 'Initial limit 65%'])
  expect(cell('Collateral call price')).toEqual(['80,000.00', 'BTC price, LTV 75%'])
  expect(cell('Liquidation price')).toEqual(['70,588.23', 'BTC price, LTV 85%'])
  expect(text(screen.getByText(/^If your LTV reaches 75%/))).toContain(
    '(about 70,588.23 USDT), we sell enough collateral',
  )
  expect(screen.getByText('If we sell your collateral, we charge 2% of the proceeds.')).toBeTruthy()
  await draw()
  await user.click(tick())
  await user.click(press())
  await waitFor(() => expect(at()).toMatch(/^\/jiedaiOrder\?id=L/))
  expect([await heldBy(person), await heldBy(person, 'BTC')]).toEqual(['1800', '0.02'])
})

test('without ink it says so at the paper, without the tick at the tick; nothing is sent', async () => {
  const person = await verified()
  const { user } = await open(CREDIT, { as: person })
  await empty()
  await user.click(press())
  expect(await screen.findByText('Please sign')).toBeTruthy()
  expect(await screen.findByText('Tick the box to continue')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Signature' }))
  expect(await loansOf(person)).toEqual([])
})

test('Clear takes the ink away', async () => {
  const { user } = await open(CREDIT, { as: await verified() })
  await draw()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(await empty()).toBeTruthy()
})

test('whoever cannot draw types their name, which is drawn as the ink', async () => {
  const person = await verified()
  const { user, at } = await sending(CREDIT, person)
  await user.click(await screen.findByRole('button', { name: 'Type your name instead' }))
  await user.click(press())
  expect(await screen.findByText('Please sign')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Your full name' }), 'Malee Saetang')
  await user.click(tick())
  await user.click(press())
  await waitFor(() => expect(at()).toMatch(/^\/jiedaiOrder/))
  expect(written).toContain('Malee Saetang')
  expect((await loansOf(person)).length).toBe(1)
})

test('what was drawn is there again after the name was typed', async () => {
  const { user } = await open(CREDIT, { as: await verified() })
  await draw()
  await user.click(screen.getByRole('button', { name: 'Type your name instead' }))
  await user.click(screen.getByRole('button', { name: 'Draw your signature' }))
  expect(await drawn()).toBeTruthy()
})

test('an upload that fails keeps the ink; pressed again it goes, and asks for one loan', async () => {
  let down = true
  const person = await verified()
  const { user, at } = await sending(CREDIT, person, {
    instead(path, response) {
      if (path !== uploadCall.path || !down) return false
      response.writeHead(503).end()
      return true
    },
  })
  await draw()
  await user.click(tick())
  await user.click(press())
  expect(await screen.findByText("Couldn't upload your signature. It's still here: try again.")).toBeTruthy()
  expect(await drawn()).toBeTruthy()
  expect(tick()).toHaveProperty('checked', true)
  expect(await loansOf(person)).toEqual([])
  down = false
  await user.click(press())
  await waitFor(() => expect(at()).toMatch(/^\/jiedaiOrder/))
  expect((await loansOf(person)).length).toBe(1)
})

test('a lost answer is looked for: one loan, and no second sending', async () => {
  let lost = 1
  const person = await verified()
  const { user, at } = await sending(CREDIT, person, {
    loses: path => path.endsWith('/creditApply') && lost-- > 0,
  })
  await draw()
  await user.click(tick())
  await user.click(press())
  await waitFor(() => expect(at()).toMatch(/^\/jiedaiOrder\?id=L/))
  expect((await loansOf(person)).length).toBe(1)
})

/** Refused once, in place of the exchange's answer. */
const refusing = (refusal: string, result: object, message: string): Between => {
  let left = 1
  return {
    instead(path, response) {
      if (!/\/(credit|pledge)Apply$/.test(path) || left-- <= 0) return false
      const reply = { success: false, code: 510, message, result: { refusal, ...result } }
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(reply))
      return true
    },
  }
}

test.each([
  ['kyc-required', { need: 'kyc' }, '#/shenfenRenzheng'],
  ['loan-overdue', {}, '#/jiedaiAccount'],
  ['score-too-low', {}, '#/my'],
  ['loan-limit', { field: 'amount', n: '100' }, '#/jiedai?type=credit&amount=500&days=7'],
  ['loan-range', { field: 'days' }, '#/jiedai?type=credit&amount=500&days=7'],
])('%s leads to the way out, and the ink stays', async (refusal, result, href) => {
  const { user } = await sending(CREDIT, await verified(), refusing(refusal, result, 'It is refused'))
  await draw()
  await user.click(tick())
  await user.click(press())
  expect((await screen.findByRole('link', { name: 'It is refused' })).getAttribute('href')).toBe(href)
  expect(await drawn()).toBeTruthy()
})

test('a signature that the exchange does not take is said at the paper, and sent anew at the next press', async () => {
  const refused = refusing('please-sign', { field: 'signImage' }, 'Please sign')
  const { user, at } = await sending(CREDIT, await verified(), refused)
  await draw()
  await user.click(tick())
  await user.click(press())
  expect(await screen.findByText('Please sign')).toBeTruthy()
  await user.click(press())
  await waitFor(() => expect(at()).toMatch(/^\/jiedaiOrder/))
})

test('the whole agreement opens over it', async () => {
  const { user } = await open(CREDIT, { as: await verified() })
  await user.click(await screen.findByRole('button', { name: 'Read in full' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Loan agreement' }))
  expect((await sheet.findAllByText(/24 hours/)).length).toBeGreaterThan(0)
})

test.each([
  [{}, '/jiedai'],
  [{ ...CREDIT, days: '8' }, '/jiedai?amount=500&days=8'],
  [{ ...PLEDGE, pledge: '' }, '/jiedai?type=pledge&amount=1800&days=30&coin=BTC'],
])('without terms that are lent, as of %j, one chooses them first', async (query, way) => {
  const { at } = await open(query as Record<string, string>, { as: await borrower() })
  await waitFor(() => expect(at()).toBe(way))
})

test('who may not borrow reads why, and cannot send', async () => {
  await open(CREDIT, { as: await borrower() })
  const told = await screen.findByRole('link', { name: /^Verify your identity first/ })
  expect(told.getAttribute('href')).toBe('#/shenfenRenzheng')
  expect(press().getAttribute('aria-disabled')).toBe('true')
})

test('as it was signed: its terms and its ink, nothing to press', async () => {
  const person = await borrower('0', { BTC: '0.05' })
  const { id } = await pledge(person, { amount: '1800', pledgeAmount: '0.03', days: 30 })
  await open({ id }, { as: person })
  await screen.findByText('Pledge loan · 30 days')
  expect(cell('Collateral call price')[0]).toBe('80,000.00')
  expect(await screen.findByText(/^Signed 25\/11\/2026/)).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'Your signature' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Sign/ })).toBeNull()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a number that is no loan of theirs is said, with the way to those that are', async () => {
  const { id } = await credit(await borrower())
  await open({ id }, { as: await borrower() })
  expect(await screen.findByText('Agreement not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Loan orders' }).getAttribute('href')).toBe('#/jiedaiOrder')
})

test('while it loads its place is kept; what did not load says why, and comes at Retry', async () => {
  const { user, mend } = await open(CREDIT, { down: true })
  expect(await screen.findByText("Couldn't load the loan terms")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await paper()).toBeTruthy()
})

test('without a connection it says so and comes by itself; a lost one keeps the ink and sends nothing', async () => {
  const person = await verified()
  const { online, user } = await open(CREDIT, { as: person, offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  await draw()
  await user.click(tick())
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  await waitFor(() => expect(press().getAttribute('aria-disabled')).toBe('true'))
  await user.click(press())
  expect(await drawn()).toBeTruthy()
  act(() => found())
  expect(await loansOf(person)).toEqual([])
})

test('a price that fell meanwhile leaves it uncovered: more is pledged with one tap, and the ink stays', async () => {
  const person = await borrower('0', { BTC: '0.05' })
  const { user, at } = await open({ ...PLEDGE, amount: '1900' }, { as: person })
  await draw()
  await advance(31)
  expect(
    (await screen.findAllByText('You can borrow up to 1,755.00 USDT against this collateral')).length,
  ).toBeGreaterThan(0)
  await waitFor(() => expect(press().getAttribute('aria-disabled')).toBe('true'))
  await user.click(screen.getByRole('button', { name: /^Pledge 0\.032479.BTC instead$/ }))
  await waitFor(() => expect(at()).toContain('pledge=0.032479'))
  expect(await drawn()).toBeTruthy()
  await waitFor(() => expect(press().getAttribute('aria-disabled')).toBeNull())
})
