import { beforeEach, expect, test } from '@jest/globals'
import { ownExchange } from '@shared/testing/own-exchange'
import { newPerson } from '@shared/testing/people'
import { refusing } from '@shared/testing/refused'
import { exchange } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'
import { box, fill, newName, open, password, press, secret } from './testing.tsx'

/** Only so many names an hour are answered to one address, and the clock of the shared exchange stands still. */
ownExchange()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

const isMarked = (label: string) => secret(label).getAttribute('aria-invalid') === 'true'

test('says that a name is taken as the field is left, and not for the name typed since', async () => {
  const { account } = await newPerson(exchange())
  const { user } = await open({ mode: 'register' })
  await user.type(await box('Username'), account)
  expect(isMarked('Username')).toBe(false)
  await user.tab()
  expect(await screen.findByText('This name is taken')).toBeTruthy()
  expect(isMarked('Username')).toBe(true)
  await user.type(secret('Username'), 'z')
  expect(screen.queryByText('This name is taken')).toBeNull()
  await user.type(secret('Username'), '{Backspace}')
  expect(screen.getByText('This name is taken')).toBeTruthy()
})

test('registers at once under a name that nobody has, after one that is taken', async () => {
  const { account } = await newPerson(exchange())
  const { user, at } = await open({ mode: 'register' })
  await fill(user, { Username: account, Password: password, 'Password again': password })
  await user.click(screen.getByRole('checkbox'))
  await screen.findByText('This name is taken')
  await fill(user, { Username: newName() })
  await press(user, 'Register')
  await waitFor(() => expect(at()).toBe('/home'))
})

test('offers to create an account when nobody has the name, and takes the name along', async () => {
  const name = newName()
  const { user } = await open()
  await fill(user, { 'Username, email or mobile number': name, Password: password })
  expect(await screen.findByText(/^No account has this name yet/)).toBeTruthy()
  expect(isMarked('Username, email or mobile number')).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Create account' }))
  expect((await box('Username')).value).toBe(name)
})

test('asks for names alone at log-in, and says nothing where the server refuses to tell', async () => {
  const asked: string[] = []
  const note = (path: string) => {
    asked.push(path)
    return 'Not now'
  }
  const { at, said } = await refusing(/checkAccount/, note)
  const { user } = await open({}, { at })
  for (const typed of ['nobody@example.com', '081 234 5678', 'ab', 'lena_77'])
    await fill(user, { 'Username, email or mobile number': typed, Password: password })
  await waitFor(() => expect(asked).toEqual([expect.stringContaining('account=lena_77')]))
  expect(screen.queryByText(/^No account has this name yet/)).toBeNull()
  expect(said).toEqual([])
})
