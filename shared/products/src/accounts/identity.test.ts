/** Proving who one is: what is taken in, what the desk decides, what follows from it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  applyAdvancedCall,
  applyBasicCall,
  type InputOf,
  identityDoneCall,
  identityListCall,
  myUserInfoCall,
  updateProfileCall,
} from '@shared/contract'
import { documentTypes } from '@shared/contract/codes'
import { languages } from '@shared/engine/refusals/languages'
import {
  advanced,
  applyBasic,
  paper,
  photo,
  photos,
  statesFor,
  toldTo,
  verified,
} from '../../../sandbox/src/testing/accounts/identities.ts'
import { pass } from '../../../sandbox/src/testing/accounts/people.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  // noon in UTC+8, so that a test's hours stay within one day
  exchange = await startExchange({ tape: { start: '2026-11-25 12:00:00', symbols: {}, gaps: [] } })
})
afterAll(() => exchange.stop())

const profileOf = ({ token }: { token: string }) => exchange.client.ask(myUserInfoCall, {}, { token })
const approve = (id: string) => exchange.operate('identity', 'approve', id)
const reject = (id: string, ...more: string[]) => exchange.operate('identity', 'reject', id, ...more)

test('nobody has one to begin with', async () => {
  const user = await exchange.newUser()
  expect(await statesFor(exchange, user)).toEqual({ basic: null, advanced: null, reviewMinutes: 1440 })
  expect(await exchange.client.ask(identityDoneCall, {}, user)).toEqual({ basicDone: false, advancedDone: false })
  expect(await profileOf(user)).toMatchObject({ basicState: null, advancedState: null, profileLocked: false })
})

test('handed in it is under review, and nothing of it comes back', async () => {
  const user = await exchange.newUser()
  const { code, result } = await applyBasic(exchange, user)
  expect([code, result.state, result.kind]).toEqual([200, 0, 'basic'])
  expect((await statesFor(exchange, user)).basic).toEqual({
    state: 0,
    reason: null,
    ownWords: null,
    rejectFields: [],
    automatic: false,
    submitTime: '2026-11-25 12:00:00',
    reviewTime: null,
  })
  expect(await profileOf(user)).toMatchObject({ basicState: 0, profileLocked: true, surname: null, creditScore: 50 })
  const { records } = await exchange.client.ask(identityListCall, {}, user)
  expect(JSON.stringify([result, records])).not.toMatch(/Saetang|1990-|kyc\/|"TH"/) // an id may have TH in it
})

test('approval fills the profile, locks it, gives 15 points, and tells so in nine languages', async () => {
  const user = await verified(exchange, { surname: '  Nguyễn ', firstName: 'Văn  An', country: 'vn' })
  const profile = await profileOf(user)
  expect(profile).toMatchObject({ surname: 'Nguyễn', firstName: 'Văn An', birthday: '1990-02-03', country: 'VN' })
  expect(profile).toMatchObject({ basicState: 1, advancedState: null, profileLocked: true, creditScore: 65 })
  expect(profile.creditParts).toContainEqual({ code: 'basic', points: 15, max: 15 })
  expect(await exchange.client.ask(identityDoneCall, {}, user)).toEqual({ basicDone: true, advancedDone: false })
  const told = await Promise.all(languages.map(language => toldTo(exchange, user, tagOf(language))))
  expect(told[0]).toEqual([
    ['Identity verified', 'Your identity is verified. Your name, date of birth and country can no longer be changed.'],
  ])
  expect(new Set(told.map(([message]) => message?.[1])).size).toBe(languages.length)
})

const tags = { jp: 'ja', tai: 'th', mlxy: 'ms', vl: 'vi', xi: 'es' } as Record<string, string>
const tagOf = (language: string) => tags[language] ?? language

test('a rejected front: front alone is brought anew, the others are kept', async () => {
  const user = await exchange.newUser()
  const input = paper(await photos(exchange, user, ['frontImage', 'backImage', 'holdImage']))
  const { id } = await exchange.client.ask(applyBasicCall, input, user)
  await reject(id, '--field', 'frontImage', '--reason', 'photo-unclear')
  expect(await statesFor(exchange, user)).toMatchObject({
    basic: {
      state: -1,
      reason: 'A photo is too blurred or too dark to read.',
      rejectFields: [{ field: 'frontImage', reason: 'A photo is too blurred or too dark to read.' }],
    },
  })
  expect((await toldTo(exchange, user))[0]).toEqual([
    'Identity not verified',
    "We couldn't verify your identity. A photo is too blurred or too dark to read.",
  ])
  expect(await profileOf(user)).toMatchObject({ basicState: -1, profileLocked: false, surname: null })
  const { frontImage: _, backImage: __, holdImage: ___, ...words } = input
  const again = (more: object) =>
    exchange.client.call(applyBasicCall, { ...words, clientOrderId: newOrderId(), ...more }, user)
  expect(await again({})).toMatchObject({ refusal: 'field-invalid', values: { field: 'frontImage' } })
  expect(await again({ frontImage: input.frontImage })).toMatchObject({ values: { field: 'frontImage' } })
  const better = await again({ frontImage: await photo(exchange, user) })
  expect(better.result).toMatchObject({ state: 0, rejectFields: [] })
  const shown = (await exchange.operate('identity', 'show', better.result.id)) as Record<string, string>
  expect(shown.backImage).toMatch(String(input.backImage))
  await approve(better.result.id)
  expect(await profileOf(user)).toMatchObject({ basicState: 1, creditScore: 65 })
  const { records } = await exchange.client.ask(identityListCall, {}, user)
  expect(records.map(({ state }) => state)).toEqual([1, -1])
})

test('of another kind of document nothing is kept', async () => {
  const user = await exchange.newUser()
  const { result } = await applyBasic(exchange, user)
  await reject(result.id)
  const passport = paper({ documentType: documentTypes.passport, passportImage: await photo(exchange, user) })
  expect(await exchange.client.call(applyBasicCall, passport, user)).toMatchObject({ values: { field: 'holdImage' } })
})

test.each<[string, object, string]>([
  ['a name of digits', { surname: '12' }, 'surname'],
  ['a name that turns the text around', { firstName: 'An\u202e' }, 'firstName'],
  ['a country that is none', { country: 'XX' }, 'country'],
  ['a day that no calendar has', { birthday: '1990-02-30' }, 'birthday'],
  ['a day to come', { birthday: '2026-11-26' }, 'birthday'],
  ['a number of three', { documentNumber: 'A-1' }, 'documentNumber'],
  ['a number that is markup', { documentNumber: '<b>1234</b>' }, 'documentNumber'],
  ['a passport page beside a card', { passportImage: 'kyc/x' }, 'passportImage'],
  ['a photo that nobody uploaded', { backImage: `kyc/${'0'.repeat(32)}.png` }, 'backImage'],
])('refused: %s, by its field', async (_, change, field) => {
  const user = await exchange.newUser()
  expect(await applyBasic(exchange, user, change)).toMatchObject({ refusal: 'field-invalid', values: { field } })
  expect((await statesFor(exchange, user)).basic).toBeNull()
})

test('somebody with a single name is verified by it, and the profile has no other', async () => {
  for (const names of [
    { surname: '', firstName: 'Suharto' },
    { surname: 'Suharto', firstName: ' ' },
  ]) {
    const user = await verified(exchange, names)
    expect(await profileOf(user)).toMatchObject({
      surname: names.surname || null,
      firstName: names.firstName.trim() || null,
    })
  }
  const user = await exchange.newUser()
  expect(await applyBasic(exchange, user, { surname: '', firstName: ' ' })).toMatchObject({
    ...{ refusal: 'field-invalid', values: { field: 'firstName' } },
  })
})

test('18 on the day itself by the calendar of UTC+8, not the day before', async () => {
  const [older, younger] = [await exchange.newUser(), await exchange.newUser()]
  expect(await applyBasic(exchange, older, { birthday: '2008-11-25' })).toMatchObject({ code: 200 })
  const early = await applyBasic(exchange, younger, { birthday: '2008-11-26' })
  expect(early).toMatchObject({
    refusal: 'under-age',
    message: 'You must be 18 or older',
    values: { field: 'birthday' },
  })
  // 00:00 in UTC+8 is 16:00 in UTC
  pass(exchange, 12 * 3600 - 1)
  expect(await applyBasic(exchange, younger, { birthday: '2008-11-26' })).toMatchObject({ refusal: 'under-age' })
  pass(exchange, 1)
  expect(await applyBasic(exchange, younger, { birthday: '2008-11-26' })).toMatchObject({ code: 200 })
  pass(exchange, 12 * 3600)
})

test('one at a time: a second is refused while it is reviewed and when it is verified, also of many at once', async () => {
  const user = await exchange.newUser()
  const sets = await Promise.all([1, 2, 3].map(() => photos(exchange, user, ['frontImage', 'backImage', 'holdImage'])))
  const answers = await Promise.all(sets.map(set => exchange.client.call(applyBasicCall, paper(set), user)))
  expect(answers.map(({ refusal }) => refusal).sort()).toEqual(['already-done', 'already-done', null])
  const { records } = await exchange.client.ask(identityListCall, {}, user)
  await approve(String(records[0]?.id))
  expect(await applyBasic(exchange, user)).toMatchObject({ refusal: 'already-done' })
})

test('the same order pressed five times is one, and is found by its id', async () => {
  const user = await exchange.newUser()
  const input = paper(await photos(exchange, user, ['frontImage', 'backImage', 'holdImage']))
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => exchange.client.ask(applyBasicCall, input, user)))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  const { clientOrderId } = input
  expect(await exchange.client.ask(identityListCall, { clientOrderId }, user)).toMatchObject({
    total: 1,
    records: [{ clientOrderId, state: 0 }],
  })
  expect((await exchange.client.ask(identityListCall, { clientOrderId: newOrderId() }, user)).total).toBe(0)
})

test('five a day of UTC+8, the sixth waits for the next day', async () => {
  const user = await exchange.newUser()
  for (let nth = 1; nth <= 5; nth++) {
    const { result } = await applyBasic(exchange, user)
    await reject(result.id)
  }
  expect(await applyBasic(exchange, user)).toMatchObject({ refusal: 'no-more-today' })
  pass(exchange, 12 * 3600 - 1)
  expect(await applyBasic(exchange, user)).toMatchObject({ refusal: 'no-more-today' })
  pass(exchange, 1)
  expect(await applyBasic(exchange, user)).toMatchObject({ code: 200 })
  pass(exchange, 12 * 3600)
})

test('a document that somebody else is verified by is not approved, however it is written', async () => {
  const first = await verified(exchange, { documentNumber: 'AB 12-345.678' })
  const second = await exchange.newUser()
  const { result } = await applyBasic(exchange, second, { documentNumber: '\u200eａｂ\u201112（345678）' })
  await expect(approve(result.id)).rejects.toThrow(`this document is ${first.id}'s`)
  expect(await profileOf(second)).toMatchObject({ basicState: 0, creditScore: 50 })
  expect(await toldTo(exchange, second)).toEqual([])
  await reject(result.id)
  expect(await profileOf(second)).toMatchObject({ basicState: -1 })
})

test('the same number of another country or kind is another document', async () => {
  await verified(exchange, { documentNumber: 'ZZ 5550001' })
  await verified(exchange, { documentNumber: 'ZZ 5550001', country: 'MY' })
  await verified(exchange, { documentNumber: 'ZZ 5550001', documentType: documentTypes.licence })
})

test('the desk decides once, names only what is there, and shows where the photos are', async () => {
  const user = await exchange.newUser()
  const { result } = await applyBasic(exchange, user, { documentNumber: 'X 9988' })
  expect(await exchange.operate('identity', 'list')).toMatch(new RegExp(`${result.id}  \\d{4}-`))
  await expect(reject(result.id, '--field', 'passportImage')).rejects.toThrow(
    'has no passportImage. It has frontImage,',
  )
  expect(await exchange.operate('identity', 'show', result.id)).toMatchObject({
    user: user.id,
    documentNumber: 'X9988',
    surname: 'Saetang',
    holdImage: expect.stringMatching(/^\/.*\/pictures\/kyc\/[0-9a-f]{32}\.png$/),
  })
  await reject(result.id, '--field', 'frontImage,holdImage', '--reason', 'photo-unclear')
  expect((await statesFor(exchange, user)).basic?.rejectFields.map(({ field }) => field)).toEqual([
    'frontImage',
    'holdImage',
  ])
  await expect(approve(result.id)).rejects.toThrow('was rejected before')
  await expect(approve('K0')).rejects.toThrow('There is no identity K0')
  expect(await toldTo(exchange, user)).toHaveLength(1)
})

test('approved twice at the same moment it is approved once, and told once', async () => {
  const user = await exchange.newUser()
  const { result } = await applyBasic(exchange, user)
  const decisions = await Promise.allSettled([approve(result.id), approve(result.id), reject(result.id)])
  expect(decisions.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await toldTo(exchange, user)).toHaveLength(1)
})

test('a decision whose message cannot be written is none: nothing is filled in, nothing locked for good', async () => {
  const user = await exchange.newUser()
  const { result } = await applyBasic(exchange, user)
  const { db } = exchange.sandbox.context
  db.exec("CREATE TRIGGER full BEFORE INSERT ON message BEGIN SELECT RAISE(ABORT, 'the disk is full'); END")
  await expect(approve(result.id)).rejects.toThrow('the disk is full')
  db.exec('DROP TRIGGER full')
  expect(await profileOf(user)).toMatchObject({ basicState: 0, surname: null, creditScore: 50 })
  await approve(result.id)
  expect(await profileOf(user)).toMatchObject({ basicState: 1, surname: 'Saetang', creditScore: 65 })
})

async function sendAdvanced(user: TestUser, change: Parameters<typeof advanced>[0] = {}) {
  return exchange.client.call(applyAdvancedCall, advanced(change), user)
}

test('advanced needs the basic one first: 510 and what is needed', async () => {
  const user = await exchange.newUser()
  const none = await sendAdvanced(user)
  expect(none).toMatchObject({ code: 510, refusal: 'kyc-required', message: 'Verify your identity first' })
  expect(none.values).toMatchObject({ need: 'kyc' })
  await applyBasic(exchange, user)
  expect(await sendAdvanced(user)).toMatchObject({ refusal: 'kyc-required' })
})

test('advanced: ten points and the address in the profile; once', async () => {
  const user = await verified(exchange)
  const { result } = await sendAdvanced(user)
  expect(result).toMatchObject({ kind: 'advanced', state: 0 })
  expect(await sendAdvanced(user)).toMatchObject({ refusal: 'already-done' })
  await approve(result.id)
  expect(await profileOf(user)).toMatchObject({
    advancedState: 1,
    creditScore: 75,
    address: '12/3 Sukhumvit 21, Bangkok 10110',
  })
  expect(await exchange.client.ask(identityDoneCall, {}, user)).toEqual({ basicDone: true, advancedDone: true })
  expect((await toldTo(exchange, user))[0]).toEqual([
    'Advanced verification complete',
    'Your advanced verification is complete.',
  ])
})

test.each<[string, Parameters<typeof advanced>[0], object]>([
  ['undeclared', { declared: false }, { refusal: 'tick-needed', message: 'Tick the box to confirm' }],
  ['their own number as their contact', { contactPhone: '(0)81-234 5678' }, { values: { field: 'contactPhone' } }],
  ['a contact without a number', { contactPhone: '12' }, { values: { field: 'contactPhone' } }],
  ['a number that is none', { phone: '12' }, { values: { field: 'phone' } }],
  ['an address of nothing', { address: ' \u200b ' }, { values: { field: 'address' } }],
  ['a contact without a name', { contactSurname: '-' }, { values: { field: 'contactSurname' } }],
])('advanced is refused %s', async (_, change, refused) => {
  expect(await sendAdvanced(await verified(exchange), change)).toMatchObject(refused)
})

test('a contact may have a single name, and must have one', async () => {
  const user = await verified(exchange)
  expect(await sendAdvanced(user, { contactSurname: '', contactFirstName: '' })).toMatchObject({
    ...{ refusal: 'field-invalid', values: { field: 'contactFirstName' } },
  })
  expect((await sendAdvanced(user, { contactSurname: '', contactFirstName: 'Suharto' })).code).toBe(200)
})

test('a locked profile: name, birthday and country stay; the same again, gender and address may come', async () => {
  const user = await verified(exchange)
  const update = (input: InputOf<typeof updateProfileCall>) => exchange.client.call(updateProfileCall, input, user)
  for (const [field, value] of Object.entries({
    surname: 'Other',
    firstName: 'Other',
    birthday: '1990-02-04',
    country: 'MY',
  }))
    expect(await update({ [field]: value })).toMatchObject({ refusal: 'profile-locked', values: { field } })
  expect(await update({ surname: '' })).toMatchObject({ refusal: 'profile-locked' })
  expect(await update({ surname: 'Saetang', gender: 2, address: '1 High Street' })).toMatchObject({ code: 200 })
  expect(await profileOf(user)).toMatchObject({ surname: 'Saetang', gender: 2, address: '1 High Street' })
})

test('the desk decides by itself where it was told to, and says so', async () => {
  const other = await startExchange({ autoReview: 20, tape: { start: '2026-11-25 12:00:00', symbols: {}, gaps: [] } })
  const [first, second] = [await other.newUser(), await other.newUser()]
  await applyBasic(other, first, { documentNumber: 'SAME-1' })
  await other.sandbox.advance(1)
  await applyBasic(other, second, { documentNumber: 'SAME-1' })
  await other.sandbox.advance(18)
  expect((await statesFor(other, first)).basic).toMatchObject({ state: 0 })
  await other.sandbox.advance(1)
  expect((await statesFor(other, first)).basic).toMatchObject({
    state: 1,
    automatic: true,
    reviewTime: '2026-11-25 12:00:20',
  })
  expect((await statesFor(other, second)).basic).toMatchObject({ state: 0 })
  await other.sandbox.advance(1)
  expect((await statesFor(other, second)).basic).toMatchObject({ state: -1, automatic: true, rejectFields: [] })
  expect(JSON.stringify(await toldTo(other, second))).not.toContain(first.id)
  await other.stop()
})
