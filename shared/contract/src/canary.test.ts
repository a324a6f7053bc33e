import { expect, test } from '@jest/globals'
import { fc } from '../../testing/src/soak.ts'
import { takesCanary } from './canary.ts'

const phone = fc.uuid()
const canary = fc
  .tuple(fc.constantFrom('trade', 'wallet', 'account'), fc.nat(99_999))
  .map(([unit, n]) => `${unit} ${n}`)
const percent = fc.integer({ min: 0, max: 10_000 }).map(parts => parts / 100)

/** Phones whose ids stand in a row, as bad a spread as ids can have, and random ones. */
const rows = (count: number) => Array.from({ length: count }, (_, at) => `phone-${String(at).padStart(6, '0')}`)
const share = (phones: readonly string[], name: string, part: number) =>
  phones.filter(id => takesCanary(id, name, part)).length / phones.length

test('a larger percentage keeps all phones of a smaller one; nobody is in 0, all are in 100', () => {
  fc.assert(
    fc.property(phone, canary, percent, percent, (id, name, a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)]
      if (takesCanary(id, name, less)) expect(takesCanary(id, name, more)).toBe(true)
      expect([takesCanary(id, name, 0), takesCanary(id, name, 100)]).toEqual([false, true])
    }),
  )
})

test.each([0.5, 1, 5, 25, 50, 90])('%d%% of the phones take it, also where their ids stand in a row', part => {
  const count = 20_000
  // four standard deviations of a fair draw
  const off = 4 * Math.sqrt(((part / 100) * (1 - part / 100)) / count)
  for (const name of ['trade 2', 'trade 3', 'wallet 31'])
    expect(Math.abs(share(rows(count), name, part) - part / 100)).toBeLessThan(off)
})

test('each canary draws anew: of the phones of one, the next takes no more than of all', () => {
  const first = rows(20_000).filter(id => takesCanary(id, 'trade 2', 10))
  for (const name of ['trade 3', 'trade 12', 'wallet 2']) {
    expect(share(first, name, 10)).toBeGreaterThan(0.085)
    expect(share(first, name, 10)).toBeLessThan(0.115)
  }
})

test('a phone keeps its answer, also where the function runs from its source text, as the gateway sends it', () => {
  const sent = new Function(`return ${takesCanary}`)() as typeof takesCanary
  fc.assert(
    fc.property(phone, canary, percent, (id, name, part) => sent(id, name, part) === takesCanary(id, name, part)),
  )
})
