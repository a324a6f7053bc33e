/** What people tell of themselves. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type InputOf, myUserInfoCall, updateProfileCall } from '@shared/contract'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { readBirthday } from './details.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: { start: '2026-11-25 12:00:00', symbols: {}, gaps: [] } })
})
afterAll(() => exchange.stop())

const update = (user: { token: string }, input: InputOf<typeof updateProfileCall>) =>
  exchange.client.call(updateProfileCall, input, user)
const profileOf = (user: { token: string }) => exchange.client.ask(myUserInfoCall, {}, user)

test('told piece by piece, and taken back by an empty field', async () => {
  const user = await exchange.newUser()
  expect(await profileOf(user)).toMatchObject({
    surname: null,
    gender: 0,
    birthday: null,
    country: null,
    address: null,
  })
  await update(user, { surname: " O'Neill-Łoś ", firstName: 'María José', gender: 2 })
  await update(user, { birthday: '2008-11-25', country: 'es', address: 'C/ Mayor 1,  2º dcha.' })
  const told = { surname: "O'Neill-Łoś", firstName: 'María José', gender: 2, birthday: '2008-11-25', country: 'ES' }
  expect(await profileOf(user)).toMatchObject({ ...told, address: 'C/ Mayor 1, 2º dcha.', profileLocked: false })
  await update(user, { address: '  ', surname: '' })
  expect(await profileOf(user)).toMatchObject({ ...told, surname: null, address: null })
})

test.each(['王小明', 'สมชาย', "D'Àrtagnan", 'Jr. Ngô', '김', 'Иван-Пётр', 'अनुष्का'])('%s is a name', async name => {
  const user = await exchange.newUser()
  expect(await update(user, { surname: name })).toMatchObject({ code: 200 })
  expect((await profileOf(user)).surname).toBe(name.normalize('NFC'))
})

test.each<[InputOf<typeof updateProfileCall>, string, string]>([
  [{ surname: '1A' }, 'surname', 'Check the surname'],
  [{ firstName: '<b>' }, 'firstName', 'Check the first name'],
  [{ firstName: 'x'.repeat(61) }, 'firstName', 'Check the first name'],
  [{ birthday: '2026-13-01' }, 'birthday', 'Check the date of birth'],
  [{ birthday: '1899-12-31' }, 'birthday', 'Check the date of birth'],
  [{ birthday: '2026-11-26' }, 'birthday', 'Check the date of birth'],
  [{ country: 'ZZ' }, 'country', 'Check the country'],
  [{ address: 'here\u0000' }, 'address', 'Check the address'],
  [{ gender: 4 as 3 }, 'gender', 'Check the gender'],
])('%j is refused by the name of its field', async (input, field, message) => {
  const user = await exchange.newUser()
  expect(await update(user, { ...input })).toMatchObject({ refusal: 'field-invalid', message, values: { field } })
})

test('one wrong field and nothing of it is kept', async () => {
  const user = await exchange.newUser()
  expect(await update(user, { firstName: 'Ana', birthday: '2010-01-01' })).toMatchObject({ refusal: 'under-age' })
  expect((await profileOf(user)).firstName).toBeNull()
})

test.each([
  ['2008-11-25', '2026-11-25 00:00:00', true],
  ['2008-11-26', '2026-11-25 23:59:59', false],
  ['2008-02-29', '2026-02-28 23:59:59', false],
  ['2008-02-29', '2026-03-01 00:00:00', true],
  ['2026-03-01', '2044-02-29 12:00:00', false],
])('born on %s, at %s in UTC+8: of age is %p', (birthday, at, isOfAge) => {
  const now = Date.parse(`${at.replace(' ', 'T')}+08:00`)
  if (isOfAge) expect(readBirthday(birthday, now)).toBe(birthday)
  else expect(() => readBirthday(birthday, now)).toThrow('under-age')
})
