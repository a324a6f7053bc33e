import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { Skeleton, SkeletonRows } from './index.tsx'

test('a list on its way says so once, its bars say nothing', () => {
  const { container } = renderPart(<SkeletonRows rows={3} disc />)
  expect(screen.getByRole('status', { name: 'Loading...' }).children).toHaveLength(3)
  expect(container.querySelectorAll('.bar:not([aria-hidden])')).toHaveLength(0)
})

test('a bar is as wide as the words to come', () => {
  const { container } = renderPart(<Skeleton width={160} />)
  expect((container.firstElementChild as HTMLElement).style.getPropertyValue('--width')).toBe('calc(160 * var(--px))')
})
