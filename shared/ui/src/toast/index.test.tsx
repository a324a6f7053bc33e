import { expect, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { Toast } from './index.tsx'

test('what is said enters a status that was there before', () => {
  const { rerender } = renderPart(<Toast toast={undefined} />)
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('')
  rerender(<Toast toast={{ id: 1, text: 'Success', kind: 'success' }} />)
  expect(screen.getByRole('status')).toBe(status)
  expect(status.textContent).toBe('Success')
})

test('an error interrupts', () => {
  renderPart(<Toast toast={{ id: 1, text: 'Fail', kind: 'error' }} />)
  expect(screen.getByRole('alert').textContent).toBe('Fail')
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a new one replaces the old, the same words anew', () => {
  const { rerender } = renderPart(<Toast toast={{ id: 1, text: 'Success', kind: 'success' }} />)
  const first = screen.getByText('Success')
  rerender(<Toast toast={{ id: 2, text: 'Success', kind: 'success' }} />)
  expect(screen.getAllByText('Success')).toHaveLength(1)
  expect(screen.getByText('Success')).not.toBe(first)
})

test('when it ends, the last one fades with its words', () => {
  const { rerender } = renderPart(<Toast toast={{ id: 1, text: 'Success', kind: 'success' }} />)
  rerender(<Toast toast={undefined} />)
  expect(screen.getByText('Success').parentElement?.hasAttribute('data-shown')).toBe(false)
})
