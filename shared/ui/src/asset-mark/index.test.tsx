import { expect, test } from '@jest/globals'
import { renderPart } from '../testing.tsx'
import { AssetMark } from './index.tsx'

test('a known coin is drawn, a currency and a metal are written', () => {
  const { container, rerender } = renderPart(<AssetMark symbol="BTC" />)
  expect(container.querySelector('path')).not.toBeNull()
  rerender(<AssetMark symbol="EUR" />)
  expect(container.textContent).toBe('€')
  rerender(<AssetMark symbol="XAU" />)
  expect(container.textContent).toBe('Au')
})

test.each(['NEWCOIN', 'newcoin'])('%s, which has no sign, shows its first letter', symbol => {
  expect(renderPart(<AssetMark symbol={symbol} />).container.textContent).toBe('N')
})

test('a name that every object has is no sign', () => {
  expect(renderPart(<AssetMark symbol="constructor" />).container.textContent).toBe('C')
})

test('it is silent: the name stands beside it', () => {
  const { container } = renderPart(<AssetMark symbol="BTC" />)
  expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true')
})
