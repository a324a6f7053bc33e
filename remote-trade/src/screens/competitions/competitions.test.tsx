import { expect, test } from '@jest/globals'
import { joinCompetitionCall } from '@shared/contract'
import { connect, newOrderId } from '@shared/testing/client'
import { operate } from '@shared/testing/exchange-process'
import { ownExchange } from '@shared/testing/own-exchange'
import { exchange, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'

// other suites leave competitions to everybody
ownExchange()

const routes = ['/bisai', '/bisaiDetail', '/bisaiMycansai', '/heyue']
const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./competitions.screen.tsx'), { path: '/bisai', routes, as: {}, ...o })
const create = (id: string, ...options: string[]) =>
  operate(exchange(), 'competition', 'create', '--id', id, '--title', id, '--bots', '0', ...options)
const card = (title: string) => screen.findByRole('link', { name: new RegExp(title) })
const text = (element: Element) => (element.textContent ?? '').replace(/\u00a0/g, ' ')

test('each competition says its state, its time, who takes part and for how much, and leads to its page', async () => {
  const id = `List-${Date.now()}`
  await create(id, '--hours', '3', '--max', '50', '--entry', '120', '--virtual', '20000')
  const { person } = await open({ as: { balance: '500' } })
  const { url, publicKey } = exchange()
  await connect(url, publicKey).ask(joinCompetitionCall, { id, clientOrderId: newOrderId() }, { token: person?.token })
  await open({ as: person ?? {} })
  const link = await card(id)
  expect(link.getAttribute('href')).toBe(`#/bisaiDetail?id=${id}`)
  const words = text(link)
  expect(within(link).getByText('In progress').dataset.kind).toBe('ok')
  expect(words).toMatch(/Ends in 0[23]:\d\d:\d\d/)
  expect(words).toContain('1 of 50')
  expect(words).toContain('120 USDT')
  expect(words).toContain('20,000 USDT')
})

test('the states filter, and stand in the address', async () => {
  const [running, coming] = [`Run-${Date.now()}`, `Come-${Date.now()}`]
  await create(running)
  await create(coming, '--start', '2099-01-01 00:00:00')
  const { user, at } = await open()
  await card(running)
  await user.click(screen.getByRole('button', { name: 'Upcoming' }))
  expect(text(await card(coming))).toContain('Starts in')
  await waitFor(() => expect(screen.queryByText(running)).toBeNull())
  expect(at()).toBe('/bisai?status=0')
})

test('where there are none of a state all are one press away', async () => {
  const { user } = await open({ query: { status: '-2' } })
  await user.click(await screen.findByRole('button', { name: 'Show all' }))
  await waitFor(() => expect(screen.queryByText('No competitions right now')).toBeNull())
})

test("one's entries are one press away, where they are live", async () => {
  const { user, at } = await open()
  await user.click(await screen.findByRole('button', { name: 'My entries' }))
  expect(at()).toBe('/bisaiMycansai')
  await open({ routes: ['/bisai'] })
  expect(screen.queryByRole('button', { name: 'My entries' })).toBeNull()
})

test('shows the best three of a running competition, by their masked names, with their returns', async () => {
  const id = `Best-${Date.now()}`
  await create(id, '--bots', '2')
  await open()
  const best = within(await card(id)).getByRole('list', { name: 'Top three' })
  await waitFor(() =>
    expect(within(best).getAllByRole('listitem').map(text)).toEqual([
      ...[expect.stringMatching(/^\S.*0\.00%1$/), expect.stringMatching(/^\S.*0\.00%2$/), '3'],
    ]),
  )
  expect((await card(id)).querySelector('img')).toBeNull()
})

test('leaves the steps of a running competition empty while nobody has joined, and says so', async () => {
  const id = `Nobody-${Date.now()}`
  await create(id)
  await open()
  expect(await within(await card(id)).findByText('Nobody has joined yet')).toBeTruthy()
  expect(
    within(await card(id))
      .getAllByRole('listitem')
      .map(text),
  ).toEqual(['1', '2', '3'])
})

test('shows a cup before the start where the picture does not load', async () => {
  const id = `Cover-${Date.now()}`
  await create(id, '--cover', 'nowhere.svg', '--start', '2099-01-01 00:00:00')
  await open()
  const picture = (await card(id)).querySelector('img')
  expect(picture?.getAttribute('src')).toContain('/api/sys/common/static/nowhere.svg')
  act(() => void picture?.dispatchEvent(new Event('error')))
  expect((await card(id)).querySelector('img')).toBeNull()
})

test('a list that did not load says why, and comes at Retry', async () => {
  const id = `Retry-${Date.now()}`
  await create(id)
  const { user, mend } = await open({ down: true })
  expect(await screen.findByText("Couldn't load the competitions")).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await card(id)).toBeTruthy()
})

test('without a connection it says so, and comes by itself when there is one', async () => {
  const { online } = await open({ offline: true })
  expect(screen.getByRole('button', { name: 'All' })).toBeTruthy()
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  expect(within(await screen.findByRole('list', { name: '' })).getAllByRole('link').length).toBeGreaterThan(0)
})
