import { beforeEach, expect, test } from '@jest/globals'
import { renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, within } from '@testing-library/react'
import { liveConfig, setLiveConfig } from '../../../../shell/src/remotes/live-config.ts'

const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./about.screen.tsx'), {
    path: '/aboutUs',
    routes: ['/home', '/aboutUs', '/articleDetail', '/whitePaper'],
    ...o,
  })
const text = () => screen.findByRole('heading', { name: 'This server' })

beforeEach(() => localStorage.clear())

test('who this is, then the documents, then what runs here', async () => {
  await open()
  await text()
  const ways = ['User agreement', 'Privacy', 'Risks of trading', 'White paper'].map(name =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(ways).toEqual([
    '#/articleDetail?key=user-agreement',
    '#/articleDetail?key=privacy',
    '#/articleDetail?key=risk',
    '#/whitePaper',
  ])
  expect(screen.getByText('shell')).toBeTruthy()
  expect(screen.getAllByText('1.0.0 · 0123456789ab')).toHaveLength(2)
})

test('a document that is not live has no entry', async () => {
  await open({ routes: ['/home', '/aboutUs', '/articleDetail'] })
  await text()
  expect(screen.queryByText('White paper')).toBeNull()
  expect(screen.getByText('Privacy')).toBeTruthy()
})

test('a test server says that it is one, any other does not', async () => {
  await open()
  expect(screen.getByText('Test server')).toBeTruthy()
  act(() => setLiveConfig({ ...liveConfig(), environment: 'production' }))
  expect(screen.queryByText('Test server')).toBeNull()
})

test('what is new stands with its time, the newest first, once the config says it', async () => {
  await open()
  expect(screen.queryByText("What's new")).toBeNull()
  const config = liveConfig()
  const at = (unit: string, time: string) => ({
    ...config.units.all,
    release: unit.repeat(12),
    version: '2.0.0',
    at: time,
    from: { commit: 'c0b202f4c0b2', subject: 'The new order ticket' },
  })
  act(() =>
    setLiveConfig({
      ...config,
      shell: { ...config.shell, at: '2026-11-20 08:00:00' },
      units: { all: at('a', '2026-11-21 08:00:00') as (typeof config)['units'][string] },
    }),
  )
  const list = within(screen.getByText("What's new").closest('section') ?? document.body)
  const rows = list.getAllByRole('listitem').map(row => row.textContent ?? '')
  expect(rows[0]).toMatch(
    /^all 2\.0\.0 · a{12}Live since \d{4}-\d\d-\d\d \d\d:\d\d:\d\dc0b202f4c0b2 The new order ticketNot on this phone yet$/,
  )
  expect(rows[1]).toMatch(/^shell 1\.0\.0 · 0123456789abLive since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
})

test('what runs here can be copied for whoever helps', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Copy for support' }))
  expect(await screen.findByText('Success')).toBeTruthy()
})

test('licences open in a sheet that stands in the address', async () => {
  const { user, at } = await open()
  await user.click(screen.getByRole('button', { name: 'Open-source licences' }))
  expect(await screen.findByRole('dialog', { name: 'Open-source licences' })).toBeTruthy()
  expect(at()).toBe('/aboutUs?sheet=licences')
  await open({ query: { sheet: 'licences' } })
  expect(await screen.findByRole('dialog', { name: 'Open-source licences' })).toBeTruthy()
})

test('where the text does not come the rest stands all the same, and it comes at Retry', async () => {
  const { user, mend } = await open({ down: true })
  expect(await screen.findByText("Couldn't load the article")).toBeTruthy()
  expect(screen.getByText('Copy for support')).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await text()
})

test('without a connection it says so, and comes by itself when there is one', async () => {
  const { online } = await open({ offline: true })
  expect(await screen.findByText('No connection')).toBeTruthy()
  act(() => online())
  await text()
})

test('while it comes its room is kept', async () => {
  await open()
  expect(screen.getByRole('status', { name: 'Loading...' })).toBeTruthy()
  await text()
})
