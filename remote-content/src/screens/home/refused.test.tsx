import { beforeEach, expect, test } from '@jest/globals'
import { refusing } from '@shared/testing/refused'
import { renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { screen, waitFor, within } from '@testing-library/react'
import { noPopups } from '../../testing/no-popups.ts'

const open = (o: Partial<ScreenOptions>) => renderScreen(import('./home.screen.tsx'), { path: '/home', ...o })
const retry = () => screen.findByRole('button', { name: 'Retry' })

beforeEach(() => {
  localStorage.clear()
  noPopups()
})

// first, while no price is known yet
test('says a refusal of tickers as a notice, once, beside what is missing', async () => {
  const { at, refused, said } = await refusing(/getTicketList/, 'No tickers before noon')
  const { user } = await open({ at })
  expect(await screen.findByText("Couldn't load the prices")).toBeTruthy()
  const before = refused()
  await user.click(await retry())
  await waitFor(() => expect(refused()).toBeGreaterThan(before))
  expect(said).toEqual(['No tickers before noon'])
})

test.each([
  ['banners', /appNotice\/list.*noticeType=3/],
  ['announcements', /appNotice\/list.*noticeType=1/],
])("shows the words in the %s' place, at each Retry, when they are refused", async (name, of) => {
  const { at, refused, said } = await refusing(of, `No ${name} before noon`)
  const { user } = await open({ at })
  const place = async () => (await screen.findByText(`Couldn't load the ${name}`)).closest('[role=alert]')
  const words = `Couldn't load the ${name}No ${name} before noonRetry`
  const drawn = () => waitFor(async () => expect((await place())?.textContent).toBe(words))
  await drawn()
  for (const _ of [1, 2]) {
    const before = refused()
    await user.click(await retry())
    await waitFor(() => expect(refused()).toBeGreaterThan(before))
    await drawn()
  }
  expect(said).toEqual([])
})

test('assets that are refused say why in their place', async () => {
  const { at, said } = await refusing(/queryUserAssets/, 'Assets are being counted')
  await open({ at, as: { balance: '5' } })
  const assets = within(await screen.findByRole('region', { name: 'Total assets, USDT' }))
  expect(await assets.findByText('Assets are being counted')).toBeTruthy()
  expect(said).toEqual([])
})
