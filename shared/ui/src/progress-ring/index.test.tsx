import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { ProgressRing } from './index.tsx'

const drawn = (left: number, seconds = 60) => renderPart(<ProgressRing left={left} seconds={seconds} />)
const ring = () => screen.getByRole('timer', { name: 'Time left' })
const share = (container: Element) => container.querySelector('svg')?.style.getPropertyValue('--left')

test('a begun second counts whole, and arc and dot stand where the time does', () => {
  const { container, rerender } = drawn(36_400)
  expect(ring().textContent).toBe('3737 seconds')
  rerender(<ProgressRing left={30_000} seconds={60} />)
  expect(ring().textContent).toBe('3030 seconds')
  expect(share(container)).toBe('0.5')
})

test('the last five seconds warn, and it stops at nothing', () => {
  const { container, rerender } = drawn(6_000)
  expect(ring().hasAttribute('data-last')).toBe(false)
  rerender(<ProgressRing left={5_000} seconds={60} />)
  expect(ring().hasAttribute('data-last')).toBe(true)
  rerender(<ProgressRing left={-1_000} seconds={60} />)
  expect(ring().textContent).toBe('00 seconds')
  expect(share(container)).toBe('0')
})

test('what lasts longer counts in minutes and hours', () => {
  const { rerender } = drawn(100_000, 300)
  expect(ring().textContent).toBe('01:40')
  rerender(<ProgressRing left={3_599_000} seconds={3600} />)
  expect(ring().textContent).toBe('59:59')
})
