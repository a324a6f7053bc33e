import { expect, test } from '@jest/globals'
import { refusing } from '@shared/testing/refused'
import { renderScreen } from '@shared/testing/screen'
import { barsFeed } from './chart.api.ts'

test('bars that are refused say why in their place where none stand, else as a notice, once', async () => {
  const { at, said } = await refusing(/appSymbol\/kline/, 'Bars are being counted')
  await renderScreen(import('./chart.screen.tsx'), { path: '/kline', at })
  const { ask } = barsFeed()
  const askFor = (inPlace: boolean) =>
    ask?.({ symbol: 'BTCUSDT', period: '1h', limit: 500 }, new AbortController().signal, inPlace)
  await expect(askFor(true)).rejects.toThrow('Bars are being counted')
  expect(said).toEqual([])
  for (const _ of [1, 2]) await expect(askFor(false)).rejects.toThrow('Bars are being counted')
  expect(said).toEqual(['Bars are being counted'])
})
