import { expect, test } from '@jest/globals'
import * as judges from '@shared/money/bank-number'
import { type Bank, bankModel, bankOf, bankTerms, inCountry, isRenumbered, verifiedNames } from './bank.model.ts'

const thai: Bank = {
  ...{ country: 'TH', currency: 'THB', bankName: 'Kasikornbank', numberKind: 'account', number: '123-4-56789-0' },
  ...{ branch: '', swift: '', realName: 'Sample Person', label: '', isDefault: false, pin: '135792' },
}
const offered = ['USD', 'EUR', 'THB']
const context = { of: undefined, judges, left: false, verified: undefined }
const own = {
  ...{ id: 'P1', kind: 1 as const, country: 'TH', currency: 'THB', bankName: 'Kasikornbank', numberKind: 2 as const },
  ...{ number: '•••• 7890', realName: 'Sample Person', label: '', isDefault: false, usableFrom: null },
}

test.each<[Partial<Bank>, object]>([
  [{}, {}],
  [{ numberKind: 'card', number: '4242 4242 4242 4242' }, {}],
  [{ numberKind: 'card', number: '4242 4242 4242 4241' }, { number: 'invalid' }],
  [{ numberKind: 'iban', number: 'DE89 3704 0044 0532 0130 00' }, {}],
  [{ numberKind: 'iban', number: 'DE89 3704 0044 0532 0130 01' }, { number: 'invalid' }],
  [{ numberKind: 'card', number: '４２４２–4242–4242–4242\u200e' }, {}],
  [{ numberKind: 'iban', number: 'IBAN DE89\u20113704 0044 0532 0130 00' }, {}],
  [{ number: '12345/67890' }, {}],
  [{ swift: 'DEUT1' }, { swift: 'invalid' }],
  [{ realName: '4711' }, { realName: 'invalid' }],
  [
    { country: '', currency: '', bankName: ' ', number: '' },
    { country: 'missing', currency: 'missing', bankName: 'missing', number: 'missing' },
  ],
  [{ pin: '1357' }, { pin: 'pin-short' }],
])('%j: %j', (change, faults) => {
  expect(bankModel.faults({ ...thai, ...change }, context)).toEqual(faults)
})

test('a part of a card number is not wrong yet, a whole one is', () => {
  expect(bankModel.early?.({ ...thai, numberKind: 'card', number: '4242 4242' }, context)).toEqual({})
  expect(bankModel.early?.({ ...thai, numberKind: 'card', number: '4242 4242 4242 4241' }, context)).toEqual({
    number: 'invalid',
  })
})

test('number and SWIFT code are sent as they were judged', () => {
  expect(bankTerms({ ...thai, swift: 'ＤＥＵＴ\u2011de ff\u200e', number: '１２３–4' })).toMatchObject({
    ...{ swift: 'DEUTDEFF', number: '1234' },
  })
})

test('a number never stands in the form of an account; left empty it stays, another kind of it must be typed', () => {
  const form = { ...bankOf(own, {}, offered), pin: '135792' }
  expect([form.number, isRenumbered(form, own)]).toEqual(['', false])
  const there = { ...context, of: own }
  expect(bankModel.faults({ ...form, bankName: 'Bangkok Bank' }, there)).toEqual({})
  expect(bankTerms({ ...form, bankName: 'Bangkok Bank' })).not.toHaveProperty('number')
  expect(bankModel.faults({ ...form, numberKind: 'iban' }, there)).toEqual({ number: 'missing' })
})

test('an account of which the server tells little is the same account until something is typed', () => {
  const little = { ...own, country: undefined, currency: null, realName: undefined }
  const person = { country: 'TH', basicState: 1 as const, surname: 'Person', firstName: 'Sample' }
  expect(isRenumbered(bankOf(little, person, offered), little)).toBe(false)
})

test('a country brings its own currency until another was chosen; of one that is not paid out it brings none', () => {
  const chosen = (currency: string, country: string) => inCountry({ ...thai, currency }, country, offered)
  expect(bankOf(undefined, { country: 'DE' }, offered).currency).toBe('EUR')
  expect(bankOf(undefined, { country: 'JP' }, offered).currency).toBe('')
  expect(chosen('', 'US')).toEqual({ country: 'US', currency: 'USD' })
  expect(chosen('THB', 'FR')).toEqual({ country: 'FR', currency: 'EUR' })
  expect(chosen('THB', 'JP')).toEqual({ country: 'JP', currency: '' })
  expect(chosen('USD', 'FR')).toEqual({ country: 'FR' })
})

const ada = { basicState: 1 as const, firstName: 'Ada', surname: 'Lake', country: 'TH' }

test('the holder is prefilled with the verified name; of an account that there is it stays as the bank spells it', () => {
  expect(bankOf(undefined, ada, offered).realName).toBe('Ada Lake')
  expect(bankOf(undefined, { ...ada, firstName: '小明', surname: '王' }, offered).realName).toBe('王小明')
  expect(bankOf(undefined, { ...ada, basicState: 0 }, offered).realName).toBe('')
  const form = bankOf({ ...own, realName: 'LAKE, ADA' }, ada, offered)
  expect([form.realName, isRenumbered(form, { ...own, realName: 'LAKE, ADA' })]).toEqual(['LAKE, ADA', false])
})

test.each([
  ['LAKE, ADA', {}],
  ['เอดา เลค', {}],
  ['Sample Person', { realName: 'other' }],
  ['4711', { realName: 'invalid' }],
])('once the name is verified, the holder %s has the faults %j', (realName, faults) => {
  expect(bankModel.faults({ ...thai, realName }, { ...context, verified: verifiedNames(ada) })).toEqual(faults)
})

test('leaves names in Chinese characters to the exchange, which knows the traditional and the simplified ones', () => {
  const verified = verifiedNames({ ...ada, firstName: '裕傑', surname: '張' })
  expect(bankModel.faults({ ...thai, realName: '张裕杰' }, { ...context, verified })).toEqual({})
})

test('nobody has verified names before a document proved them', () => {
  expect(verifiedNames({ ...ada, basicState: 0 })).toBeUndefined()
})
