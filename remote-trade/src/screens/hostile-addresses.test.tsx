/** Whatever an address says, the screen stands, says nothing that is not so, and orders nothing. */
import { expect, test } from '@jest/globals'
import { lots, rounds, seed } from '@shared/testing/soak'
import { nameOf, places, standing } from './testing.tsx'

const hostile = [
  ...['', ' ', '0', '-1', '1.5', '1e999', '９', '9'.repeat(400), 'x'.repeat(5000), '\0', 'a\0b', '%', '\ud800'],
  ...[
    '\u202eTDSU',
    '<img src=x onerror=alert(1)>',
    '"><svg/onload=alert(1)>',
    'javascript:alert(1)',
    "' OR 1=1",
    '{{1}}',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'null',
    'NaN',
    'Infinity',
    'undefined',
    '[object Object]',
  ],
  ...['BTCUSDT,ETHUSDT', 'NOPEUSDT', 'EURUSD', 'DOGEUSDT', 'second', 'option', 'history', 'demo', '7h', '../../my'],
  ...['2026-02-30', '9999-12-31', '0001-01-01', '0000-01-01', '2099-01-01', '-000001-01-01', 'MA,MA,RSI,constructor'],
]

const draw = lots()
test.each(places.map(place => [nameOf(place), place] as const))(`%s (seed ${seed})`, async (_, place) => {
  const all = Object.keys(place.query).flatMap(name => hostile.map(value => ({ ...place.query, [name]: value })))
  const drawn = Array.from({ length: rounds(20) }, () => all[draw(all.length)] ?? place.query)
  const ids = Object.keys(place.query).filter(name => name === 'id' || name === 'competition')
  const long = ids.map(name => ({ ...place.query, [name]: '9'.repeat(400) })) // than any id is
  for (const query of [...drawn, ...long]) expect([query, await standing(place, query)]).toEqual([query, []])
})
