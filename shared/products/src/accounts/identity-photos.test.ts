/** Whose photos an identity takes, and that each serves once. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { applyBasicCall } from '@shared/contract'
import { documentTypes } from '@shared/contract/codes'
import { applyBasic, paper, photo, photos } from '../../../sandbox/src/testing/accounts/identities.ts'
import { newOrderId } from '../../../testing/src/client.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

const invalid = (field: string) => ({ refusal: 'field-invalid', values: { field } })

test("another's photo, and one that was uploaded for a payment, are none", async () => {
  const [user, other] = [await exchange.newUser(), await exchange.newUser()]
  expect(await applyBasic(exchange, user, { holdImage: await photo(exchange, other) })).toMatchObject(
    invalid('holdImage'),
  )
  expect(await applyBasic(exchange, user, { frontImage: await photo(exchange, user, 'voucher') })).toMatchObject(
    invalid('frontImage'),
  )
})

test('one photo is not two sides', async () => {
  const user = await exchange.newUser()
  const path = await photo(exchange, user)
  expect(await applyBasic(exchange, user, { frontImage: path, backImage: path })).toMatchObject(invalid('backImage'))
})

test('a photo that served one application serves no other; where the application was refused it is still good', async () => {
  const user = await exchange.newUser()
  const set = await photos(exchange, user, ['passportImage', 'holdImage'])
  const passport = (change: object) =>
    exchange.client.call(
      applyBasicCall,
      { ...paper({ documentType: documentTypes.passport }), ...set, ...change },
      user,
    )
  expect(await passport({ surname: '1' })).toMatchObject(invalid('surname'))
  const { result } = await passport({})
  await exchange.operate('identity', 'reject', result.id, '--field', 'passportImage')
  const page = await photo(exchange, user)
  expect(await passport({ passportImage: page, clientOrderId: newOrderId() })).toMatchObject(invalid('holdImage'))
  expect(await passport({ passportImage: page, holdImage: undefined })).toMatchObject({ code: 200 })
})

test.each(
  Object.entries({
    idCard: ['frontImage', 'backImage', 'holdImage'],
    licence: ['frontImage', 'backImage', 'holdImage'],
    passport: ['passportImage', 'holdImage'],
  } as const),
)('of a %s each photo is needed, and named where it is missing', async (kind, needed) => {
  const user = await exchange.newUser()
  for (const field of needed)
    expect(
      await applyBasic(exchange, user, { documentType: documentTypes[kind as 'idCard'], [field]: undefined }),
    ).toMatchObject(invalid(field))
})
