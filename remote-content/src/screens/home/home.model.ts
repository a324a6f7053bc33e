/** What Home shows of what is known: whom it prompts for what, which entries are live, in which order symbols stand. */
import type { Way } from '@shared/contract/address'
import type { UserInfo } from '@shared/contract/calls/account'
import type { Notice } from '@shared/contract/calls/content'
import { identityStates } from '@shared/contract/codes'
import type { Feature } from '@shared/contract/features'
import { isClosed } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import type { Ticker } from 'shell/market-feed'

/** Of a way its href, where it leads somewhere. */
type Ways = (way: Way) => string | undefined

/** visitor: nobody · verify, review, rejected: of the first verification · higher: what the advanced one would bring */
export type Prompt = 'visitor' | 'verify' | 'review' | 'rejected' | 'higher'

const promptWays: Readonly<Record<Prompt, () => Way>> = {
  visitor: to.login,
  verify: to.identity,
  review: to.identityResult,
  rejected: to.identity,
  higher: to.identityAdvanced,
}

/** A state that the server does not tell asks for nothing: it counts as verified. */
function promptOf(user: UserInfo | null): Prompt | null {
  if (!user) return 'visitor'
  if (user.basicState === null) return 'verify'
  if (user.basicState === identityStates.underReview) return 'review'
  if (user.basicState === identityStates.rejected) return 'rejected'
  return user.advancedState === null || user.advancedState === identityStates.rejected ? 'higher' : null
}

/** @param later whether the person put off the offer of higher limits @returns null where nothing is to be said, or its page is not live */
export function prompt(user: UserInfo | null, later: boolean, way: Ways): { kind: Prompt; href: string } | null {
  const kind = promptOf(user)
  const href = kind && way(promptWays[kind]())
  return href && !(kind === 'higher' && later) ? { kind, href } : null
}

const investmentTable = [
  { name: 'arbitrage', to: to.arbitrage() },
  { name: 'mining', to: to.mining() },
  { name: 'debt', to: to.bonds() },
  { name: 'offering', to: to.offerings() },
  { name: 'orders', to: to.investments() },
] as const satisfies readonly { name: string; to: Way }[]

export type Investment = { name: (typeof investmentTable)[number]['name']; href: string }

/** All that one can invest in, and what one has invested, as far as it leads somewhere. */
export const investments = (way: Ways): Investment[] =>
  investmentTable.flatMap(({ name, to }) => {
    const href = way(to)
    return href ? [{ name, href }] : []
  })

const entryTable = [
  { name: 'arbitrage', to: to.arbitrage() },
  { name: 'mining', to: to.mining() },
  { name: 'debt', to: to.bonds() },
  { name: 'lending', to: to.loan() },
  { name: 'options', to: to.contract({ mode: 'option' }), feature: 'options' },
  { name: 'recharge', to: to.recharge() },
  { name: 'swap', to: to.swap() },
  { name: 'contest', to: to.competitions(), feature: 'competitions' },
  { name: 'chat', to: to.outlink({ kind: 'chat' }), feature: 'live-chat' },
] as const satisfies readonly { name: string; to: Way; feature?: Feature }[]

export type Entry = { name: (typeof entryTable)[number]['name']; href: string }

/** The quick entries that lead somewhere, in their order. */
export const entries = (way: Ways, hasFeature: (name: Feature) => boolean): Entry[] =>
  entryTable.flatMap(({ name, ...entry }) => {
    const href = 'feature' in entry && !hasFeature(entry.feature) ? undefined : way(entry.to)
    return href ? { name, href } : []
  })

const MOST_IN_DAY = 8
const MOST_IN_RANK = 10

/** What the exchange calls hot, as it sorts them. */
export const dayList = (tickers: readonly Ticker[]): Ticker[] =>
  tickers
    .filter(({ hot }) => Boolean(hot))
    .sort((a, b) => (a.sort ?? 0) - (b.sort ?? 0) || byName(a, b))
    .slice(0, MOST_IN_DAY)

type Rank = 'hot' | 'rise' | 'loss'

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
export const namesOf = ({ symbol, baseCurrency, quoteCurrency }: Ticker): { base: string; quote: string | null } =>
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
