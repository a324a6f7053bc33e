import { beforeEach, expect, test } from '@jest/globals'
import { refusing } from '@shared/testing/refused'
import { renderScreen } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'
import { HASH, placeRecharge } from '../../testing/order.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('a payment whose report is refused after the page was left is told as a notice', async () => {
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const { at, refused, said } = await refusing(/appRecharge\/voucher/, 'Reports are paused', promise)
  const open = (query: Record<string, string>, as = {}) =>
    renderScreen(import('./recharge.screen.tsx'), { path: '/chongzhi', query, as, at })
  const { person } = await open({})
  const { id } = await placeRecharge()
  const { user, leave } = await open({ id }, person ?? {})
  await user.type(await screen.findByRole('textbox', { name: /Transaction ID/ }), HASH)
  await user.click(screen.getByRole('button', { name: "I've paid" }))
  await waitFor(() => expect(refused()).toBe(1))
  leave()
  letGo()
  await waitFor(() => expect(said).toEqual(['Reports are paused']))
})
