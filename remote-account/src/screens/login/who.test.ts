import { expect, test } from '@jest/globals'
import { accountToSend, addressBy, looksLikePhone, nameOf, namesFrom, whoOf } from './who.ts'

const typed = { account: ' lena ', phone: '(0)81 234-5678', email: ' Lena@Example.com ' }

test('a typed number is a mobile number and carries its country code', () => {
  expect(looksLikePhone('081 234 5678')).toBe(true)
  expect(looksLikePhone('lena2024')).toBe(false)
  expect(accountToSend('081 234 5678', '66')).toBe('+66812345678')
  expect(accountToSend(' lena ', '66')).toBe('lena')
})

test('who is meant is the same however it is typed, and what codes go to is one spelling', () => {
  expect(whoOf(typed, 'account', '66')).toEqual({ account: 'lena' })
  expect(whoOf(typed, 'google', '66')).toEqual({ account: 'lena' })
  expect(whoOf(typed, 'phone', '66')).toEqual({ phoneCode: '66', phone: '812345678' })
  expect(nameOf(whoOf(typed, 'phone', '66'))).toBe('+66812345678')
  expect(nameOf(whoOf(typed, 'email', '66'))).toBe('lena@example.com')
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
