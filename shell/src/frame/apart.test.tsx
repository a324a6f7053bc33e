import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { go } from '../surface/navigation/go.ts'
import { confirm } from '../surface/overlay/confirm.ts'
import { type Toast, toast, toastAtom } from '../surface/overlay/toast.ts'
import { arrives, type Screens } from '../testing/app.tsx'
import { forVisitors } from '../testing/for-visitors.ts'

const Form = () => <input aria-label="Quantity" />
const screens: Screens = {
  '/heyue': { Screen: Form, keepAlive: true, frame: 'tabs' },
  '/home': { Screen: () => <h1>Home</h1>, frame: 'tabs' },
}
/** What throws as it is drawn. */
const broken: object = {
  get $$typeof() {
    throw new Error('not drawn')
  },
}
const store = getDefaultStore()

beforeAll(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {}) // React tells of what a boundary caught
})
forVisitors(screens, '/heyue')
beforeEach(async () => {
  await act(async () => go('/heyue'))
  await arrives('/heyue')
})

const quantity = () => screen.getByLabelText<HTMLInputElement>('Quantity')

test('a part of the frame that breaks takes neither the page nor the other parts along, and comes back with the next page', async () => {
  quantity().value = '0.1'
  await act(async () => store.set(toastAtom, { id: 1, kind: 'info', text: broken } as unknown as Toast))
  expect([quantity().value, screen.queryByRole('navigation') !== null]).toEqual(['0.1', true])
  store.set(toastAtom, null)
  await act(async () => go('/home'))
  await arrives('/home')
  act(() => toast('Saved'))
  expect(screen.queryByText('Saved')).not.toBeNull()
  await act(async () => go('/heyue'))
  await arrives('/heyue')
  expect(quantity().value).toBe('0.1')
})

test('a question that cannot be drawn is answered with no', async () => {
  await expect(confirm({ title: broken as unknown as string })).resolves.toBe(false)
  await waitFor(() => expect(quantity()).toBeDefined())
})
