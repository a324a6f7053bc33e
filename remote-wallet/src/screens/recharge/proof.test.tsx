/** A page is loaded anew while its order waits for the payment. */
import { expect, test } from '@jest/globals'
import { myUserInfoCall } from '@shared/contract/calls/account'
import { renderScreen } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'
import { call } from 'shell/transport'
import { placeRecharge } from '../../testing/order.ts'

const KEY = 'wallet.proof.v2'

/** A person with an order, of which this tab keeps what an earlier page of it sent and typed. */
async function withKept() {
  const { person } = await renderScreen(Promise.resolve({ default: () => null }), { path: '/my', as: {} })
  const { id } = await placeRecharge()
  const profile = await call(myUserInfoCall, {})
  const user = profile.state === 'ok' ? profile.value.id : ''
  const kept = { sent: [{ name: 'receipt.jpg', path: 'voucher/receipt.jpg' }], txHash: 'a1b2' }
  sessionStorage.setItem(KEY, JSON.stringify({ user, drafts: { [id]: kept } }))
  return { as: person ?? {}, id }
}

test('what was sent and typed as proof stands there, and can be handed in or taken away', async () => {
  const { as, id } = await withKept()
  const { user } = await renderScreen(import('./recharge.screen.tsx'), { path: '/chongzhi', query: { id }, as })
  expect(await screen.findByText('receipt.jpg')).toBeTruthy()
  expect(screen.getByText('Uploaded')).toBeTruthy()
  const box: HTMLInputElement = screen.getByRole('textbox', { name: /Transaction ID/ })
  expect(box.value).toBe('a1b2')
  await user.clear(box)
  const held = () => screen.getByRole('button', { name: "I've paid" }).getAttribute('aria-disabled')
  expect(held()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove receipt.jpg' }))
  expect(screen.queryByText('receipt.jpg')).toBeNull()
  expect(held()).toBe('true')
  await waitFor(() => expect(sessionStorage.getItem(KEY)).not.toContain('receipt.jpg'))
})

test('a transaction id that cannot be one is led to when it is handed in, and Enter hands in nothing', async () => {
  const { as, id } = await withKept()
  const { user } = await renderScreen(import('./recharge.screen.tsx'), { path: '/chongzhi', query: { id }, as })
  const box = await screen.findByRole('textbox', { name: /Transaction ID/ })
  await user.type(box, 'nonsense{Enter}')
  expect(box.getAttribute('aria-invalid')).not.toBe('true')
  await user.click(screen.getByRole('button', { name: "I've paid" }))
  await waitFor(() => expect(document.activeElement).toBe(box))
  expect(box.getAttribute('aria-invalid')).toBe('true')
})
