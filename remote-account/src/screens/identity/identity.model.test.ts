import { expect, test } from '@jest/globals'
import type { IdentityOutcome } from '@shared/contract/calls/account'
import { blankDetails } from '../../parts/identity-draft.ts'
import {
  countryOfPhone,
  detailsModel,
  earlierOf,
  fieldOf,
  isBegun,
  nextPhoto,
  photoOf,
  stepOf,
  typeOf,
} from './identity.model.ts'

const good = {
  ...blankDetails,
  country: 'TH',
  surname: 'Saetang',
  firstName: 'Malee',
  birthday: '1990-02-03',
  documentNumber: '1 1007 12345',
}
const context = { today: '2026-11-25' }
const faults = (change: object) => detailsModel({}).faults({ ...good, ...change }, context)

test.each<[string, object, object]>([
  ['everything told', {}, {}],
  ['no country', { country: '' }, { country: 'missing' }],
  ['a name of digits', { surname: '12' }, { surname: 'name' }],
  ['a day to come', { birthday: '2026-11-26' }, { birthday: 'no-day' }],
  ['17 years', { birthday: '2008-11-26' }, { birthday: 'under-age' }],
  ['a number with brackets', { documentNumber: 'A123456(7)' }, {}],
  ['a full-width number with marks', { documentNumber: '\u200eＡＢ\u2011123456' }, {}],
  ['a number of three', { documentNumber: 'A-1 2' }, { documentNumber: 'number' }],
  ['a single name as the surname', { surname: 'Suharto', firstName: ' ' }, {}],
  ['a single name as the first name', { surname: '', firstName: 'Suharto' }, {}],
  [
    'nothing',
    blankDetails,
    Object.fromEntries(['country', 'firstName', 'birthday', 'documentNumber'].map(field => [field, 'missing'])),
  ],
])('%s', (_, change, wrong) => {
  expect(faults(change)).toEqual(wrong)
})

test('a refusal stands at the field or at the photo that it names', () => {
  expect([fieldOf({ field: 'birthday' }), fieldOf({ field: 'frontImage' }), fieldOf({})]).toEqual([
    'birthday',
    undefined,
    undefined,
  ])
  expect([photoOf({ field: 'frontImage' }), photoOf({ field: 'birthday' })]).toEqual(['frontImage', undefined])
})

test('an address leads as far as what comes before it is done', () => {
  const at = (asked: string | undefined, details: boolean, photos: boolean) =>
    stepOf(asked, { begun: true, details, photos })
  expect([at('review', true, true), at('review', true, false), at('review', false, true)]).toEqual([
    'review',
    'photos',
    'details',
  ])
  expect([at('photos', true, false), at(undefined, true, true), at('nonsense', true, true)]).toEqual([
    'photos',
    'details',
    'details',
  ])
  expect(['1', '3', '4', undefined].map(typeOf)).toEqual([1, 3, undefined, undefined])
})

test('an address without a step opens the introduction, until something is typed', () => {
  const done = { begun: false, details: false, photos: false }
  expect([stepOf(undefined, done), stepOf('details', done), stepOf(undefined, { ...done, begun: true })]).toEqual([
    'intro',
    'details',
    'details',
  ])
})

test('a form is begun by what the profile does not know, not by a country that the phone guessed', () => {
  expect(isBegun({ ...blankDetails, country: 'TH', surname: 'Saetang' }, { surname: 'Saetang' })).toBe(false)
  expect(isBegun({ ...blankDetails, firstName: 'Malee' }, {})).toBe(true)
})

test('the next photo is the missing one behind the photo just taken, then those before it', () => {
  const needed = ['frontImage', 'backImage', 'holdImage'] as const
  expect(nextPhoto(needed, needed)).toBe('frontImage')
  expect(nextPhoto(needed, needed, 'frontImage')).toBe('backImage')
  expect(nextPhoto(needed, ['frontImage', 'holdImage'], 'holdImage')).toBe('frontImage')
  expect(nextPhoto(needed, ['holdImage'], 'holdImage')).toBeUndefined()
})

test('a phone suggests the country of its first language that names one', () => {
  const phones = [['th-TH', 'en-US'], ['en', 'es-MX'], ['zh-Hant-TW'], ['es-419'], []]
  expect(phones.map(countryOfPhone)).toEqual(['TH', 'MX', 'TW', '', ''])
})

const rejected = (...fields: string[]) =>
  ({ state: -1, rejectFields: fields.map(field => ({ field, reason: 'Blurred.' })) }) as unknown as IdentityOutcome

test('a rejected front: the front with its reason, the others are kept', () => {
  expect(earlierOf(rejected('frontImage'), good)).toEqual({
    kept: ['backImage', 'holdImage'],
    rejected: { frontImage: 'Blurred.' },
  })
  expect(earlierOf(rejected(), good).kept).toHaveLength(3)
  expect(earlierOf(rejected('surname'), good).kept).toHaveLength(3)
})

test('nothing is kept before anything was rejected, nor of another document', () => {
  const none = { kept: [], rejected: {} }
  expect(earlierOf(null, good)).toEqual(none)
  expect(earlierOf(rejected('passportImage'), good)).toEqual(none)
  expect(earlierOf(rejected('frontImage'), { ...good, documentType: 3 })).toEqual(none)
  expect(earlierOf(rejected('frontImage'), { ...good, handedIn: '1 MY' })).toEqual(none)
  expect(earlierOf(rejected('frontImage'), { ...good, handedIn: '1 TH' }).kept).toHaveLength(2)
})
