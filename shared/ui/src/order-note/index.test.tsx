import { afterEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { OrderNote } from './index.tsx'

afterEach(() => void jest.useRealTimers())

test('an order on its way says nothing for six seconds, then that it may be done already; a lost answer is told', () => {
  jest.useFakeTimers()
  const { container, rerender } = renderPart(<OrderNote state={{ phase: 'sending' }} records="#/r" />)
  act(() => jest.advanceTimersByTime(5999))
  expect(container.textContent).toBe('')
  act(() => jest.advanceTimersByTime(1))
  expect(container.textContent).toContain('Still waiting for a reply. It may already have gone through')
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

test('what became of an order is brought into sight, each word of it once', () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView')
  const { rerender } = renderPart(<OrderNote state={{ phase: 'sending' }} records="#/r" />)
  expect(scroll).not.toHaveBeenCalled()
  for (const phase of ['checking', 'checking', 'not-placed'] as const)
    rerender(<OrderNote state={{ phase }} records="#/r" />)
  expect(scroll).toHaveBeenCalledTimes(2)
  scroll.mockRestore()
})
