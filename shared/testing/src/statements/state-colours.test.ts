import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** A badge in no colour: by its kind, or by having none. */
const PLAIN = /<Badge>|'plain'|kind="plain"/g

/** How many badges of a file have no colour, and what they are instead of a state. */
const MARKS: Record<string, readonly [number, string]> = {
  'remote-account/src/screens/devices/device-row.tsx': [1, 'which device this is'],
  'remote-account/src/screens/identity-result/outcome.tsx': [1, 'who reviewed it: nobody'],
  'remote-content/src/screens/about/news.tsx': [1, 'which release this phone does not have'],
  'remote-invest/src/parts/bonds/state-badge.tsx': [2, 'a sale that is over'],
  'remote-invest/src/parts/machines/sale-badge.tsx': [3, 'the level that it takes, a sale that is over'],
  'remote-invest/src/parts/orders/sample-mark.tsx': [1, 'a row of the demo'],
  'remote-invest/src/screens/arbitrage/card.tsx': [1, 'a product for every level'],
  'remote-trade/src/parts/words/sample-mark.tsx': [1, 'a row of the demo'],
  'remote-trade/src/screens/chart/head.tsx': [1, 'the hours of a market'],
  'remote-trade/src/screens/competition/rank-line.tsx': [1, 'who takes part: a bot'],
  'remote-wallet/src/screens/withdraw/setup.tsx': [2, 'what is still to do, or need not be done'],
}

const own = globSync('remote-*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  file => !/\.test\.|\/testing|\/test-/.test(file),
)
const plainIn = (source: string): number => (source.match(PLAIN) ?? []).length

test('names every badge without a colour, with the reason why it is no state', () => {
  expect(own.length).toBeGreaterThan(300)
  const plain = own.flatMap(file => {
    const count = plainIn(readFileSync(root + file, 'utf8'))
    return count > 0 ? [[file, count] as const] : []
  })
  expect(Object.fromEntries(plain)).toEqual(
    Object.fromEntries(Object.entries(MARKS).map(([file, [count]]) => [file, count])),
  )
})

test('finds a grey state', () => {
  expect(plainIn("[ended]: 'plain',")).toBe(1)
  expect(plainIn('<Badge>Ended</Badge>')).toBe(1)
})
