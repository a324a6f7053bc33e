import { expect, test } from '@jest/globals'
import { type Drawn, lineOf } from './payoff.model.ts'

const box = { width: 120, height: 62, inset: 10 }
const rise: Drawn = {
  side: 'long',
  strike: '64000',
  quantity: '1',
  range: { low: '63000', high: '65000' },
  target: '64500',
  offer: { premium: '500', cost: '500', breakEven: '64500' },
}

test('a rise runs level at its cost up to the strike, and crosses zero where it is even', () => {
  const { path, zero, evenX, targetX, targetY } = lineOf(rise, box)
  expect(path).toBe('M10 56L60 56L110 6')
  expect([zero, evenX, targetX, targetY]).toEqual([31, 85, 85, 31])
})

test('a fall mirrors it', () => {
  const fall: Drawn = { ...rise, side: 'short', target: '63000', offer: { ...rise.offer, breakEven: '63500' } }
  const line = lineOf(fall, box)
  expect(line.path).toBe('M10 6L60 56L110 56')
  expect(line.gain).toEqual({ from: 10, width: 25 })
})

test('what is beyond the range stands at its edge, and no even price is drawn there', () => {
  const line = lineOf({ ...rise, target: '90000', offer: { ...rise.offer, breakEven: '65500' } }, box)
  expect([line.targetX, line.evenX]).toEqual([110, null])
})
