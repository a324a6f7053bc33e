import { expect, test } from '@jest/globals'
import { renderScreen } from '@shared/testing/screen'
import { screen, waitFor } from '@testing-library/react'
import { usePriceAge, useTicker } from 'shell/market-feed'
import { usePriceGate } from './price-gate.ts'

const symbol = 'BTCUSDT'
const drawn: string[] = []
let seconds = 0

function Gated() {
  const gate = usePriceGate(symbol)
  drawn.push(JSON.stringify([useTicker(symbol)?.time, gate]))
  return <p>{gate.state}</p>
}

/** Drawn each second. */
function Clock() {
  usePriceAge(symbol)
  seconds++
  return null
}

const Both = () => (
  <>
    <Gated />
    <Clock />
  </>
)

test('what asks whether a price is fresh is not drawn while it stays so', async () => {
  await renderScreen(Promise.resolve({ default: Both }), { path: '/heyue' })
  await screen.findByText('open')
  const [before, from] = [drawn.length - 1, seconds]
  await waitFor(() => expect(seconds).toBeGreaterThan(from + 2))
  const since = drawn.slice(before)
  expect(since.length).toBe(new Set(since).size)
})
