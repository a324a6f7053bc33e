/** What Home shows of what is known: whom it prompts for what, which entries are live, in which order symbols stand. */

import type { UserInfo } from '@shared/contract/calls/account'
import type { Notice } from '@shared/contract/calls/content'
import type { Feature } from '@shared/contract/features'
import type { Ticker } from 'shell/market-feed'

export type Live = { hasRoute(path: string): boolean; hasFeature(name: Feature): boolean }

/** In the words of content.md, /home 2. */
export type Prompt = 'visitor' | 'verify' | 'review' | 'rejected' | 'higher'

const promptPaths: Readonly<Record<Prompt, string>> = {
  visitor: '/login',
  verify: '/shenfenRenzheng',
  review: '/renzhengResult',
  rejected: '/shenfenRenzheng',
  higher: '/shenfenRenzhengAd',
}

function promptOf(user: UserInfo | null): Prompt | null {
  if (!user) return 'visitor'
  if (user.basicState == null) return 'verify'
  if (user.basicState === 0) return 'review'
  if (user.basicState === -1) return 'rejected'
  return user.advancedState == null || user.advancedState === -1 ? 'higher' : null
}

/** @param later whether the person put off the offer of higher limits @returns null where nothing is to be said, or its page is not live */
export function prompt(
  user: UserInfo | null,
  later: boolean,
  { hasRoute }: Pick<Live, 'hasRoute'>,
): { kind: Prompt; path: string } | null {
  const kind = promptOf(user)
  if (!kind || (kind === 'higher' && later)) return null
  const path = promptPaths[kind]
  return hasRoute(path) ? { kind, path } : null
}

const entryTable = [
  { name: 'arbitrage', path: '/taolilicai' },
  { name: 'mining', path: '/kuangchi' },
  { name: 'debt', path: '/zhaiquan' },
  { name: 'lending', path: '/jiedai' },
  { name: 'options', path: '/heyue?mode=option', feature: 'options' },
  { name: 'recharge', path: '/chongzhi' },
  { name: 'swap', path: '/shandui' },
  { name: 'contest', path: '/bisai', feature: 'competitions' },
  { name: 'chat', path: '/outlink?kind=chat', feature: 'live-chat' },
] as const satisfies readonly { name: string; path: string; feature?: Feature }[]

export type Entry = (typeof entryTable)[number]

/** The quick entries that lead somewhere, in the order of the specification (section 2). */
export const entries = ({ hasRoute, hasFeature }: Live): Entry[] =>
  entryTable.filter(entry => hasRoute(entry.path) && (!('feature' in entry) || hasFeature(entry.feature)))

export const isClosed = ({ marketState }: Pick<Ticker, 'marketState'>): boolean => marketState === 0

const MOST_IN_DAY = 8
const MOST_IN_RANK = 10

/** The 24h list: what the exchange calls hot, as it sorts them. */
export const dayList = (tickers: readonly Ticker[]): Ticker[] =>
  tickers
    .filter(({ hot }) => Boolean(hot))
    .sort((a, b) => (a.sort ?? 0) - (b.sort ?? 0) || byName(a, b))
    .slice(0, MOST_IN_DAY)

export const ranks = ['hot', 'rise', 'loss'] as const
export type Rank = (typeof ranks)[number]

export const rankOf = (text: string | undefined): Rank => ranks.find(rank => rank === text) ?? 'hot'

const byName = (a: Ticker, b: Ticker) => (a.symbol < b.symbol ? -1 : 1)
/** As floats: they only put rows in order, and big.js would weigh as much as half of Home. */
const rate = ({ changeRate }: Ticker) => Number(changeRate ?? 0)
const turnover = ({ turnover24h }: Ticker) => Number(turnover24h ?? 0)

const rules: Readonly<Record<Rank, { fits(ticker: Ticker): boolean; order(a: Ticker, b: Ticker): number }>> = {
  hot: { fits: () => true, order: (a, b) => turnover(b) - turnover(a) },
  rise: { fits: ticker => rate(ticker) > 0, order: (a, b) => rate(b) - rate(a) },
  loss: { fits: ticker => rate(ticker) < 0, order: (a, b) => rate(a) - rate(b) },
}

/** A ranking: closed markets last, ties by symbol. */
export function ranking(tickers: readonly Ticker[], rank: Rank): Ticker[] {
  const { fits, order } = rules[rank]
  const closedLast = (a: Ticker, b: Ticker) => Number(isClosed(a)) - Number(isClosed(b))
  return tickers
    .filter(fits)
    .sort((a, b) => closedLast(a, b) || order(a, b) || byName(a, b))
    .slice(0, MOST_IN_RANK)
}

/** "BTC" and "USDT"; a symbol that says neither stands for itself. */
export const pairOf = ({ symbol, baseCurrency, quoteCurrency }: Ticker): { base: string; quote: string | null } =>
  baseCurrency && quoteCurrency ? { base: baseCurrency, quote: quoteCurrency } : { base: symbol, quote: null }

/** Digits that a symbol's price has where the exchange does not say. */
export const placesOf = ({ pricePrecision, price }: Ticker): number =>
  pricePrecision ?? price.split('.')[1]?.length ?? 0

/** The price of 24 hours ago, from which the day's line is measured as its change is; a float is exact enough to be drawn. */
export const dayOpenOf = ({ price, change }: Pick<Ticker, 'price' | 'change'>): string | undefined =>
  change == null ? undefined : (Number(price) - Number(change)).toPrecision(12)

/** Which way the day went: 1, 0 or -1. */
export const wayOf = (ticker: Ticker): number => Math.sign(rate(ticker))

const MOST_IN_LINE = 5

/** For the line of notices: the newest, whatever is pinned. */
export const newest = (notices: readonly Notice[]): Notice[] =>
  [...notices].sort((a, b) => (a.publishTime < b.publishTime ? 1 : -1)).slice(0, MOST_IN_LINE)
