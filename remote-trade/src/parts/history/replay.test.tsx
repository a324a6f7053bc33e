import { expect, test } from '@jest/globals'
import { renderScreen } from '@shared/testing/screen'
import { screen } from '@testing-library/react'
import { Replay } from './replay.tsx'
import type { Ended } from './result.model.ts'

const ended: Ended = {
  wins: 'rise',
  ...{ symbol: 'DUSTUSDT', pair: 'DUST/USDT', side: 'Long 5x', yield: '-0.2', amount: '-2', fees: '0' },
  ...{ currency: 'USDT', openPrice: '0.0000005', closePrice: '0.0000004', places: 7, openedAt: 0, closedAt: 60_000 },
}

const Screen = () => <Replay ended={ended} />

test('writes a price below a millionth with all its digits', async () => {
  await renderScreen(Promise.resolve({ default: Screen }), { path: '/heyue', without: ['candles'] })
  expect(await screen.findByText('0.0000004')).toBeTruthy()
})
