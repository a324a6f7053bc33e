/** Who sends it: the withdrawal password and the authenticator's code, each said at its field; what was typed stays. */
import { expect, test } from '@jest/globals'
import { exchange } from '@shared/testing/screen'
import { bindAuthenticator, codeNow } from '@shared/testing/totp'
import { screen, waitFor, within } from '@testing-library/react'
import { PIN } from '../../testing/withdrawal.ts'
import { gather, open, pin, press, send, sheet, show, toConfirm, withdrawalsOf } from './testing.tsx'

const someone = gather(4)
const noSheet = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('a wrong withdrawal password is said at its field with the tries left; the fifth locks', async () => {
  const shown = await open(someone())
  await toConfirm(shown)
  for (const left of [4, 3, 2, 1]) {
    await send(shown, '111222')
    await within(await sheet()).findByText(`Wrong withdrawal password. Tries left: ${left}`)
    expect((await pin()).getAttribute('aria-invalid')).toBe('true')
  }
  await send(shown, '111222')
  await screen.findByText('Withdrawal password locked')
  await noSheet()
  expect(await withdrawalsOf(shown.person)).toEqual([])
})

test('an empty or cut withdrawal password is not sent', async () => {
  const shown = await open(someone())
  await toConfirm(shown)
  await shown.user.click(await press())
  await within(await sheet()).findByText('Required')
  await shown.user.type(await pin(), '135')
  await shown.user.click(await press())
  await within(await sheet()).findByText('Enter all six digits')
  expect(await withdrawalsOf(shown.person)).toEqual([])
})

const code = async () => within(await sheet()).findByRole<HTMLInputElement>('textbox', { name: 'Authenticator code' })

test('whoever has an authenticator is asked for its code; wrong and used ones are said there', async () => {
  const person = someone()
  const { secret } = await bindAuthenticator(exchange(), person)
  const shown = await show({}, { as: person })
  await toConfirm(shown)
  await send(shown)
  await within(await sheet()).findByText('Required')
  await shown.user.type(await code(), '000000')
  await shown.user.click(await press())
  await within(await sheet()).findByText('The code is wrong or expired')
  await shown.user.clear(await code())
  await shown.user.type(await code(), await codeNow(exchange(), secret))
  await shown.user.click(await press())
  await within(await sheet()).findByText('Code already used. Wait for the next one.')
  await shown.user.clear(await code())
  await shown.user.type(await code(), await codeNow(exchange(), secret, 1))
  await shown.user.click(await press())
  await waitFor(() => expect(shown.at()).toMatch(/^\/chongzhitixianResult/))
})

test('one that was bound elsewhere meanwhile is asked for by the server, and the field stays as it is typed', async () => {
  const shown = await open(someone())
  await toConfirm(shown)
  const { secret } = await bindAuthenticator(exchange(), shown.person)
  await send(shown)
  await within(await sheet()).findByText('Enter your authenticator code')
  await shown.user.type(await code(), await codeNow(exchange(), secret, 1))
  expect((await pin()).value).toBe(PIN)
  await shown.user.click(await press())
  await waitFor(() => expect(shown.at()).toMatch(/^\/chongzhitixianResult/))
})
