/** The one list of markets on Home: which list stands, and its rows. */
import type { Ticker } from 'shell/market-feed'
import { dayList, ranking } from './home.model.ts'

export const lists = ['favourites', 'hot', 'rise', 'loss', 'volume'] as const
export type MarketList = (typeof lists)[number]

/** Of the address; else the favourites of who owns something and has any: before, the first ones are the app's own choice. */
export const listOf = (text: string | undefined, favourites: readonly string[], funded: boolean): MarketList =>
  lists.find(list => list === text) ?? (funded && favourites.length > 0 ? 'favourites' : 'hot')

const MOST = 10

const rules: Readonly<Record<MarketList, (tickers: readonly Ticker[], favourites: readonly string[]) => Ticker[]>> = {
  favourites: (tickers, favourites) =>
    favourites.flatMap(symbol => tickers.find(ticker => ticker.symbol === symbol) ?? []).slice(0, MOST),
  hot: dayList,
  rise: tickers => ranking(tickers, 'rise'),
  loss: tickers => ranking(tickers, 'loss'),
  volume: tickers => ranking(tickers, 'hot'),
}

/** @param favourites in the person's order */
export const marketsOf = (tickers: readonly Ticker[], list: MarketList, favourites: readonly string[]): Ticker[] =>
  rules[list](tickers, favourites)
