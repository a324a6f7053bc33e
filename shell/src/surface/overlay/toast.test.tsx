import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ToastView } from '../../frame/toast-view.tsx'
import { copy } from './copy.ts'
import { clearToast, refuse, toast } from './toast.ts'

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))
const say = (text: string, kind?: 'info' | 'error') => act(async () => toast(text, kind))
const clipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true })
const command = (works: boolean) => {
  const texts: string[] = []
  document.execCommand = () => {
    texts.push((document.activeElement as HTMLTextAreaElement).value)
    return works
  }
  return texts
}
const toastText = () => document.querySelector('[data-shown]')?.textContent

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en-us', locales: 'en-US', messages: {} })
  jest.useFakeTimers()
  render(<ToastView />, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> })
})
afterEach(() => void jest.useRealTimers())

test('a toast stands for two seconds', async () => {
  await say('Saved')
  await pass(1999)
  expect(toastText()).toBe('Saved')
  await pass(1)
  expect(toastText()).toBeUndefined()
})

test('a new text replaces the old one and has its own two seconds', async () => {
  await say('First')
  await pass(1500)
  await say('Second')
  expect(screen.queryByText('First')).toBeNull()
  await pass(1999)
  expect(toastText()).toBe('Second')
  await pass(1)
  expect(toastText()).toBeUndefined()
})

test('refusals that come at once stand one after the other, two seconds each, and none twice', async () => {
  await act(async () => ['Paused', 'Closed', 'Paused', 'Full', 'Closed'].forEach(refuse))
  for (const text of ['Paused', 'Closed', 'Full']) {
    expect(toastText()).toBe(text)
    await pass(1999)
    expect(toastText()).toBe(text)
    await pass(1)
  }
  expect(toastText()).toBeUndefined()
})

test('a refusal takes the place of what is none at once; with whoever it was said to, those that wait go too', async () => {
  await say('Saved')
  await act(async () => ['Paused', 'Closed'].forEach(refuse))
  expect(toastText()).toBe('Paused')
  await act(async () => clearToast())
  await pass(2000)
  expect(toastText()).toBeUndefined()
})

test('an error is an alert, all else a status', async () => {
  await say('Saved')
  expect(screen.getByRole('status').textContent).toBe('Saved')
  await say('No', 'error')
  expect([screen.getByRole('alert').textContent, screen.getByRole('status').textContent]).toEqual(['No', ''])
})

test('what is copied goes to the clipboard and says Success', async () => {
  const texts: string[] = []
  clipboard({ writeText: async (text: string) => void texts.push(text) })
  await act(async () => expect(await copy('abc')).toBe(true))
  expect([texts, toastText()]).toEqual([['abc'], 'Success'])
})

test('without a clipboard the command copies, and the focus is where it was', async () => {
  clipboard(undefined)
  const texts = command(true)
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  await act(async () => expect(await copy('abc')).toBe(true))
  expect([texts, toastText(), document.activeElement]).toEqual([['abc'], 'Success', button])
})

test('where neither works it says Fail', async () => {
  clipboard({ writeText: () => Promise.reject(new Error('refused')) })
  command(false)
  await act(async () => expect(await copy('abc')).toBe(false))
  expect(screen.getByRole('alert').textContent).toBe('Fail')
})

test('with an action it stands six seconds, and for as long as it is touched', async () => {
  const done = jest.fn()
  await act(async () => toast('Alert deleted', { kind: 'undo', action: { act: done } }))
  await pass(5999)
  const undo = screen.getByRole('button', { name: 'Undo' })
  fireEvent.pointerEnter(undo.closest('[data-shown]')?.parentElement?.parentElement ?? undo)
  await pass(60_000)
  expect(toastText()).toContain('Alert deleted')
  fireEvent.pointerLeave(undo.closest('[data-shown]')?.parentElement?.parentElement ?? undo)
  await pass(5999)
  expect(toastText()).toContain('Alert deleted')
  await pass(1)
  expect(toastText()).toBeUndefined()
})

test('a press on its action does it once and ends the toast', async () => {
  const done = jest.fn()
  await act(async () => toast('Position opened', { kind: 'success', action: { act: done } }))
  fireEvent.click(screen.getByRole('button', { name: 'View' }))
  expect([done.mock.calls.length, toastText()]).toEqual([1, undefined])
})

test('a second press on its button, while it fades, does nothing', async () => {
  const done = jest.fn()
  await act(async () => toast('Drawing deleted', { kind: 'undo', action: { act: done } }))
  const undo = screen.getByRole('button', { name: 'Undo' })
  fireEvent.click(undo)
  fireEvent.click(undo)
  expect(done).toHaveBeenCalledTimes(1)
})

test('what is said after a press on its button goes by itself, and refusals follow one another', async () => {
  await act(async () => toast('Alert deleted', { kind: 'undo', action: { act: () => refuse('No connection') } }))
  const undo = screen.getByRole('button', { name: 'Undo' })
  act(() => undo.focus())
  fireEvent.click(undo)
  expect(toastText()).toBe('No connection')
  await act(async () => refuse('Paused'))
  await pass(2000)
  expect(toastText()).toBe('Paused')
  await pass(2000)
  expect(toastText()).toBeUndefined()
})
