import { expect, test } from '@jest/globals'
import {
  accountToSend,
  emailFault,
  fieldOf,
  loginModel,
  looksLikePhone,
  type Registration,
  registerModel,
} from './login.model.ts'

const byName = { by: 'account', codeAsked: false } as const
const byEmail = { by: 'email', codeAsked: false } as const
const form = (change: Partial<Registration>): Registration => ({
  ...registerModel.blank,
  account: 'lena',
  password: 'waterline7',
  again: 'waterline7',
  agreed: true,
  ...change,
})

test('a complete registration has no faults', () => {
  expect(registerModel.faults(form({}), byName)).toEqual({})
  expect(registerModel.faults(form({ email: 'lena@example.com', code: '123456' }), byEmail)).toEqual({})
})

test.each<[Partial<Registration>, object]>([
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
])('%j is refused at its field', (change, faults) => expect(registerModel.faults(form(change), byName)).toEqual(faults))

test('by email the address and the code are asked for, the name is not', () => {
  expect(registerModel.faults(form({ account: '', email: 'lena@', code: '12' }), byEmail)).toEqual({
    email: 'email-shape',
    code: 'code-shape',
  })
  expect(emailFault({ email: 'lena@example.com' })).toEqual({})
  expect(emailFault({ email: 'lena' })).toEqual({ email: 'email-shape' })
})

test('who asks for a code is told what is wrong with the address alone, before anything was tried', () => {
  const typed = form({ email: 'lena@', again: '' })
  expect(registerModel.early?.(typed, byEmail)).toEqual({})
  expect(registerModel.early?.(typed, { ...byEmail, codeAsked: true })).toEqual({ email: 'email-shape' })
})

test('signing in asks for both', () => {
  expect(loginModel.faults({ account: ' ', password: '' }, null)).toEqual({ account: 'missing', password: 'missing' })
})

test('a typed number is a mobile number and carries its country code', () => {
  expect(looksLikePhone('081 234 5678')).toBe(true)
  expect(looksLikePhone('lena2024')).toBe(false)
  expect(accountToSend('081 234 5678', '66')).toBe('+66812345678')
  expect(accountToSend(' lena ', '66')).toBe('lena')
})

test('a refusal finds its field', () => {
  expect(fieldOf({ refusal: 'code-wrong', field: 'captcha' })).toBe('code')
  expect(fieldOf({ refusal: 'code-unknown', field: undefined })).toBe('invitation')
  expect(fieldOf({ refusal: 'wrong-credentials', field: undefined })).toBe('password')
  expect(fieldOf({ refusal: 'too-many-tries', field: undefined })).toBeUndefined()
})
