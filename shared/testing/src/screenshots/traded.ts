/** What trades are looked at with: one of each kind, of spot an order that waits too, and a contract that is closed. */
import { setTimeout } from 'node:timers/promises'
import {
  buySecondCall,
  closePositionCall,
  createPositionCall,
  entryListCall,
  type InputOf,
  positionListCall,
  rateByCurrencyCall,
  secondListCall,
  swapCall,
  swapListCall,
  symbolPriceCall,
  termListCall,
} from '@shared/contract'
import {
  directions,
  marketStates,
  orderTypes,
  positionStates,
  termTypes,
  tradeTypes,
  tradingAccountTypes,
} from '@shared/contract/codes'
import { big, truncate } from '@shared/money'
import { type Client, newOrderId } from '../client.ts'

/** In which an exchange takes ten orders of one person. */
const SECOND = 1100

/** At the newest prices. */
export async function leaveTraded(client: Client, token: string): Promise<void> {
  const { rate } = await client.ask(rateByCurrencyCall, { from: 'USDT', to: 'BTC' })
  const swap = { fromCurrency: 'USDT', toCurrency: 'BTC', amount: '20', expectedRate: rate, tolerance: '0.005' }
  await client.ask(swapCall, { ...swap, clientOrderId: newOrderId() }, { token })
  await leaveSpot(client, token)
  await leaveBets(client, token)
  await leaveClosed(client, token)
}

/** Gold: some that is held, some that was sold at once. */
export async function leaveCfds(client: Client, token: string): Promise<void> {
  await setTimeout(SECOND)
  const [ticker] = await client.ask(symbolPriceCall, { symbols: 'XAUUSD' })
  if (ticker?.marketState !== marketStates.open) return
  const at = () => ({ expectedPrice: ticker.price, tolerance: '0.01', clientOrderId: newOrderId() })
  const terms = { tradeType: tradeTypes.cfd, symbol: 'XAUUSD', leverage: 100, quantity: '0.01' } as const
  const buy = { ...terms, direction: directions.buy, orderType: orderTypes.market } as const
  await client.ask(createPositionCall, { ...buy, ...at() }, { token })
  const { id } = await client.ask(createPositionCall, { ...buy, ...at() }, { token })
  await client.ask(closePositionCall, { id, ...at() }, { token })
}

/** BTC with the funds of a competition. @param entryId one's entry */
export async function leaveLong(client: Client, token: string, entryId: string): Promise<void> {
  const [ticker] = await client.ask(symbolPriceCall, { symbols: 'BTCUSDT' })
  const account = { accountType: tradingAccountTypes.competition, entryId }
  const terms = { tradeType: tradeTypes.contract, symbol: 'BTCUSDT', leverage: 10, quantity: '0.1' } as const
  const buy = { ...terms, direction: directions.buy, orderType: orderTypes.market } as const
  const at = { expectedPrice: ticker?.price ?? '0', tolerance: '0.01', clientOrderId: newOrderId() }
  await client.ask(createPositionCall, { ...buy, ...account, ...at }, { token })
}

/** The entry in a competition. */
export async function entryOf(client: Client, token: string, competition: string): Promise<string> {
  const { records } = await client.ask(entryListCall, {}, { token })
  return records.find(({ competitionId }) => competitionId === competition)?.id ?? ''
}

/** A contract that was opened and closed at once. */
async function leaveClosed(client: Client, token: string): Promise<void> {
  const [ticker] = await client.ask(symbolPriceCall, { symbols: 'BTCUSDT' })
  const at = () => ({ expectedPrice: ticker?.price ?? '0', tolerance: '0.01', clientOrderId: newOrderId() })
  const terms = { tradeType: tradeTypes.contract, symbol: 'BTCUSDT', leverage: 20, quantity: '0.001' } as const
  const order = { ...terms, direction: directions.sell, orderType: orderTypes.market } as const
  const { id } = await client.ask(createPositionCall, { ...order, ...at() }, { token })
  await client.ask(closePositionCall, { id, ...at() }, { token })
}

/** ETH at the market, and some that waits for a tenth less. */
async function leaveSpot(client: Client, token: string): Promise<void> {
  const [ticker] = await client.ask(symbolPriceCall, { symbols: 'ETHUSDT' })
  const price = ticker?.price ?? '0'
  const buy = { tradeType: tradeTypes.spot, symbol: 'ETHUSDT', direction: directions.buy } as const
  const at = { expectedPrice: price, tolerance: '0.01' }
  const ask = (change: Pick<InputOf<typeof createPositionCall>, 'orderType' | 'price' | 'quantity' | 'amount'>) =>
    client.ask(createPositionCall, { ...buy, ...at, clientOrderId: newOrderId(), ...change }, { token })
  await ask({ orderType: orderTypes.market, amount: '30' })
  await ask({ orderType: orderTypes.limit, quantity: '0.01', price: truncate(big(price).times('0.9'), 2) })
}

/** On a rise of BTC: the longest second contract, and an option at the money. */
async function leaveBets(client: Client, token: string): Promise<void> {
  const rise = { symbol: 'BTCUSDT', direction: directions.buy } as const
  const durations = await client.ask(termListCall, { symbol: 'BTCUSDT', type: termTypes.second })
  const longest = durations.at(-1)
  if (longest && 'odds' in longest) {
    const stake = { setId: longest.id, odds: longest.odds, amount: '20', clientOrderId: newOrderId() }
    await client.ask(buySecondCall, { ...rise, ...stake }, { token })
  }
  const [expiry] = await client.ask(termListCall, { symbol: 'BTCUSDT', type: termTypes.option })
  const [ticker] = await client.ask(symbolPriceCall, { symbols: 'BTCUSDT' })
  if (!expiry || !('strikes' in expiry)) return
  const terms = { tradeType: tradeTypes.option, orderType: orderTypes.market, setId: expiry.id } as const
  const at = { expectedPrice: ticker?.price ?? '0', tolerance: '0.01', clientOrderId: newOrderId() }
  const bought = { ...rise, ...terms, ...at, strike: expiry.strikes[2] ?? '', quantity: '0.1' }
  await client.ask(createPositionCall, bought, { token })
}

/** The newest of each, opened by its address. */
export async function tradedQueries(client: Client, token: string): Promise<Record<string, readonly string[]>> {
  const [swap] = (await client.ask(swapListCall, {}, { token })).records
  const filled = { tradeType: tradeTypes.spot, state: positionStates.closed } as const
  const [trade] = (await client.ask(positionListCall, filled, { token })).records
  const [round] = (await client.ask(secondListCall, {}, { token })).records
  const running = { tradeType: tradeTypes.option, state: positionStates.running } as const
  const [option] = (await client.ask(positionListCall, running, { token })).records
  const waiting = { tradeType: tradeTypes.spot, state: positionStates.pending } as const
  const [order] = (await client.ask(positionListCall, waiting, { token })).records
  const ended = { tradeType: tradeTypes.contract, state: positionStates.closed } as const
  const [closed] = (await client.ask(positionListCall, ended, { token })).records
  const bets = ['?mode=second', '?mode=option', `?mode=second&order=${round?.id}`, `?mode=option&order=${option?.id}`]
  const spot = ['?mode=spot', '?mode=spot&tab=orders', `?mode=spot&tab=orders&order=${order?.id}`]
  const heyue = [...bets, ...spot, `?mode=contract&tab=history&order=${closed?.id}`, '?mode=cfd&symbol=XAUUSD&side=1']
  return { '/heyue': heyue, '/shanduiOrder': ['', `?id=${swap?.id}`], '/kuaisuOrder': ['', `?id=${trade?.id}`] }
}
