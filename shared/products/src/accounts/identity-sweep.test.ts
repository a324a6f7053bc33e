/** Photos that were uploaded and never handed in: how long they are kept. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { applyBasicCall } from '@shared/contract'
import { beats } from '../../../sandbox/src/domains/beats.ts'
import { applyBasic, paper, photo, photos } from '../../../sandbox/src/testing/accounts/identities.ts'
import { pass } from '../../../sandbox/src/testing/accounts/people.ts'
import { type Exchange, startExchange } from '../../../testing/src/exchange.ts'
import { hasUploaded, pictureFolder } from '../upload/index.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange({ tape: { start: '2026-11-25 12:00:00', symbols: {}, gaps: [] } })
})
afterAll(() => exchange.stop())

/** So many hours go by; then each domain does what fell due. */
function later(hours: number): void {
  pass(exchange, hours * 3600)
  const { context } = exchange.sandbox
  for (const beat of beats) beat(context, context.clock.now())
}
const lies = (path: string) => existsSync(join(pictureFolder(exchange.sandbox.context), path))

test('a photo that nobody handed in is gone after a day, from the disk too; one that was, a voucher, and a younger one stay', async () => {
  const user = await exchange.newUser()
  const set = await photos(exchange, user, ['frontImage', 'backImage', 'holdImage'])
  const { id } = await exchange.client.ask(applyBasicCall, paper(set), user)
  await exchange.operate('identity', 'reject', id)
  const [unused, voucher] = [await photo(exchange, user), await photo(exchange, user, 'voucher')]
  later(23)
  const young = await photo(exchange, user)
  expect(lies(unused)).toBe(true)
  later(2)
  expect([unused, young, voucher, ...Object.values(set)].map(lies)).toEqual([false, true, true, true, true, true])
  expect(hasUploaded(exchange.sandbox.context.db, user.id, 'kyc', [unused])).toBe(false)
})

test('what was forgotten is asked for anew, by its name', async () => {
  const user = await exchange.newUser()
  const frontImage = await photo(exchange, user)
  later(26)
  expect(await applyBasic(exchange, user, { frontImage })).toMatchObject({
    refusal: 'field-invalid',
    values: { field: 'frontImage' },
  })
})
