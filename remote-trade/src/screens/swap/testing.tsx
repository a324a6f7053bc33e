import { beforeEach } from '@jest/globals'
import { swapListCall, userBalanceCall } from '@shared/contract'
import { standBetween } from '@shared/testing/between'
import { connect } from '@shared/testing/client'
import { tapedExchange } from '@shared/testing/own-exchange'
import type { Person } from '@shared/testing/people'
import { advance, exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, within } from '@testing-library/react'

/** Each test plays on from where the last one stood. */
const tape = {
  start: '2026-11-25 10:00:00',
  symbols: {
    BTCUSDT: [
      [0, '64000'],
      [50, '64100'],
      [60, '64000'],
      [100, '64700'],
      [101, '64000'],
    ],
    ETHUSDT: [[0, '3200']],
  },
  gaps: [{ from: 201, to: 300, symbols: ['BTCUSDT'] }],
}

tapedExchange(tape)
beforeEach(() => localStorage.clear())

let played = 0
export async function playTo(second: number): Promise<void> {
  if (second > played) await advance(second - played)
  played = Math.max(played, second)
}

const routes = ['/shandui', '/shanduiOrder', '/chongzhi', '/zijinhuazhuan', '/kline']
export const show = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./swap.screen.tsx'), { path: '/shandui', query, routes, as: { balance: '10000' }, ...o })
export type RenderedScreen = Awaited<ReturnType<typeof show>>

/** Cuts the line instead of passing on the exchange's answer to calls of this path. */
export const losing = (ending: string) => standBetween(exchange(), { loses: at => at.endsWith(ending) })

const client = () => connect(exchange().url, exchange().publicKey)
export const swapsOf = async (person: Person | null) =>
  (await client().ask(swapListCall, {}, { token: person?.token ?? '' })).records
export const heldBy = async (person: Person | null, currency: string) =>
  (await client().ask(userBalanceCall, { currency }, { token: person?.token ?? '' }))[0]?.available

export const text = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\u00a0/g, ' ')
export const figure = (label: string | RegExp, of: HTMLElement = document.body) =>
  text(within(of).getByText(label, { selector: 'dt' }).nextElementSibling)
export const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'You pay' })
export const review = () => screen.findByRole('button', { name: /^Review/ })
export const confirmSheet = () => screen.findByRole('dialog', { name: 'Confirm swap' })

/** As far as the last look. */
export async function toConfirm({ user }: RenderedScreen, much = '500'): Promise<HTMLElement> {
  await user.type(await amount(), much)
  await screen.findByRole('button', { name: /^Review.*→/ })
  await user.click(await review())
  return confirmSheet()
}
