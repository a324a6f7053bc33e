import { expect, test } from '@jest/globals'
import { DEFAULT_COUNTRY } from '@shared/format/phone'
import { type Advanced, advancedModel, advancedTerms } from './identity-advanced.model.ts'

const thailand = { english_name: 'Thailand', chinese_name: '泰国', country_code: 'TH', phone_code: '66' }
const model = advancedModel(thailand, '')
const good: Advanced = {
  ...model.blank,
  address: '12/3 Sukhumvit 21, Bangkok',
  phone: '081 234 5678',
  contactSurname: 'Saetang',
  contactFirstName: 'Somchai',
  contactRelation: 1,
  contactPhone: '089 876 5432',
  contactAddress: '9 Charoen Krung',
  declared: true,
}
const faults = (change: Partial<Advanced>) => model.faults({ ...good, ...change }, null)

test.each<[string, Partial<Advanced>, object]>([
  ['all told', {}, {}],
  ['an address that cannot be seen', { address: '\u200b' }, { address: 'address' }],
  ['a number of two digits', { phone: '12' }, { phone: 'phone' }],
  ['one’s own number as the contact’s', { contactPhone: '+66 (81) 234-5678' }, { contactPhone: 'own-phone' }],
  ['one’s own number without its plus', { contactPhone: '66812345678' }, { contactPhone: 'own-phone' }],
  ['a contact that is a number', { contactSurname: '007' }, { contactSurname: 'name' }],
  ['a contact with a single name', { contactSurname: '' }, {}],
  ['a contact without a name', { contactSurname: '', contactFirstName: ' ' }, { contactFirstName: 'missing' }],
  ['not declared', { declared: false }, { declared: 'not-declared' }],
])('%s', (_, change, wrong) => {
  expect(faults(change)).toEqual(wrong)
})

test('numbers are sent as they are within their country', () => {
  const typed = { ...good, phone: '66812345678', contactPhone: '０８９\u2011８７６\u2011５４３２' }
  expect(advancedTerms(typed)).toMatchObject({
    ...{ phoneCode: '66', phone: '812345678' },
    ...{ contactPhoneCode: '66', contactPhone: '898765432' },
  })
})

test('the same digits in another country are another number', () => {
  expect(faults({ contactPhone: '081 234 5678', contactCountry: DEFAULT_COUNTRY })).toEqual({})
})

test('nothing told: each says that it is missing', () => {
  expect(Object.keys(model.faults(model.blank, null))).toHaveLength(7)
})
