import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { renderScreen } from '@shared/testing/screen'
import { act, screen, waitFor } from '@testing-library/react'
import { setLanguage } from 'shell/i18n'

beforeEach(() => localStorage.clear())
afterEach(() => void jest.restoreAllMocks())

test('every language stands under its own name, Chinese with both scripts; a press applies it', async () => {
  const { user } = await renderScreen(import('./language.screen.tsx'), { path: '/language' })
  const names = (await screen.findAllByRole('listitem')).map(item => item.textContent)
  expect(names).toHaveLength(9)
  expect(screen.getByRole('button', { current: true }).textContent).toBe('English')
  await user.click(screen.getByRole('button', { name: '日本語' }))
  await waitFor(() => expect(localStorage.getItem('lang')).toBe('jp'))
  expect(screen.getByRole('button', { current: true }).textContent).toBe('日本語')
  await user.click(screen.getByRole('button', { name: /繁體/ }))
  await waitFor(() => expect(localStorage.getItem('lang-script')).toBe('hant'))
  expect(localStorage.getItem('lang')).toBe('zh-cn')
  await act(() => setLanguage('en-us'))
})

test.each([
  ['es-MX', 'es-419'],
  ['es-AR', 'es-ES'],
])('on a phone in %s Spanish is marked as the present one, and the page is in %s', async (own, tag) => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-US', own])
  const { user } = await renderScreen(import('./language.screen.tsx'), { path: '/language' })
  await user.click(await screen.findByRole('button', { name: 'Español' }))
  await waitFor(() => expect(document.documentElement.lang).toBe(tag))
  expect(screen.getByRole('button', { current: true }).textContent).toBe('Español')
  await act(() => setLanguage('en-us'))
})
