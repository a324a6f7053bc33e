import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { clearToast, toast } from '../surface/overlay/toast.ts'
import { LateToast, showBars } from './late-bars.tsx'

const pass = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)))

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en-us', locales: 'en-US', messages: {} })
  jest.useFakeTimers()
  clearToast()
  render(<LateToast />, { wrapper: ({ children }) => <I18nProvider i18n={i18n}>{children}</I18nProvider> })
})
afterEach(() => void jest.useRealTimers())

test('shows a toast for two seconds while the code of the toast has not come, as on a page that goes offline at once', async () => {
  await act(async () => toast("Couldn't reach the server. Try again.", 'error'))
  expect(screen.getByRole('alert').textContent).toBe("Couldn't reach the server. Try again.")
  await pass(1999)
  expect(screen.queryByRole('alert')).not.toBeNull()
  await pass(1)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('hands a toast over to its own part, with its button, when the code comes', async () => {
  await act(async () => toast('Position opened', { kind: 'success', action: { act: () => {} } }))
  expect(screen.queryByRole('button')).toBeNull()
  showBars(() => import('../background/bars.tsx'))
  await act(async () => void (await import('../background/bars.tsx')))
  await pass(0)
  expect(screen.getByRole('button', { name: 'View' })).toBeTruthy()
  await pass(6000)
  expect(document.querySelector('[data-shown]')).toBeNull()
})
