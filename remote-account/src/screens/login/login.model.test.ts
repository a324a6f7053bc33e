import { expect, test } from '@jest/globals'
import {
  accountToSend,
  emptyRegister,
  fieldOf,
  loginFaults,
  looksLikePhone,
  type RegisterForm,
  registerFaults,
  sendFaults,
} from './login.model.ts'

const form = (change: Partial<RegisterForm>): RegisterForm => ({
  ...emptyRegister(''),
  account: 'lena',
  password: 'waterline7',
  again: 'waterline7',
  agreed: true,
  ...change,
})

test('a complete registration has no faults', () => {
  expect(registerFaults(form({}), 'account')).toEqual({})
  expect(registerFaults(form({ email: 'lena@example.com', code: '123456' }), 'email')).toEqual({})
})

test.each<[Partial<RegisterForm>, object]>([
  [{ account: '' }, { account: 'missing' }],
  [{ account: '7lena' }, { account: 'name-shape' }],
  [{ account: 'abc' }, { account: 'name-shape' }],
  [{ password: 'short1', again: 'short1' }, { password: 'password-short' }],
  [{ password: 'onlyletters', again: 'onlyletters' }, { password: 'password-mixed' }],
  [{ account: 'waterline7' }, { password: 'password-own' }],
  [{ again: 'waterline8' }, { again: 'passwords-differ' }],
  [{ again: '' }, { again: 'missing' }],
  [{ invitation: '!!nonsense!!' }, { invitation: 'invitation-shape' }],
  [{ invitation: ' aB3x9Z ' }, {}],
  [{ agreed: false }, { agreed: 'not-agreed' }],
])('%j is refused at its field', (change, faults) => expect(registerFaults(form(change), 'account')).toEqual(faults))

test('by email the address and the code are asked for, the name is not', () => {
  expect(registerFaults(form({ account: '', email: 'lena@', code: '12' }), 'email')).toEqual({
    email: 'email-shape',
    code: 'code-shape',
  })
  expect(sendFaults(form({ email: 'lena@example.com' }))).toEqual({})
  expect(sendFaults(form({ email: 'lena' }))).toEqual({ email: 'email-shape' })
})

test('signing in asks for both', () => {
  expect(loginFaults({ account: ' ', password: '' })).toEqual({ account: 'missing', password: 'missing' })
})

test('a typed number is a mobile number and carries its country code', () => {
  expect(looksLikePhone('081 234 5678')).toBe(true)
  expect(looksLikePhone('lena2024')).toBe(false)
  expect(accountToSend('081 234 5678', '66')).toBe('+66812345678')
  expect(accountToSend(' lena ', '66')).toBe('lena')
})

test('a refusal finds its field', () => {
  expect(fieldOf('code-wrong', 'captcha')).toBe('code')
  expect(fieldOf('code-unknown', undefined)).toBe('invitation')
  expect(fieldOf('wrong-credentials', undefined)).toBe('password')
  expect(fieldOf('too-many-tries', undefined)).toBeUndefined()
})
