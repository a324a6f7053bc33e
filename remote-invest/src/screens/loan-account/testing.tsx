/** For the tests of this screen: a borrower, and parts of the page. */
import { verify } from '@shared/testing/identities'
import type { Person } from '@shared/testing/people'
import { renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, within } from '@testing-library/react'
import { borrower, text } from '../../testing/loans.ts'

export const routes = [
  ...['/jiedaiAccount', '/jiedaiOrder', '/jiedai', '/chongzhi', '/shenfenRenzheng', '/shenfenRenzhengAd'],
]
export const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./loan-account.screen.tsx'), { path: '/jiedaiAccount', query, routes, as: {}, ...o })
export type RenderedScreen = Awaited<ReturnType<typeof open>>

/** With a basic identity. */
export async function verified(balance = '0', coins: Readonly<Record<string, string>> = {}): Promise<Person> {
  const person = await borrower(balance, coins)
  await verify(person)
  return person
}

export const card = async (name = 'Pledge loan') => screen.findByRole('article', { name })
export const sheet = (name: string) => screen.findByRole('dialog', { name })

/** The value next to a label of a card or sheet. */
export const figure = (of: HTMLElement, label: string | RegExp) =>
  text(within(of).getByText(label, { selector: 'dt, dt span' }).closest('dt')?.nextElementSibling)
export const gauge = (of: HTMLElement) => within(of).getByRole('img', { name: /^LTV / })
export const ltv = (of: HTMLElement) => /^LTV ([\d.]+%)/.exec(gauge(of).getAttribute('aria-label') ?? '')?.[1]
export const field = (of: HTMLElement) => within(of).getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
export const press = ({ user }: RenderedScreen, of: HTMLElement, name: string | RegExp) =>
  user.click(within(of).getByRole('button', { name }))
