/** For tests: one arbitrage product, and how to buy it. */
import { productOrderListCall, userAssetsCall } from '@shared/contract'
import { connect } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import type { Person } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'

const routes = '/taolilicai /taolilicaiDetail /taoliOk /taoliOrder /touziOrder /vipLevel /chongzhi /limits'.split(' ')
const client = () => connect(exchange().url, exchange().publicKey)
let made = 0

/** Another product of the same exchange, for this test alone. */
export async function create(...options: string[]): Promise<string> {
  const id = `T-${Date.now()}-${made++}`
  const terms = ['--type', 'arbitrage', '--name', 'Test basis', '--days', '7', '--rate', '0.0008', '--min', '100']
  await operate(exchange(), 'product', 'add', '--id', id, ...terms, '--delay', '60', '--fee', '0.007', ...options)
  return id
}

export const open = (id: string | undefined, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./arbitrage-product.screen.tsx'), {
    path: '/taolilicaiDetail',
    ...(id !== undefined && { query: { id } }),
    routes,
    as: { balance: '10000' },
    ...o,
  })
export type RenderedScreen = Awaited<ReturnType<typeof open>>

export const plain = (text: string | null | undefined) => (text ?? '').replace(/\u00a0/g, ' ')
export const pageField = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Amount' })
export const orderSheet = async (name: string | RegExp = 'Test basis') =>
  within(await screen.findByRole('dialog', { name }))
/** Opens the form and types. */
export async function fill({ user }: RenderedScreen, amount: string, name?: string) {
  await user.click(await screen.findByRole('button', { name: 'Invest' }))
  const form = await orderSheet(name)
  const field = form.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  if (amount) await user.type(field, amount)
  return { form, field }
}

export const pay = async ({ user }: RenderedScreen) =>
  user.click(await (await orderSheet()).findByRole('button', { name: /^Pay/ }))

export const ordersOf = async (person: Person | null) =>
  (await client().ask(productOrderListCall, {}, { token: person?.token })).records
export const balanceOf = async (person: Person | null) =>
  (await client().ask(userAssetsCall, {}, { token: person?.token })).balance
export const came = (at: () => string, where: RegExp) => waitFor(() => expectAt(at(), where))

function expectAt(at: string, where: RegExp): void {
  if (!where.test(at)) throw new Error(`${at} is not ${where}`)
}
