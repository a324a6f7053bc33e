import { expect, test } from '@jest/globals'
import type { UserInfo } from '@shared/contract/calls/account'
import { fieldOf, fieldsOf, inputOf, isStuck, modeFor, type Setting, settingModel } from './withdraw-password.model.ts'

const user = (change: Partial<UserInfo>) => ({ email: null, phone: null, googleBound: false, ...change }) as UserInfo
const typed = (change: Partial<Setting>): Setting => ({ ...settingModel.blank, ...change })
const faults = (change: Partial<Setting>, asked = fieldsOf('change', user({}))) =>
  settingModel.faults(typed(change), { fields: asked })

test.each([
  [false, 'change', 'set'],
  [false, 'forgot', 'set'],
  [false, undefined, 'set'],
  [true, 'set', 'change'],
  [true, undefined, 'change'],
  [true, 'forgot', 'forgot'],
  [undefined, 'set', 'set'],
  [undefined, 'nonsense', 'change'],
] as const)('where one is there: %s, and "%s" is asked for, it is %s', (has, asked, mode) => {
  expect(modeFor(has, asked)).toBe(mode)
})

test('each mode asks for its proof, a forgotten one for a code where there is an address, and a bound authenticator for its own', () => {
  expect(fieldsOf('set', user({ googleBound: true }))).toEqual(['pin', 'again', 'loginPassword', 'code'])
  expect(fieldsOf('change', user({}))).toEqual(['oldPin', 'pin', 'again'])
  expect(fieldsOf('forgot', user({ email: 'a•••@example.com' }))).toEqual(['pin', 'again', 'loginPassword', 'captcha'])
  expect(fieldsOf('forgot', user({ googleBound: true }))).toEqual(['pin', 'again', 'loginPassword', 'code'])
})

test('only who forgot it with neither address nor authenticator cannot go on', () => {
  expect(isStuck('forgot', user({}))).toBe(true)
  for (const help of [{ email: 'a•••@example.com' }, { phone: '+1 •••43' }, { googleBound: true }])
    expect(isStuck('forgot', user(help))).toBe(false)
  expect(isStuck('change', user({}))).toBe(false)
})

test('whole ones are judged as they are typed, parts only when it is to be sent', () => {
  const early = (change: Partial<Setting>) => settingModel.early?.(typed(change), { fields: [] })
  expect(early({ pin: '12345' })).toEqual({})
  expect(early({ pin: '123456' })).toEqual({ pin: 'pin-weak' })
  expect(early({ pin: '135791', again: '13579' })).toEqual({})
  expect(early({ pin: '135791', again: '135792' })).toEqual({ again: 'pins-differ' })
  expect(early({ oldPin: '135791', pin: '135791' })).toEqual({ pin: 'pin-same' })
  expect(faults({ pin: '13579' })).toEqual({ oldPin: 'missing', pin: 'pin-short', again: 'missing' })
  expect(faults({ oldPin: '246810', pin: '135791', again: '135791' })).toEqual({})
})

test('what was typed for another mode is not sent', () => {
  const form = typed({ oldPin: '246810', pin: '135791', loginPassword: ' with space ', captcha: '111111', code: '' })
  const input = (mode: 'set' | 'change') => inputOf(form, { fields: fieldsOf(mode, user({})) })
  expect(input('change')).toEqual({ oldPassword: '246810', password: '135791' })
  expect(input('set')).toEqual({ loginPassword: ' with space ', password: '135791' })
})

test('a refusal stands at the field that it is about', () => {
  expect(fieldOf({ field: 'withdrawPassword', need: undefined })).toBe('oldPin')
  expect(fieldOf({ field: undefined, need: 'captcha' })).toBe('captcha')
  expect(fieldOf({ field: undefined, need: 'google-code' })).toBe('code')
  expect(fieldOf({ field: undefined, need: undefined })).toBeUndefined()
})
