import { expect, test } from '@jest/globals'
import { type Drawing, MOST_DRAWINGS, parseDrawings, withDrawings } from './drawings.state.ts'

const level = (price: number): Drawing => ({ tool: 'level', points: [{ time: 1, price }] })
const trend: Drawing = {
  tool: 'trend',
  points: [
    { time: 1, price: 2 },
    { time: 3, price: 4 },
  ],
}

test('what was drawn is read as it was kept', () =>
  expect(parseDrawings({ BTCUSDT: [level(64_000), trend] })).toEqual({ BTCUSDT: [level(64_000), trend] }))

test.each([
  [null, {}],
  ['[]', {}],
  [[level(1)], {}],
  [{ BTCUSDT: 'all' }, {}],
  [{ BTCUSDT: [{ tool: 'script', points: [] }, level(1), null] }, { BTCUSDT: [level(1)] }],
  [{ BTCUSDT: [{ tool: 'trend', points: [{ time: 1, price: 2 }] }] }, { BTCUSDT: [] }],
  [
    { BTCUSDT: [level(Number.NaN), level(-1), { tool: 'level', points: [{ time: 1e300, price: 1 }] }] },
    { BTCUSDT: [] },
  ],
  [{ BTCUSDT: [{ ...level(1), onClick: 'x', points: [{ time: 1, price: 1, extra: 2 }] }] }, { BTCUSDT: [level(1)] }],
  [{ ['X'.repeat(21)]: [level(1)] }, {}],
])('of hostile or old data %j only what can be drawn stays', (stored, drawings) =>
  expect(parseDrawings(JSON.parse(JSON.stringify(stored)))).toEqual(drawings),
)

test('a symbol keeps the last twenty', () => {
  const many = Array.from({ length: 30 }, (_, n) => level(n))
  expect(parseDrawings({ A: many }).A).toHaveLength(MOST_DRAWINGS)
  expect(withDrawings({}, 'A', many).A?.at(-1)).toEqual(level(29))
})

test('one symbol changes without the others; one without drawings is forgotten', () => {
  const all = { A: [level(1)], B: [trend] }
  expect(withDrawings(all, 'A', [level(2)])).toEqual({ B: [trend], A: [level(2)] })
  expect(withDrawings(all, 'A', [])).toEqual({ B: [trend] })
})
