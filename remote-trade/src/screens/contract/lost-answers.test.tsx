/** Whatever becomes of an answer on its way: what was ordered is done once, and the person is told that it was. */
import { afterEach, expect, test } from '@jest/globals'
import type { Position } from '@shared/contract'
import { orderTypes } from '@shared/contract/codes'
import { type Between, standBetween } from '@shared/testing/between'
import type { Person } from '@shared/testing/people'
import { hearNotices } from '@shared/testing/refused'
import { exchange } from '@shared/testing/screen'
import { lots, rounds, seed } from '@shared/testing/soak'
import { screen, waitFor, within } from '@testing-library/react'
import { button, list, openAside, type RenderedScreen, sheet, show } from './testing.tsx'

const page = '<!doctype html><title>Sign in to the hotel</title>'
const ofAnotherCall = JSON.stringify({
  success: true,
  code: 200,
  message: '',
  result: [{ currency: 'USDT', available: '9' }],
})
const half = '{"success":true,"code":200,"message":"","result":{"id":"1","tradeTy'
const ways: readonly [string, (is: (path: string) => boolean) => Between][] = [
  ['is cut off', is => ({ loses: is })],
  ['is a page of HTML', is => ({ garbles: path => (is(path) ? page : undefined) })],
  ['breaks off', is => ({ garbles: path => (is(path) ? half : undefined) })],
  ['is that of another call', is => ({ garbles: path => (is(path) ? ofAnotherCall : undefined) })],
  ['says nothing', is => ({ garbles: path => (is(path) ? '{"success":true,"code":200,"result":null}' : undefined) })],
  ['comes twice', is => ({ times: path => (is(path) ? 3 : 1) })],
]

type Act = {
  of: string
  path: RegExp
  /** What is there before. */
  before(person: Person | null): Promise<unknown>
  /** Up to the press that sends it. */
  press(shown: RenderedScreen): Promise<void>
  /** The exchange's state afterwards. */
  done(rows: readonly Position[]): void
  /** As a notice; none where it stays to be seen in its sheet. */
  said?: string | undefined
}

const inSheet = async ({ user }: RenderedScreen, opened: string | RegExp, name: string, press: string | RegExp) => {
  await user.click(await button(opened))
  await user.click(within(await sheet(name)).getByRole('button', { name: press }))
}
const one = (person: Person | null) => openAside(person)
const waiting = (person: Person | null) => openAside(person, { orderType: orderTypes.limit, price: '60000' })
const ordersTab = async ({ user }: RenderedScreen) => user.click(await screen.findByRole('tab', { name: /^Orders/ }))
const typed = async ({ user }: RenderedScreen, name: string, label: RegExp, value: string) => {
  const field = within(await sheet(name)).getByRole<HTMLInputElement>('textbox', { name: label })
  await user.clear(field)
  await user.type(field, value)
}
const states = (rows: readonly Position[]) => rows.map(({ state, quantity }) => `${state} ${quantity}`).sort()

const acts: readonly Act[] = [
  {
    of: 'a close in part',
    path: /\/close\/\w+$/,
    before: one,
    async press(shown) {
      await shown.user.click(await button('Close BTC/USDT'))
      await typed(shown, 'Close position', /^Quantity/, '0.04')
      await shown.user.click(within(await sheet('Close position')).getByRole('button', { name: 'Close 40%' }))
    },
    done: rows => expect(states(rows)).toEqual(['1 0.06', '3 0.04']),
    said: '0.04 BTC closed, −2.56 USDT after fees',
  },
  {
    of: 'added margin',
    path: /\/addMargin$/,
    before: one,
    async press(shown) {
      await shown.user.click(await button('Add margin to BTC/USDT'))
      await typed(shown, 'Add margin', /^Amount/, '80')
      await shown.user.click(within(await sheet('Add margin')).getByRole('button', { name: 'Add margin' }))
    },
    done: rows => expect(rows).toMatchObject([{ margin: '400' }]),
    said: 'Margin added',
  },
  {
    of: 'a reversal',
    path: /\/reverse\/\w+$/,
    before: one,
    press: shown => inSheet(shown, 'Reverse BTC/USDT', 'Reverse position', 'Close and open Short 20x'),
    done: rows => expect(states(rows)).toEqual(['1 0.1', '3 0.1']),
    said: 'Reversed: Short 20x at 64,000.00',
  },
  {
    of: 'closing all',
    path: /\/close\/all$/,
    before: async person => {
      await one(person)
      await one(person)
    },
    press: shown => inSheet(shown, 'Close all', 'Close all', /^Close 2/),
    done: rows => expect(states(rows)).toEqual(['3 0.1', '3 0.1']),
    said: 'All positions closed',
  },
  {
    of: 'an amendment',
    path: /\/amend$/,
    before: waiting,
    async press(shown) {
      await ordersTab(shown)
      await shown.user.click(await button('Amend BTC/USDT'))
      await typed(shown, 'Amend order', /^Quantity/, '0.2')
      await shown.user.click(within(await sheet('Amend order')).getByRole('button', { name: 'Confirm changes' }))
    },
    done: rows => expect(states(rows)).toEqual(['0 0.2']),
    said: 'Order changed',
  },
  {
    of: 'a cancellation',
    path: /\/close\/\w+$/,
    before: waiting,
    async press(shown) {
      await ordersTab(shown)
      await inSheet(shown, 'Cancel BTC/USDT', 'Cancel order', 'Cancel order')
    },
    done: rows => expect(states(rows)).toEqual(['-1 0.1']),
    said: 'Order cancelled',
  },
  {
    of: 'targets',
    path: /\/updateStopLoss$/,
    before: one,
    async press(shown) {
      await shown.user.click(await button(/^TP \/ SL BTC/))
      await typed(shown, 'Take profit / stop loss', /^Take profit/, '70000')
      await shown.user.click(within(await sheet('Take profit / stop loss')).getByRole('button', { name: 'Save' }))
    },
    done: rows => expect(rows).toMatchObject([{ takeProfitPrice: '70000' }]),
  },
]

const ends: (() => unknown)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})
const all = async (person: Person | null) => (await Promise.all([1, 0, 3, -1].map(state => list(person, state)))).flat()

const draw = lots()
/** In the soak each way of each, drawn ones else. */
const drawn = acts.flatMap(act =>
  Array.from({ length: rounds(ways.length) }, (_, n) => {
    const [way, between] = ways[rounds(10) > 1 ? n : draw(ways.length)] ?? never()
    return [act.of, way, act, between] as const
  }),
)
function never(): never {
  throw new Error('There is no such way')
}

test.each(drawn)(
  `the answer to %s %s: it is done once, and said (seed ${seed})`,
  async (_, _way, { path, before, press, done, said }, between) => {
    const { address, stop } = await standBetween(
      exchange(),
      between(to => path.test(to)),
    )
    ends.push(stop)
    const shown = await show({ at: address, as: { contract: '5000' } })
    await before(shown.person)
    const heard = hearNotices()
    await press(shown)
    await waitFor(async () => done(await all(shown.person)))
    if (said) await waitFor(() => expect(heard).toEqual([said]))
    else await keptTyped()
    done(await all(shown.person))
  },
  20_000,
)

/** Sent again it changes nothing: so it may be, and what was typed is still there. */
async function keptTyped() {
  const targets = await sheet('Take profit / stop loss')
  await waitFor(() =>
    expect(within(targets).getByRole<HTMLButtonElement>('button', { name: 'Save' }).ariaBusy).toBeFalsy(),
  )
  expect(within(targets).getByRole<HTMLInputElement>('textbox', { name: /^Take profit/ }).value).toBe('70000')
}
