/**
 * No reply tells whose name exists, and none takes more work for a name that does. The work that tells is the hash of a
 * password, so the runs of scrypt are counted; alike.nightly.test.ts holds a watch to many tries.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  type Somebody,
  startWithKnown,
  trier,
  unknown,
  type Way,
  ways,
} from '../../../sandbox/src/testing/accounts/alike.ts'
import { watchHashes } from '../../../sandbox/src/testing/accounts/hashes.ts'
import type { Exchange } from '../../../testing/src/exchange.ts'

const TRIES = 3

const { begun } = watchHashes()
let exchange: Exchange
let known: Somebody
beforeAll(async () => {
  ;({ exchange, known } = await startWithKnown())
})
afterAll(() => exchange.stop())

/** @returns the different replies, and the costs of the hashes that each try made */
async function triedOften(way: Way, of: Somebody): Promise<{ replies: string[]; costs: number[][] }> {
  const ready = trier(exchange)
  const replies = new Set<string>()
  const costs: number[][] = []
  for (let nth = 0; nth < TRIES; nth++) {
    const send = await ready(way, of)
    begun.length = 0
    replies.add(await send())
    costs.push(begun.map(({ cost }) => cost))
  }
  return { replies: [...replies], costs }
}

test.each(Object.keys(ways))('%s: a known and an unknown name get the same reply after the same hashes', async name => {
  const way = ways[name] as Way
  const ofKnown = await triedOften(way, known)
  expect(ofKnown.replies).toHaveLength(1)
  expect(await triedOften(way, unknown)).toEqual(ofKnown)
})

test('a log-in hashes once, whoever it is', async () => {
  const { costs } = await triedOften(ways.login as Way, unknown)
  expect(costs).toEqual(Array(TRIES).fill([7]))
})
