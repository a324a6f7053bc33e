import { expect, jest, test } from '@jest/globals'
import { renderHook } from '@testing-library/react'
import type { OrderState } from 'shell/order'
import { usePriceAgain } from './price-again.ts'
import type { Gate } from './price-gate.ts'

const open = (price: string): Gate => ({ state: 'open', price })
const stale: Gate = { state: 'stale', seconds: 6 }
const refused = (refusal: string): OrderState => ({
  phase: 'failed',
  failure: { kind: 'refused', text: '', refusal, values: {} },
})

/** An order that is refused while the first of these gates stands, and what follows it. @returns after which of them it is taken back */
function follow(refusal: string, ...gates: Gate[]) {
  const begin = jest.fn()
  const [first = stale, ...later] = gates
  const props: { gate: Gate; state: OrderState } = { gate: first, state: { phase: 'idle' } }
  const { rerender } = renderHook(({ gate, state }) => usePriceAgain(gate, { state, begin }), { initialProps: props })
  rerender({ gate: first, state: refused(refusal) })
  return later.map(gate => {
    rerender({ gate, state: refused(refusal) })
    return begin.mock.calls.length > 0
  })
}

test('that prices are delayed is no longer said once a new one is here', () => {
  expect(follow('price-stale', stale, stale, open('64000'))).toEqual([false, true])
  expect(follow('price-stale', open('64000'), open('64000'), open('64001'))).toEqual([false, true])
  expect(follow('price-stale', open('64000'), stale, open('64000'))).toEqual([false, true])
})

test('a price that was known as it was refused takes nothing back, nor does a new one what was refused for something else', () => {
  expect(follow('price-stale', open('64000'), open('64000'), stale)).toEqual([false, false])
  expect(follow('margin-too-low', stale, open('64000'), open('64001'))).toEqual([false, false])
})
