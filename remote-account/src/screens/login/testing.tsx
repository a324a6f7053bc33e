/** What the tests of this page share. */
import { newPersonByEmail, newPersonByPhone, mailed as sentTo } from '@shared/testing/people'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'

export const password = 'waterline-7'
export const fresh = 'harbour-light-9'

export const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./login.screen.tsx'), { path: '/login', query, ...o })

export type User = Awaited<ReturnType<typeof open>>['user']

export const box = (name: string | RegExp) => screen.findByRole('textbox', { name }) as Promise<HTMLInputElement>
export const secret = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' })
/** Within the sheet that is open. */
export const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }))

export async function fill(user: User, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const input = await screen.findByLabelText(label, { selector: 'input:not([type=radio])' })
    await user.clear(input)
    await user.type(input, value)
  }
}
export const press = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

export async function logIn(user: User, account: string, typed: string): Promise<void> {
  await fill(user, { 'Username, email or mobile number': account, Password: typed })
  await press(user, 'Log in')
}

export const random = () => Math.random().toString(36).slice(2, 10).replace(/\W/g, '')
export const newName = () => `n${random()}`
export const newEmail = () => `${random()}@example.com`
/** Within the United States. */
export const newNumber = () => `201555${String(Math.random()).slice(2, 6)}`

export const mailed = (address: string) => sentTo(exchange(), address)

/** Another code than that one. */
export const not = (code: string) => (code === '000000' ? '000001' : '000000')

export const picks = async (user: User, country: string) => {
  await user.click(await screen.findByRole('button', { name: /^Country code/ }))
  const countries = await sheet('Country or region')
  await user.type(await countries.findByRole('searchbox'), country)
  await user.click(await countries.findByRole('button', { name: new RegExp(country, 'i') }))
  await waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('The list of countries is still open')
  })
}

/** This browser is new to them. */
export const withEmail = () => newPersonByEmail(exchange(), newEmail())
export const withPhone = (phoneCode: string, phone: string) => newPersonByPhone(exchange(), phoneCode, phone)
