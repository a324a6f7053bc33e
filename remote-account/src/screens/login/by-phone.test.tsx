import { beforeEach, expect, test } from '@jest/globals'
import { phoneCaptchaCall, registerCall } from '@shared/contract/calls/account'
import { connect } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { advance, exchange, renderScreen } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'

const PASSWORD = 'waterline-7'
const [phoneCode, phone] = ['66', `81${String(Math.random()).slice(2, 9)}`]
const mailed = async () =>
  /\b\d{6}\b/.exec(String(await operate(exchange(), 'mail', `+${phoneCode}${phone}`)))?.[0] ?? ''

async function register(): Promise<void> {
  const { ask } = connect(exchange().url, exchange().publicKey)
  await ask(phoneCaptchaCall, { phoneCode, phone, scene: 'register' })
  await ask(registerCall, {
    registerType: 2,
    phoneCode,
    phone,
    captcha: await mailed(),
    password: PASSWORD,
    agreed: true,
  })
  await advance(61) // a code a minute
}

beforeEach(() => localStorage.clear())

test('whoever registered a mobile number logs in by it, with the country chosen', async () => {
  await register()
  const { user, at } = await renderScreen(import('./login.screen.tsx'), { path: '/login' })
  await user.type(screen.getByRole('textbox', { name: 'Name, email or mobile' }), `0${phone}`)
  await user.click(await screen.findByRole('button', { name: /\+1/ }))
  const countries = within(await screen.findByRole('dialog', { name: 'Country or region' }))
  await user.type(await countries.findByRole('searchbox'), 'thai')
  await user.click(await countries.findByRole('button', { name: /Thailand/ }))
  await user.type(screen.getByLabelText('Password'), PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Verification code' }))
  await user.type(sheet.getByRole('textbox'), await mailed())
  await waitFor(() => expect(at()).toBe('/home'))
  expect(localStorage.getItem('token')).toBeTruthy()
})
