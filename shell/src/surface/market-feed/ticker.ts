/** One symbol's price as the phone knows it, and what a newer word about it changes. */
import type { HomeTicker } from '@shared/contract/calls/tickers'

/** Prices of appSymbol/price; with the name, icon and spark of getTicketList where it was asked. */
export type Ticker = HomeTicker
/** A row of any source, or the changed fields that the stream sends. */
export type Update = { [K in keyof Ticker]?: Ticker[K] | undefined } & { symbol: string }

/** What an answer about an older tick may still add. */
const DESCRIPTION = [
  'name',
  'icon',
  'pricePrecision',
  'category',
  'baseCurrency',
  'quoteCurrency',
  'hot',
  'sort',
  'spark',
] as const satisfies readonly (keyof Ticker)[]

/** A server says 0 of what has no price: then the last one grows old, and nothing is counted with it. */
const isPriceless = ({ price }: Update): boolean => price !== undefined && price !== null && Number(price) <= 0

const isWhole = (given: Update): boolean => given.price !== undefined && given.time !== undefined

/** In ms: the two clocks never differ by so much. What is stamped later was stamped by a clock that ran ahead for a moment. */
const AHEAD = 10_000

function isOlder(given: Update, before: Ticker, now: number): boolean {
  if (given.time === undefined || given.time > before.time || before.time > now + AHEAD) return false
  if (given.time < before.time) return true
  return given.seq != null && before.seq != null && given.seq < before.seq
}

/**
 * The ticker after an update: an old tick never overwrites a newer one, unless that one came out of the future, and what an
 * update does not say stays.
 * @param now of the server's clock, epoch ms @returns null where nothing changes
 */
export function merge(before: Ticker | null, update: Update, now: number): Ticker | null {
  const given = said(update)
  if (isPriceless(given)) return null
  if (!before) return isWhole(given) ? (given as Ticker) : null
  const news = isOlder(given, before, now) ? said(pick(given, DESCRIPTION)) : given
  const changed = Object.entries(news).some(([key, value]) => !same(before[key as keyof Ticker], value))
  return changed ? ({ ...before, ...news } as Ticker) : null
}

const said = <T extends object>(update: T): T =>
  Object.fromEntries(Object.entries(update).filter(([, value]) => value !== null && value !== undefined)) as T

const pick = <K extends keyof Ticker>(given: Update, keys: readonly K[]) =>
  Object.fromEntries(keys.map(key => [key, given[key]]))

/** The spark is the one list. */
const same = (a: unknown, b: unknown): boolean =>
  a === b || (Array.isArray(a) && Array.isArray(b) && String(a) === String(b))

/**
 * Whether ticks between two were missed, so that a chart must fetch its bars anew.
 * @param interrupted whether the feed stood still in between; the server numbers each symbol's ticks
 * @param staleMs longer than this without a tick counts in any case
 */
export function isGap(before: Ticker, after: Ticker, interrupted: boolean, staleMs: number): boolean {
  if (after.time - before.time > staleMs || after.time < before.time) return true
  return interrupted && before.seq != null && after.seq != null && after.seq - before.seq > 1
}
