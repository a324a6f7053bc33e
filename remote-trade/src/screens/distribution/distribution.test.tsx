import { expect, test } from '@jest/globals'
import { renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'

const routes = ['/zhangdieFenbu', '/kline', '/hangqing']
const open = (query: Record<string, string> = {}, o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./distribution.screen.tsx'), { path: '/zhangdieFenbu', query, routes, ...o })

const columns = async () => (await screen.findAllByRole('button', { pressed: false, name: /%/ })).slice(0, 9)
/** What stands on a column. */
const figure = (column: HTMLElement) => Number(column.querySelector('.figure')?.textContent)
const links = async () => {
  const list = await screen.findByRole('list', { name: 'Markets' })
  return within(list)
    .getAllByRole('link')
    .map(link => link.getAttribute('href') ?? '')
}

test('nine columns say how many, and when; every pair stands below and leads to its chart', async () => {
  await open()
  const buttons = await columns()
  expect(buttons).toHaveLength(9)
  expect(await screen.findByText(/^As of \d\d:\d\d:\d\d$/)).toBeTruthy()
  expect(await screen.findByText('24 pairs')).toBeTruthy()
  expect(await links()).toHaveLength(24)
  expect((await links())[0]).toMatch(/^#\/kline\?symbol=/)
})

test('a press on a column leaves its pairs, a second one brings all back; the address says which', async () => {
  const { user, at } = await open({ cat: 'crypto' })
  await screen.findByText('12 pairs')
  const fullest = (await columns()).toSorted((a, b) => figure(b) - figure(a))[0]
  if (!fullest) throw new Error('There is no column')
  const count = figure(fullest)
  expect(count).toBeGreaterThan(0)
  await user.click(fullest)
  await waitFor(() => expect(at()).toMatch(/^\/zhangdieFenbu\?cat=crypto&bin=[0-8]$/))
  await waitFor(async () => expect(await links()).toHaveLength(count))
  await user.click(screen.getByRole('button', { pressed: true, name: /%/ }))
  await waitFor(() => expect(at()).toBe('/zhangdieFenbu?cat=crypto'))
  await waitFor(async () => expect(await links()).toHaveLength(12))
})

test('a category stands in the address, and its columns count it alone', async () => {
  const { user, at } = await open({ bin: '0' })
  await columns()
  await user.click(screen.getByRole('tab', { name: 'Forex' }))
  await waitFor(() => expect(at()).toBe('/zhangdieFenbu?cat=forex'))
  await screen.findByText('8 pairs')
  await waitFor(async () => {
    const closed = Number(/^(\d+) closed/.exec(screen.queryByText(/^\d+ closed$/)?.textContent ?? '')?.[1] ?? 0)
    expect((await columns()).reduce((sum, button) => sum + figure(button), closed)).toBe(8)
  })
})

test('one steps from column to column; an empty one says so, and how to see all', async () => {
  const { user, at } = await open({ cat: 'metal', bin: '7' })
  await columns().catch(() => [])
  await user.click(await screen.findByRole('button', { name: 'Next range' }))
  await waitFor(() => expect(at()).toBe('/zhangdieFenbu?cat=metal&bin=8'))
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next range' }).disabled).toBe(true)
  expect(await screen.findByText('No markets in this range')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Show all' })[0] as HTMLElement)
  await waitFor(() => expect(at()).toBe('/zhangdieFenbu?cat=metal'))
})

test('what did not load says so and comes at Retry', async () => {
  const { user, mend } = await open({}, { down: true })
  expect(await screen.findByText("Couldn't load the rise/fall distribution")).toBeTruthy()
  mend()
  for (const retry of screen.getAllByRole('button', { name: 'Retry' })) await user.click(retry)
  expect(await columns()).toHaveLength(9)
})

test('a first load without a connection says so, and comes when there is one', async () => {
  const { online } = await open({}, { offline: true })
  expect((await screen.findAllByText('No connection')).length).toBeGreaterThan(0)
  act(() => online())
  expect(await columns()).toHaveLength(9)
})
