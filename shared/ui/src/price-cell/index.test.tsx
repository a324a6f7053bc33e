import { beforeEach, expect, test } from '@jest/globals'
import { renderPart } from '../testing.tsx'
import { PriceCell, type PriceCellProps } from './index.tsx'

/** jsdom animates nothing. */
let [made, flashes] = [0, 0]
beforeEach(() => {
  made = 0
  flashes = 0
  Element.prototype.animate = () => {
    made += 1
    return { play: () => void flashes++ } as unknown as Animation
  }
})

function cell(price: PriceCellProps['price']) {
  const part = (next: PriceCellProps['price'], age?: number) => <PriceCell price={next} places={2} age={age} />
  const { container, rerender } = renderPart(part(price))
  const read = () => {
    const span = container.querySelector('.price')
    return [span?.textContent, span?.getAttribute('data-way'), flashes]
  }
  return {
    read,
    span: () => container.querySelector('.price'),
    tick: (...next: [string | null, number?]) => rerender(part(...next)),
  }
}

test('the first price stands still', () => {
  expect(cell('214.08').read()).toEqual(['214.08', null, 0])
})

test('each tick flashes its way, two rises in a row too; element and animation stay the same', () => {
  const { read, span, tick } = cell('9')
  const first = span()
  tick('10')
  expect(read()).toEqual(['10.00', 'rise', 1])
  tick('11')
  expect(read()).toEqual(['11.00', 'rise', 2])
  tick('10.99')
  expect(read()).toEqual(['10.99', 'fall', 3])
  expect([span() === first, made]).toEqual([true, 1])
})

test('the same price again is no tick', () => {
  const { read, tick } = cell('9')
  tick('10')
  tick('10')
  expect(read()).toEqual(['10.00', 'rise', 1])
})

test('another spelling of the same price does not flash', () => {
  const { read, tick } = cell('10')
  tick('10.0')
  expect(read()).toEqual(['10.00', null, 0])
})

test('an old price steps back and tells its age', () => {
  const { read, tick } = cell('9')
  tick('10', 9)
  expect(read()).toEqual(['10.00 · 9 s', null, 0])
})

test('an absent price is two hyphens, and the one after it does not flash', () => {
  const { read, tick } = cell('9')
  tick(null)
  expect(read().slice(0, 2)).toEqual(['--', null])
  tick('10')
  expect(read()).toEqual(['10.00', null, 0])
})

test('where its age stands elsewhere, an old price only steps back', () => {
  const { container } = renderPart(<PriceCell price="1" places={2} age={12} quiet />)
  expect(container.textContent).toBe('1.00')
  expect(container.querySelector('[data-old="true"]')).toBeTruthy()
})
