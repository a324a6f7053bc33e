/** For the tests of this screen, on an exchange of its own: somebody who can withdraw, and what they press. */
import { beforeAll, beforeEach } from '@jest/globals'
import { withdrawalListCall } from '@shared/contract'
import { connect } from '@shared/testing/client'
import { tapedExchange } from '@shared/testing/own-exchange'
import type { Person } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, within } from '@testing-library/react'
import { PIN, type Withdrawer, withdrawers } from '../../testing/withdrawal.ts'

tapedExchange({
  start: '2026-11-25 10:00:00',
  symbols: { BTCUSDT: [[0, '64000']], ETHUSDT: [[0, '3200']] },
  gaps: [],
})
beforeEach(() => localStorage.clear())

export const routes = [
  ...['/tixian', '/jiesuanInfo', '/withdrawPassword', '/changePassword', '/devices', '/shenfenRenzheng'],
  ...['/chongzhitixianRecord', '/chongzhitixianResult', '/zichanCenter', '/home'],
]
export const show = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./withdraw.screen.tsx'), { path: '/tixian', query, routes, ...o })
export type RenderedScreen = Awaited<ReturnType<typeof show>>

/** As many with 1,000 USDT and an account that can be used as a suite has tests. @returns the next of them */
export function gather(count: number, to?: Parameters<typeof withdrawers>[1]): () => Withdrawer {
  const waiting: Withdrawer[] = []
  beforeAll(async () => void waiting.push(...(await withdrawers(count, to))), 60_000)
  return () => {
    const next = waiting.pop()
    if (!next) throw new Error(`More than ${count} were asked for`)
    return next
  }
}

export async function open(person: Withdrawer, query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) {
  return { ...(await show(query, { as: person, ...o })), person }
}

export const client = () => connect(exchange().url, exchange().publicKey)
export const withdrawalsOf = async ({ token }: Person) =>
  (await client().ask(withdrawalListCall, {}, { token })).records

export const text = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\u00a0/g, ' ')
export const figure = (label: string, of: HTMLElement = document.body) =>
  text(within(of).getByText(label, { selector: 'dt' }).nextElementSibling)
export const amount = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })
export const go = () => screen.findByRole('button', { name: 'Continue' })
export const sheet = () => screen.findByRole('dialog', { name: 'Confirm withdrawal' })
export const pin = async () => within(await sheet()).findByLabelText<HTMLInputElement>('Withdrawal password')
export const press = async () => within(await sheet()).findByRole('button', { name: /^Withdraw / })

/** As far as the last look. */
export async function toConfirm({ user }: Pick<RenderedScreen, 'user'>, much = '100'): Promise<HTMLElement> {
  await user.clear(await amount())
  await user.type(await amount(), much)
  await user.click(await go())
  return sheet()
}

export async function send({ user }: Pick<RenderedScreen, 'user'>, typed = PIN): Promise<void> {
  await user.type(await pin(), typed)
  await user.click(await press())
}
