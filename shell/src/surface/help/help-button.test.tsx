/** The "?" of a page, against a running exchange. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { loseConnection, renderScreen } from '@shared/testing/screen'
import { act, screen, waitFor } from '@testing-library/react'
import { HelpButton } from './index.ts'

const TransferPage = () => (
  <form>
    <input aria-label="Amount" />
    <HelpButton about="spot" />
  </form>
)

let online = () => {}
beforeEach(() => localStorage.clear())
afterEach(() => act(() => online()))

const draw = () =>
  renderScreen(Promise.resolve({ default: TransferPage }), {
    path: '/zijinhuazhuan',
    routes: ['/home', '/zijinhuazhuan', '/articleDetail'],
    as: {},
  })
const field = () => screen.getByLabelText<HTMLInputElement>('Amount')

test('opens the article of the page over it, and what was typed is there when it closes', async () => {
  const { user } = await draw()
  await user.type(field(), '25')
  await user.click(screen.getByRole('button', { name: 'Help' }))
  expect(await screen.findByRole('dialog', { name: 'How spot trading works' })).toBeTruthy()
  expect(await screen.findByText('Two kinds of order')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field().value).toBe('25')
})

test('a link of the article closes the sheet and leads on', async () => {
  const { user, at } = await draw()
  await user.click(screen.getByRole('button', { name: 'Help' }))
  await user.click(await screen.findByRole('link', { name: 'swap' }))
  await waitFor(() => expect(at()).toBe('/articleDetail?kind=help&id=swap'))
})

test('without a connection it says so with Retry, and shows the article when the connection is back', async () => {
  const { user } = await draw()
  await screen.findByRole('button', { name: 'Help' })
  act(() => {
    online = loseConnection()
  })
  await user.click(screen.getByRole('button', { name: 'Help' }))
  expect(await screen.findByText("The article will load when you're back online.")).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
  act(() => online())
  expect(await screen.findByText('Two kinds of order')).toBeTruthy()
})
