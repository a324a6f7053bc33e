import { expect, jest, test } from '@jest/globals'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderPart } from '../testing.tsx'
import { Toast, type ToastMessage } from './index.tsx'

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

const undo = { id: 1, text: 'Deleted', kind: 'undo' } as const

test('the next Tab leads to its button, another one back, and only once', async () => {
  const user = userEvent.setup()
  const action = { label: 'Undo', onPress: () => {} }
  const page = (toast: ToastMessage) => (
    <>
      <button type="button">first</button>
      <button type="button">second</button>
      <Toast toast={toast} />
    </>
  )
  const { rerender } = renderPart(page(undo))
  await user.tab()
  rerender(page({ ...undo, action }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'first' }))
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'second' }))
})

test('Escape on its button ends it, and the focus returns', async () => {
  const user = userEvent.setup()
  const ended = jest.fn()
  const toast = { ...undo, action: { label: 'Undo', onPress: () => {} } }
  renderPart(<Toast toast={toast} onEnd={ended} />)
  await user.tab()
  await user.keyboard('{Escape}')
  expect(ended).toHaveBeenCalledTimes(1)
})

test('its owner hears that it is touched or has the focus', async () => {
  const user = userEvent.setup()
  const held = jest.fn()
  renderPart(<Toast toast={{ ...undo, action: { label: 'Undo', onPress: () => {} } }} onHold={held} />)
  await user.hover(screen.getByText('Deleted'))
  await user.unhover(screen.getByText('Deleted'))
  expect(held.mock.calls).toEqual([[true], [false]])
  await user.tab()
  expect(held).toHaveBeenLastCalledWith(true)
})
