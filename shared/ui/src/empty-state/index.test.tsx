import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { EmptyState } from './index.tsx'

test('it says what is missing and offers one way on', () => {
  renderPart(
    <EmptyState title="No orders yet" action={<a href="#/heyue">Open an order</a>}>
      A settled order shows its receipt here.
    </EmptyState>,
  )
  expect(screen.getByText('No orders yet')).toBeDefined()
  expect(screen.getByText('A settled order shows its receipt here.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Open an order' })).toBeDefined()
})
