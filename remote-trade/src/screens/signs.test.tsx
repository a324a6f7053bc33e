import { expect, test } from '@jest/globals'
import { tapedExchange } from '@shared/testing/own-exchange'
import { advance, renderScreen } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'

/** A currency's day begins at 05:00: higher than a day ago all along, it rises, then falls below where that day began. */
const tape = {
  start: '2026-11-25 04:59:00',
  symbols: {
    EURUSD: [
      [0, '1.1'],
      [30, '1.2'],
      [120, '1.25'],
      [240, '1.15'],
    ],
  },
  gaps: [],
}
tapedExchange(tape)

/** Of the change as it is written, and of the line beside it. */
const waysBeside = (change: string, line: string): (string | null | undefined)[] => {
  const figure = screen.getByText(change)
  const place = figure.closest('li, header')
  const drawn = (place?.matches('li') ? place : document).querySelector(line)
  return [figure.getAttribute('data-way'), drawn?.getAttribute('data-way')]
}

test('in the list the line turns with the change, before it is asked for again; over the ticket it is red on a day that falls', async () => {
  await advance(130)
  await renderScreen(import('./market/market.screen.tsx'), { path: '/hangqing', query: { cat: 'forex' } })
  await waitFor(() => expect(waysBeside('+4.16%', 'svg[data-way]')).toEqual(['rise', 'rise']))
  await advance(120)
  await waitFor(() => expect(waysBeside('−4.16%', 'svg[data-way]')).toEqual(['fall', 'fall']))
  await renderScreen(import('./contract/contract.screen.tsx'), {
    path: '/heyue',
    query: { mode: 'cfd', symbol: 'EURUSD' },
    as: { contract: '5000' },
  })
  await screen.findByRole('img', { name: /^Last 24 hours/ })
  await waitFor(() => expect(waysBeside('−4.16%', 'svg[role=img]')).toEqual(['fall', 'fall']))
})
