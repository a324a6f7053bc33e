/** Whatever lies on the device, of an older release, of somebody else or damaged: each screen stands and orders nothing. */
import { expect, test } from '@jest/globals'
import { lots, rounds, seed } from '@shared/testing/soak'
import { nameOf, places, standing } from './testing.tsx'

/** What trade keeps on a device, and what it reads there of the shell. */
const keys = [
  ...['trade.explained.v1', 'trade.terms.v1', 'trade.riskRead.v1', 'trade.preview.v1', 'chart.layout.v1'],
  ...['chart.drawings.v1', 'market.recent.v1', 'favourites.v1', 'trade.held.v1', 'demo.token'],
]
const terms = { symbol: 'BTCUSDT', leverages: { BTCUSDT: -5, ETHUSDT: 1e308, XAUUSD: 0 }, tolerance: '1', modes: [] }
const drawings = [
  { tool: 'level', points: [{ time: 0, price: 1e308 }] },
  {
    tool: 'trend',
    points: [
      { time: 8.64e15, price: 0 },
      { time: 0, price: 5e-324 },
    ],
  },
]
const poison = [
  ...[
    '',
    '{',
    'not json',
    'null',
    '1',
    '-0',
    '1e999',
    '""',
    '"x"',
    'true',
    '[]',
    '{}',
    '[null]',
    '[[]]',
    '\0',
    '\u202e',
  ],
  ...['['.repeat(5000) + ']'.repeat(5000), JSON.stringify(Array(50_000).fill('NOPEUSDT')), `"${'x'.repeat(100_000)}"`],
  ...['["BTCUSDT","BTCUSDT","BTCUSDT"]', '["__proto__","constructor","toString","<b>","\\u202e"]'],
  ...['{"__proto__":{"symbol":"X"},"constructor":1}', '{"way":"constructor","symbol":"__proto__","leverages":[1,2]}'],
  ...[JSON.stringify(terms), JSON.stringify({ ...terms, way: 'second', symbol: 'XAUUSD' })],
  ...['{"period":"constructor","ind":"toString,MA,MA"}', JSON.stringify({ BTCUSDT: drawings, __proto__: drawings })],
]

/** Drafts that have the form of one, of numbers that nobody should have typed. */
const drafts = (user: string) => {
  const targets = { takeProfit: '-1', stopLoss: '0' }
  const of = (name: string, form: object) =>
    sessionStorage.setItem(name, JSON.stringify({ user, drafts: { BTCUSDT: form, XAUUSD: form, '': form, all: form } }))
  const waits = { at: '-5', until: 'cancelled', quantity: '9'.repeat(300), share: 100 }
  of('trade.ticket.v2', {
    kind: 'limit',
    unit: 'quote',
    ...waits,
    targetsBy: 'return',
    price: targets,
    return: targets,
  })
  of('trade.spot.v1', { side: 'short', kind: 'limit', amount: '-1', ...waits })
  of('trade.option.v1', { side: 'long', setId: 'constructor', strike: '-1', quantity: '9'.repeat(300), target: '0' })
  of('trade.second.v1', { setId: '__proto__', amount: '-0.000000001' })
}

const draw = lots()
test.each(places.map(place => [nameOf(place), place] as const))(`%s (seed ${seed})`, async (_, place) => {
  for (let n = 0; n < rounds(20); n++) {
    localStorage.clear()
    drafts('1')
    const laid = keys.map(key => [key, poison[draw(poison.length)] ?? ''] as const)
    for (const [key, text] of laid) localStorage.setItem(key, text)
    expect([laid, await standing(place, place.query)]).toEqual([laid, []])
  }
})
