import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, expect, test } from '@jest/globals'
import LongestFirst from './longest-first.ts'

const folder = mkdtempSync(join(tmpdir(), 'order-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => {
  process.env.ORDER = 'longest' // the night's run has another one
})

/** Suites without a record, by their size. */
const unrecorded = [1, 2, 3].map(size => {
  const path = join(folder, `${size}.test.ts`)
  writeFileSync(path, 'x'.repeat(size))
  return { path }
})
const recorded = { path: fileURLToPath(new URL('soak.test.ts', import.meta.url)) }
const sequencer = new LongestFirst({}, { [recorded.path]: 0.2 })
const sizes = (suites: readonly { path: string }[]) =>
  suites.map(({ path }) => /\d(?=\.test\.ts$)/.exec(path)?.[0] ?? 'recorded')

test('begins with the suites that take the most of a run, then with the largest', () => {
  expect(sizes(sequencer.sort([...unrecorded, recorded]))).toEqual(['recorded', '3', '2', '1'])
})

test('runs all but long suites in an order drawn from SEED when ORDER is shuffled', () => {
  process.env.ORDER = 'shuffled'
  const orders = [...'12345678'].map(seed => {
    const drawn = new LongestFirst({}, { [recorded.path]: 0.2 }, seed)
    const [first, ...rest] = sizes(drawn.sort([...unrecorded, recorded]))
    return { first, rest: rest.join('') }
  })
  expect(new Set(orders.map(({ first }) => first))).toEqual(new Set(['recorded']))
  expect(new Set(orders.map(({ rest }) => rest)).size).toBeGreaterThan(2)
})

test('gives each suite to one shard, and to none that already has the longest', () => {
  const shards = [1, 2].map(shardIndex => sequencer.shard([...unrecorded, recorded], { shardIndex, shardCount: 2 }))
  expect(shards.map(sizes)).toEqual([['recorded'], ['1', '2', '3']])
})
