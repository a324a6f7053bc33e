import { expect, test } from '@jest/globals'
import { renderPart } from '../testing.tsx'
import { LiveDot } from './index.tsx'

test('it says nothing by itself and shows whether prices arrive', () => {
  const { container, rerender } = renderPart(<LiveDot live />)
  const dot = () => container.querySelector('[aria-hidden]')
  expect(dot()?.hasAttribute('data-live')).toBe(true)
  rerender(<LiveDot live={false} />)
  expect(dot()?.hasAttribute('data-live')).toBe(false)
})
