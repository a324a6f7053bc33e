import { expect, test } from '@jest/globals'
import { entryModel, type Field, fieldOf, type LoginContext, type Typed, whoFaults } from './login.model.ts'
import type { By, Mode } from './way.ts'

const context = (mode: Mode, by: By, more: Partial<LoginContext> = {}): LoginContext => ({
  ...{ mode, by, phoneCode: '66', codeAsked: false, googleAsked: false, free: new Map() },
  ...more,
})
const form = (change: Partial<Typed>): Typed => ({
  ...entryModel.blank,
  ...{ account: 'lena', phone: '081 234 5678', email: 'lena@example.com', code: '123456', googleCode: '123456' },
  ...{ password: 'waterline7', again: 'waterline7', agreed: true },
  ...change,
})
const faults = (change: Partial<Typed>, ...of: Parameters<typeof context>) =>
  entryModel.faults(form(change), context(...of))

test.each<[Mode, By]>([
  ['in', 'account'],
  ['in', 'phone'],
  ['in', 'email'],
  ['in', 'google'],
  ['register', 'account'],
  ['register', 'phone'],
  ['register', 'email'],
  ['forgot', 'phone'],
  ['forgot', 'email'],
])('finds no faults in a complete form: %s by %s', (mode, by) => expect(faults({}, mode, by)).toEqual({}))

test.each<[Partial<Typed>, object]>([
  [{ account: '' }, { account: 'missing' }],
  [{ account: '7lena' }, { account: 'name-shape' }],
  [{ account: 'abc' }, { account: 'name-shape' }],
  [{ account: 'Ｌena＿7\u200e' }, {}],
  [{ password: 'short1', again: 'short1' }, { password: 'password-short' }],
  [{ password: 'onlyletters', again: 'onlyletters' }, { password: 'password-mixed' }],
  [{ account: 'waterline7' }, { password: 'password-own' }],
  [{ again: 'waterline8' }, { again: 'passwords-differ' }],
  [{ again: '' }, { again: 'missing' }],
  [{ invitation: 'non!sense' }, { invitation: 'invitation-shape' }],
  [{ invitation: 'aB3 x9Z' }, { invitation: 'invitation-shape' }],
  [{ invitation: ' aB3x9Z ' }, {}],
  [{ invitation: '“ａB3x9Z”.\u200e' }, {}],
  [{ agreed: false }, { agreed: 'not-agreed' }],
])('finds a fault when registering with %j', (change, found) =>
  expect(faults(change, 'register', 'account')).toEqual(found),
)

test.each<[Mode]>([['register'], ['forgot']])('needs the address and the code, not a name: %s by an address', mode => {
  const none = { account: '', email: '', phone: '', code: '' }
  expect(faults({ ...none, email: 'lena@', code: '12' }, mode, 'email')).toEqual({
    email: 'email-shape',
    code: 'code-shape',
  })
  expect(faults(none, mode, 'email')).toEqual({ email: 'missing', code: 'missing' })
  expect(faults({ ...none, phone: '12', code: '12' }, mode, 'phone')).toEqual({
    phone: 'phone-shape',
    code: 'code-shape',
  })
})

test('needs a name and a password to log in; a code may be missing, but not incomplete', () => {
  const none = { account: ' ', email: '', password: '', code: '', googleCode: '' }
  expect(faults(none, 'in', 'account')).toEqual({ account: 'missing', password: 'missing' })
  expect(faults(none, 'in', 'email')).toEqual({ email: 'missing', password: 'missing' })
  expect(faults({ code: '12' }, 'in', 'email')).toEqual({ code: 'code-shape' })
  expect(faults(none, 'in', 'google')).toEqual({ account: 'missing', password: 'missing', googleCode: 'missing' })
})

test("needs the authenticator's code for a forgotten password once the server asks for it", () => {
  expect(faults({ googleCode: '' }, 'forgot', 'email', { googleAsked: true })).toEqual({ googleCode: 'missing' })
})

test('shows faults of the address alone when a code is requested before the first attempt', () => {
  const typed = form({ email: 'lena@', again: '' })
  expect(entryModel.early?.(typed, context('register', 'email'))).toEqual({})
  const asked = context('register', 'email', { codeAsked: true })
  expect(entryModel.early?.(typed, asked)).toEqual({ email: 'email-shape' })
  expect(whoFaults(form({}), asked)).toEqual({})
})

test.each<[Partial<Parameters<typeof fieldOf>[0]>, Field | undefined]>([
  [{ refusal: 'code-wrong', field: 'captcha' }, 'code'],
  [{ refusal: 'code-wrong', field: 'googleCode' }, 'googleCode'],
  [{ refusal: 'code-required', need: 'captcha' }, 'code'],
  [{ refusal: 'authenticator-required', need: 'google-code' }, 'googleCode'],
  [{ refusal: 'code-unknown' }, 'invitation'],
  [{ refusal: 'taken', field: 'phone' }, 'phone'],
  [{ refusal: 'wrong-credentials' }, 'password'],
  [{ refusal: 'too-many-tries' }, undefined],
])('maps %j to the field %s', (failure, field) =>
  expect(fieldOf({ refusal: undefined, field: undefined, need: undefined, ...failure })).toBe(field),
)
