import { beforeEach, expect, test } from '@jest/globals'
import { refusing } from '@shared/testing/refused'
import { renderScreen } from '@shared/testing/screen'
import { screen } from '@testing-library/react'

beforeEach(() => localStorage.clear())

test("shows the server's words when the totals are refused", async () => {
  const { at, said } = await refusing(/orderStat/, 'Totals are being counted')
  await renderScreen(import('./arbitrage-orders.screen.tsx'), { path: '/taoliOrder', as: { balance: '5' }, at })
  const place = (await screen.findByText("Couldn't load your totals")).closest('[role=alert]')
  expect(place?.textContent).toBe("Couldn't load your totalsTotals are being countedRetry")
  expect(said).toEqual([])
})
