import { expect, test } from '@jest/globals'
import { type SymbolInfo, symbolListCall } from '@shared/contract'
import { connect } from '@shared/testing/client'
import { refusing } from '@shared/testing/refused'
import { exchange, renderScreen } from '@shared/testing/screen'
import { waitFor } from '@testing-library/react'
import { failureOf } from 'shell/transport'
import { barsFeed } from './chart.api.ts'
import { Fills } from './fills.tsx'
import { useOwn } from './use-own.ts'

test('says a refusal of bars as a notice, once, unless it is drawn in their place', async () => {
  const { at, said } = await refusing(
    /appSymbol\/kline/,
    path => `No bars of ${new URLSearchParams(path).get('limit')}`,
  )
  await renderScreen(Promise.resolve({ default: () => null }), { path: '/kline', at })
  const ask = (limit: number) =>
    barsFeed().ask?.({ symbol: 'BTCUSDT', period: '1h', limit }, new AbortController().signal)
  await ask(500)?.catch(error => failureOf(error).text)
  for (const _ of [1, 2]) await expect(ask(300)).rejects.toThrow('No bars of 300')
  await waitFor(() => expect(said).toEqual(['No bars of 300']))
})

/** What the chart of Bitcoin draws of one's own, without its picture. */
async function ownOf(): Promise<() => React.ReactNode> {
  const { url, publicKey } = exchange()
  const symbols = await connect(url, publicKey).ask(symbolListCall, {})
  const info = symbols.find(({ symbol }) => symbol === 'BTCUSDT') as SymbolInfo
  const chart = { within: () => undefined } as never
  return () => {
    const { all } = useOwn(info)
    return <Fills {...{ info, chart, all }} />
  }
}

test.each([
  ['second contracts', /appSecondContractOrder\/listMy/],
  ['options', /appTradePositions\/listMy.*tradeType=3/],
  ['open orders', /appTradePositions\/listMy(?!.*tradeType).*state=0/],
  ['fills', /appTradePositions\/listMy.*state=3/],
  ['alerts', /appPriceAlert\/list/],
])('says why when %s are refused', async (name, of) => {
  const { at, refused, said } = await refusing(of, `No ${name} before noon`)
  await renderScreen(Promise.resolve({ default: await ownOf() }), { path: '/kline', at, as: {} })
  await waitFor(() => expect(said).toEqual([`No ${name} before noon`]))
  expect(refused()).toBeGreaterThan(0)
})
