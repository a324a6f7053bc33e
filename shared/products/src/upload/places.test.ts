/** How many pictures are taken: of a person a day, and on their way at once. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { nextIp } from '../../../sandbox/src/testing/accounts/people.ts'
import { padded, png } from '../../../sandbox/src/testing/upload/pictures.ts'
import { begin, type Reply, upload } from '../../../sandbox/src/testing/upload/uploads.ts'
import { type Exchange, startExchange, type TestUser } from '../../../testing/src/exchange.ts'
import { takePlace } from './places.ts'

let exchange: Exchange
beforeAll(async () => {
  exchange = await startExchange()
})
afterAll(() => exchange.stop())

/** So many pictures of today, of someone new. */
async function keenWith(pictures: number): Promise<{ token: string; ip: string }> {
  const { id, token } = await exchange.newUser()
  const { db, clock } = exchange.sandbox.context
  const row = db.prepare(
    "INSERT INTO upload (path, user_id, biz, type, size, at) VALUES (?, ?, 'chat', 'image/png', 1, ?)",
  )
  for (let i = 0; i < pictures; i++) row.run(`chat/${id}-${i}`, id, clock.now())
  return { token, ip: nextIp() }
}

test('after a hundred pictures a day it is enough', async () => {
  expect(await upload(exchange, png(), await keenWith(100))).toMatchObject({
    success: false,
    result: { refusal: 'no-more-today' },
  })
})

test('a hundred is a hundred, also for those that come all at once', async () => {
  const keen = await keenWith(97)
  const replies = await Promise.all(Array.from({ length: 12 }, () => upload(exchange, png(), keen)))
  expect(replies.filter(({ success }) => success)).toHaveLength(3)
})

test('what was no picture counts among the hundred', async () => {
  const clumsy = await keenWith(98)
  const refused = (bytes: Buffer, refusal: string) =>
    upload(exchange, bytes, clumsy).then(reply => expect(reply).toMatchObject({ result: { refusal } }))
  await refused(Buffer.from('GIF'), 'not-an-image')
  await refused(padded(6_000_000), 'image-too-large')
  await refused(png(), 'no-more-today')
})

/** Once as many are held as may be: they may still be on their way. */
async function refusedOnce(from: () => { token: string; ip: string }): Promise<Reply> {
  let reply = await upload(exchange, png(), from())
  for (let i = 0; reply.success && i < 90; i++) reply = await upload(exchange, png(), from())
  return reply
}
const ended = async (held: readonly ReturnType<typeof begin>[]) => {
  for (const { end } of held) end()
  for (const { reply } of held) expect(await reply).toMatchObject({ success: true })
}
const busy = { code: 0, success: false, result: { refusal: 'too-many-tries', n: 1 }, message: 'Try again in 1 min' }

test('of a person’s unfinished uploads three are read; one more is refused, and the three come to their end', async () => {
  const from = { token: (await exchange.newUser()).token, ip: nextIp() }
  const held = [1, 2, 3].map(() => begin(exchange, from))
  expect(await refusedOnce(() => from)).toMatchObject(busy)
  expect(await upload(exchange, png(), { ...from, token: (await exchange.newUser()).token })).toMatchObject({
    success: true,
  })
  await ended(held)
  expect(await upload(exchange, png(), from)).toMatchObject({ success: true })
})

test.each([
  ['one address', '203.0.113.7', '203.0.113.7'],
  ['halves of one /48', '2001:db8:79:1::1', '2001:db8:79:2::1'],
])('eight people of %s who hold what they can keep nobody elsewhere from uploading', async (_, ip, neighbour) => {
  const crowd: TestUser[] = []
  for (let i = 0; i < 8; i++) crowd.push(await exchange.newUser())
  const held = crowd.flatMap(({ token }) => [1, 2, 3].map(() => begin(exchange, { token, ip })))
  const another = (await exchange.newUser()).token
  expect(await refusedOnce(() => ({ token: another, ip: neighbour }))).toMatchObject(busy)
  expect(await upload(exchange, png(), { token: another, ip: nextIp() })).toMatchObject({ success: true })
  for (const { end } of held) end()
  const replies = await Promise.all(held.map(({ reply }) => reply))
  expect(replies.filter(({ success }) => success)).toHaveLength(6)
  expect(await upload(exchange, png(), { token: another, ip: neighbour })).toMatchObject({ success: true })
})

test('twenty-four pictures of all people together are on their way, not more', () => {
  const { context } = exchange.sandbox
  const from = (user: string) => ({ context, user, ip: nextIp() })
  const places = Array.from({ length: 24 }, (_, i) => takePlace(from(`person-${i % 8}`)))
  expect(() => takePlace(from('another'))).toThrow('too-many-tries')
  places[0]?.leave()
  takePlace(from('another')).leave()
  for (const { leave } of places) leave()
})
