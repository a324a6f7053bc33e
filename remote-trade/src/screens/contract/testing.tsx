import { afterEach, beforeEach, expect } from '@jest/globals'
import { createPositionCall, type InputOf, positionListCall } from '@shared/contract'
import { directions, marginModes, orderTypes, tradeTypes } from '@shared/contract/codes'
import { standBetween } from '@shared/testing/between'
import { connect, newOrderId } from '@shared/testing/client'
import { tapedExchange } from '@shared/testing/own-exchange'
import type { Person } from '@shared/testing/people'
import { advance, exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'

/** Prices by the second after the start: each test plays on from where the last one stood. */
const tape = {
  start: '2026-11-25 10:00:00',
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      [100, '65000'],
      [200, '64000'],
      [300, '61000'],
      [400, '64000'],
      [500, '66000'],
      [600, '64000'],
      [700, '64500'],
      [800, '64000'],
      [1200, '66000'],
    ],
    ETHUSDT: [
      [0, '3200'],
      [100, '3300'],
      [200, '2990'],
    ],
    SOLUSDT: [
      [0, '150'],
      [100, '151.2'],
      [300, '151.5'],
    ],
    XAUUSD: [
      [0, '3300'],
      [100, '3310'],
      [200, '3300'],
      [1300, '3250'],
    ],
    USDJPY: [[0, '155']],
  },
  gaps: [
    { from: 901, to: 1000, symbols: ['BTCUSDT', 'XAUUSD'] },
    { from: 1031, to: 1080, symbols: ['XAUUSD'] },
  ],
}

tapedExchange(tape)
beforeEach(() => localStorage.clear())

/** Cuts the line instead of passing on the exchange's answer to calls of this path. */
export const losing = (ending: string) => standBetween(exchange(), { loses: path => path.endsWith(ending) })

let played = 0
export async function playTo(second: number): Promise<void> {
  if (second > played) await advance(second - played)
  played = Math.max(played, second)
}

export const show = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./contract.screen.tsx'), { path: '/heyue', as: { contract: '5000' }, ...o })
export type RenderedScreen = Awaited<ReturnType<typeof show>>

export const client = () => connect(exchange().url, exchange().publicKey)
export const tokenOf = (person: Person | null) => ({ token: person?.token })
export const list = (person: Person | null, state: number) =>
  client()
    .ask(positionListCall, { state }, tokenOf(person))
    .then(page => page.records)

/** As from another phone of the same person. */
export const openAside = (person: Person | null, change: Partial<InputOf<typeof createPositionCall>> = {}) => {
  const terms = {
    tradeType: tradeTypes.contract,
    symbol: 'BTCUSDT',
    direction: directions.buy,
    orderType: orderTypes.market,
    leverage: 20,
    marginMode: marginModes.isolated,
  } as const
  const order = { ...terms, quantity: '0.1', expectedPrice: '64000', tolerance: '0.01', clientOrderId: newOrderId() }
  return client().ask(createPositionCall, { ...order, ...change }, tokenOf(person))
}

/** Hides or shows the page. A hidden page requests neither prices nor the account. */
export function hide(hidden: boolean): void {
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
  Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (hidden ? 'hidden' : 'visible') })
  document.dispatchEvent(new Event('visibilitychange'))
}
afterEach(() => hide(false))

export const text = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\u00a0/g, ' ')
export const quantityField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Quantity/ })
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
/** Finds an open sheet, and waits for the price that its button needs. */
export async function sheet(name: string): Promise<HTMLElement> {
  const found = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(within(found).queryByText('Waiting for a price')).toBeNull())
  return found
}
/** Waits until an element contains the words. */
export const says = (find: () => Promise<Element> | Element, words: string) =>
  waitFor(async () => expect(text(await find())).toContain(words)) // the account is asked for every five seconds
export const figure = (label: string, of: HTMLElement = document.body) =>
  text(within(of).getByText(label, { selector: 'dt' }).nextElementSibling)

export async function takeLeverage({ user }: RenderedScreen, leverage: string): Promise<void> {
  await user.click(await button(/^Leverage \d+x/))
  await user.click(await button(leverage))
  await user.click(await button(`Use ${leverage}`))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export async function passRisk({ user }: RenderedScreen): Promise<void> {
  const risk = await sheet('Before your first order')
  await user.click(within(risk).getByRole('checkbox'))
  await user.click(within(risk).getByRole('button', { name: 'Continue' }))
}

/** As far as the confirm sheet of a first order. */
export async function order(
  shown: RenderedScreen,
  quantity: string,
  { leverage = '20x', press = /^Buy long/ } = {},
): Promise<HTMLElement> {
  await takeLeverage(shown, leverage)
  await shown.user.type(await quantityField(), quantity)
  await says(() => button(press), 'Liq. ')
  await shown.user.click(await button(press))
  await passRisk(shown)
  return sheet('Confirm order')
}
