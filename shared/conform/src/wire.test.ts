import { expect, test } from '@jest/globals'
import { inPace, type Reply } from './wire.ts'

const replyOf = (envelope: object) => ({ status: 200, envelope }) as unknown as Reply
const tooFast = replyOf({ code: 500, result: { refusal: 'too-fast', n: 40 } })
const good = replyOf({ code: 200, result: null })

/** @returns what comes in the end, and how often it waited for that */
async function paced(...replies: Reply[]): Promise<[Reply, number]> {
  let waits = 0
  const left = replies.values()
  const reply = await inPace(
    async () => left.next().value ?? tooFast,
    async () => void waits++,
  )
  return [reply, waits]
}

test('asks again what came too fast, three times at most', async () => {
  expect(await paced(good)).toEqual([good, 0])
  expect(await paced(tooFast, tooFast, good)).toEqual([good, 2])
  expect(await paced(tooFast)).toEqual([tooFast, 3])
})

test('takes every other refusal at its word', async () => {
  const refused = replyOf({ code: 500, result: { refusal: 'not-found' } })
  expect(await paced(refused)).toEqual([refused, 0])
})
