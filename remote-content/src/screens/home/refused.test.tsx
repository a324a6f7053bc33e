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

test.each([
  // first, while no price is known yet
  ['tickers', /getTicketList/, "Couldn't load the prices"],
  ['banners', /appNotice\/list.*noticeType=3/, "Couldn't load the banners"],
  ['announcements', /appNotice\/list.*noticeType=1/, "Couldn't load the announcements"],
])('%s that are refused say why as a notice, once, beside what is missing', async (name, of, instead) => {
  const message = `No ${name} before noon`
  const { at, refused, said } = await refusing(of, message)
  const { user } = await open({ at })
  expect(await screen.findByText(instead)).toBeTruthy()
  for (const _ of [1, 2]) {
    const before = refused()
    await user.click(await retry())
    await waitFor(() => expect(refused()).toBeGreaterThan(before))
  }
  expect(said).toEqual([message])
})

test('assets that are refused say why in their place', async () => {
  const { at, said } = await refusing(/queryUserAssets/, 'Assets are being counted')
  await open({ at, as: { balance: '5' } })
  const assets = within(await screen.findByRole('region', { name: 'Total assets, USDT' }))
  expect(await assets.findByText('Assets are being counted')).toBeTruthy()
  expect(said).toEqual([])
})
