import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { i18n } from '@lingui/core'
import { act, render, screen } from '@testing-library/react'
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
  render(<ToastView />)
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
