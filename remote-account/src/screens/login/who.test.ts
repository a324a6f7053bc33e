import { expect, test } from '@jest/globals'
import { accountToSend, addressBy, looksLikePhone, nameOf, namesFrom, whoOf } from './who.ts'

const typed = { account: ' lena ', phone: '(0)81 234-5678', email: ' Lena@Example.com ' }

test('a typed number is a mobile number and carries its country code', () => {
  expect(looksLikePhone('081 234 5678')).toBe(true)
  expect(looksLikePhone('lena2024')).toBe(false)
  expect(accountToSend('081 234 5678', '66')).toBe('+66812345678')
  expect(accountToSend(' lena ', '66')).toBe('lena')
})

test.each([
  ['66', '66812345678', '+66812345678'],
  ['66', '０８１－２３４－５６７８', '+66812345678'],
  ['66', '\u202a081\u2011234\u20115678\u202c', '+66812345678'],
  ['225', '07 12 34 56 78', '+2250712345678'],
  ['1', '66812345678', '66812345678'],
  ['1', '081 234 5678', '081 234 5678'],
  ['1', '\u202a+66 81 234 5678\u202c', '+66 81 234 5678'],
  ['66', 'Ｌena＿7', 'Lena_7'],
  ['66', 'mailto:Lena@example.com', 'lena@example.com'],
])('under +%s, %j is sent as the account %s', (code, typed, account) => {
  expect(accountToSend(typed, code)).toBe(account)
})

test('who is meant is the same however it is typed, and what codes go to is one spelling', () => {
  expect(whoOf(typed, 'account', '66')).toEqual({ account: 'lena' })
  expect(whoOf(typed, 'google', '66')).toEqual({ account: 'lena' })
  expect(whoOf(typed, 'phone', '66')).toEqual({ phoneCode: '66', phone: '812345678' })
  expect(nameOf(whoOf(typed, 'phone', '66'))).toBe('+66812345678')
  expect(nameOf(whoOf(typed, 'email', '66'))).toBe('lena@example.com')
  expect(whoOf({ ...typed, email: 'lena@example.com.\u200b' }, 'email', '66')).toEqual({ email: 'lena@example.com' })
  expect(whoOf({ ...typed, phone: '66812345678' }, 'phone', '66')).toEqual({ phoneCode: '66', phone: '812345678' })
})

test('what was typed as an account is where a forgotten password is reset, if it is an address', () => {
  const blank = { account: '', phone: '', email: '' }
  expect(namesFrom({ ...blank, account: 'lena@example.com' }).email).toBe('lena@example.com')
  expect(namesFrom({ ...blank, account: '0812345678' }).phone).toBe('0812345678')
  expect(namesFrom({ ...blank, account: 'lena', email: 'a@b.cc' })).toMatchObject({ email: 'a@b.cc', phone: '' })
  expect([addressBy({ ...blank, account: '0812345678' }, 'account'), addressBy(blank, 'phone')]).toEqual([
    'phone',
    'phone',
  ])
  expect([addressBy({ ...blank, account: 'lena' }, 'google'), addressBy(blank, 'email')]).toEqual(['email', 'email'])
})
