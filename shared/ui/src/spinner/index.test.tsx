import { expect, test } from '@jest/globals'
import { renderPart } from '../testing.tsx'
import { Spinner } from './index.tsx'

test('the ring says nothing by itself', () => {
  const { container } = renderPart(<Spinner />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
