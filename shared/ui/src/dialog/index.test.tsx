import { beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderPart } from '../testing.tsx'
import { Dialog, type DialogProps } from './index.tsx'

const answer = jest.fn()
beforeEach(() => void answer.mockClear())

const openDialog = (props: Partial<DialogProps> = {}) => {
  const dialog = (
    <Dialog open title="Close all positions?" no="Keep" yes="Close all" {...props} onAnswer={answer}>
      3 positions close at the market price.
    </Dialog>
  )
  return renderPart(dialog)
}

const button = (name: string) => screen.getByRole('button', { name })

test('locks the main element while it is open', () => {
  const main = document.body.appendChild(document.createElement('main'))
  main.id = 'main'
  const { unmount } = openDialog()
  expect(main.className).toBe('locked')
  unmount()
  expect(main.className).toBe('')
  main.remove()
})

test('it is an alert dialog with its title and its sentence', async () => {
  openDialog()
  const dialog = await screen.findByRole('alertdialog', { name: 'Close all positions?' })
  const sentence = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
  expect(sentence?.textContent).toBe('3 positions close at the market price.')
})

test('is kept from page translators', async () => {
  openDialog()
  expect((await screen.findByRole('alertdialog')).getAttribute('translate')).toBe('no')
})

test('the safe answer comes first and has the focus', async () => {
  openDialog()
  await waitFor(() => expect(document.activeElement).toBe(button('Keep')))
  expect(button('Keep').compareDocumentPosition(button('Close all'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test.each([
  ['Close all', true],
  ['Keep', false],
])('%s answers %s', async (name, yes) => {
  const { user } = openDialog()
  await user.click(button(name))
  expect(answer.mock.calls).toEqual([[yes]])
})

test('Escape is the safe answer', async () => {
  const { user } = openDialog()
  await waitFor(() => expect(document.activeElement).toBe(button('Keep')))
  await user.keyboard('{Escape}')
  expect(answer.mock.calls).toEqual([[false]])
})

test('Back is the safe answer', async () => {
  openDialog()
  await waitFor(() => expect(history.state?.overlay).toBe(1))
  act(() => history.back())
  await waitFor(() => expect(answer.mock.calls).toEqual([[false]]))
})

test('a press beside it is no answer', async () => {
  const { user } = openDialog()
  await user.click(document.querySelector('.scrim') ?? document.body)
  expect(answer).not.toHaveBeenCalled()
})

test('while the act is being sent it takes no answer', async () => {
  const { user } = openDialog({ busy: true })
  await user.keyboard('{Escape}')
  await user.click(button('Keep'))
  await user.click(button('Close all'))
  expect(answer).not.toHaveBeenCalled()
})

test('a finger that comes down while it comes up presses nothing', async () => {
  openDialog()
  const guard = await waitFor(() => document.querySelector('.guard') ?? Promise.reject())
  expect(fireEvent.touchEnd(guard)).toBe(false)
})
