import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { OrderNote } from './index.tsx'

test('an order on its way says nothing; a lost answer is told', () => {
  const { container, rerender } = renderPart(<OrderNote state={{ phase: 'sending' }} records="#/r" />)
  expect(container.textContent).toBe('')
  rerender(<OrderNote state={{ phase: 'checking' }} records="#/r" />)
  expect(container.textContent).toContain('Checking…')
})

test('what could not be confirmed leads to the records', () => {
  renderPart(<OrderNote state={{ phase: 'unconfirmed' }} records="#/r" />)
  expect(screen.getByRole('link').getAttribute('href')).toBe('#/r')
})

test('a refusal that a field shows itself is not said twice', () => {
  const failure = { kind: 'refused', text: 'Enter 1 to 5.', field: 'amount' }
  const { container, rerender } = renderPart(
    <OrderNote state={{ phase: 'failed', failure }} records="#/r" at="amount" />,
  )
  expect(container.textContent).toBe('')
  rerender(<OrderNote state={{ phase: 'failed', failure }} records="#/r" />)
  expect(container.textContent).toContain('Enter 1 to 5.')
})

test('a refusal that has a way out leads there', () => {
  const failure = { kind: 'refused', text: "You're taking a break.", way: '#/limits' }
  renderPart(<OrderNote state={{ phase: 'failed', failure }} records="#/r" />)
  expect(screen.getByRole('link', { name: /taking a break/ }).getAttribute('href')).toBe('#/limits')
})
