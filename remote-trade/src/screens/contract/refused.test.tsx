import { expect, test } from '@jest/globals'
import { positionsSummaryCall } from '@shared/contract'
import { refusing } from '@shared/testing/refused'
import { screen, waitFor } from '@testing-library/react'
import { getDefaultStore } from 'jotai'
import { positionsSummaryAtom } from 'shell/session'
import { client, openAside, quantityField, show, takeLeverage, text, tokenOf } from './testing.tsx'

test('a preview that is refused says why as a notice, and leaves its room empty', async () => {
  const { at, refused, said } = await refusing(/appSymbol\/kline/, 'No bars before noon')
  await show({ at })
  await waitFor(() => expect(said).toEqual(['No bars before noon']))
  await waitFor(() => expect(document.querySelector('.unpreviewed')).toBeTruthy())
  expect(screen.queryByRole('img', { name: /^Last 24 hours/ })).toBeNull()
  expect(refused()).toBeGreaterThan(0)
})

test('positions that are refused say why in their place', async () => {
  const { at, refused, said } = await refusing(/appTradePositions\/listMy/, 'Positions are being moved')
  await show({ at })
  const panel = await screen.findByText("Couldn't load your positions")
  expect(text(panel.parentElement)).toContain('Positions are being moved')
  await waitFor(() => expect(refused()).toBeGreaterThan(2))
  expect(said).toEqual([])
})

test('a balance that is refused says why as a notice, and the whole is asked to be transferred', async () => {
  const { at, said } = await refusing(/queryUserBalance/, 'Balances are being counted')
  const shown = await show({ at })
  await takeLeverage(shown, '20x')
  await shown.user.type(await quantityField(), '2')
  expect(await screen.findByRole('button', { name: 'Transfer 1,464.00 more' })).toBeTruthy()
  await waitFor(() => expect(said).toEqual(['Balances are being counted']))
})

test('what the exchange sums up of positions is the state that the specification names', async () => {
  const { person } = await show()
  await openAside(person)
  const summary = await client().ask(positionsSummaryCall, {}, tokenOf(person))
  expect(summary.running).toBe(1)
  await waitFor(() => expect(getDefaultStore().get(positionsSummaryAtom)).toEqual(summary))
})
