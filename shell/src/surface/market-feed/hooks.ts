/** Prices for screens. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { useEffect, useMemo } from 'react'
import { NEWEST, useAnswerTime } from '../transport/answer-times.ts'
import { serverNow } from '../transport/clock.ts'
import type { Ticker } from './ticker.ts'
import { allRowsAtom, rowsAtom, tickerAtom } from './tickers.ts'
import { watch, watchAll } from './watchers.ts'

const here = { store: getDefaultStore() }

/** The price of a symbol that is looked at: every second. null until it first came. */
export function useTicker(symbol: string): Ticker | null {
  useEffect(() => watch([symbol], 'focus'), [symbol])
  const ticker = useAtomValue(tickerAtom(symbol), here)
  useAnswerTime(ticker ? NEWEST : 0)
  return ticker
}

/**
 * Prices for a list, every three seconds: of some symbols, in their order, those known so far;
 * without an argument of all (getTicketList), with names and sparks.
 */
export function useTickers(symbols?: readonly string[]): Ticker[] {
  const key = symbols?.join()
  useEffect(() => (key === undefined ? watchAll() : watch(split(key), 'list')), [key])
  const rows = useMemo(() => (key === undefined ? allRowsAtom : rowsAtom(split(key))), [key])
  const tickers = useAtomValue(rows, here)
  useAnswerTime(tickers.length > 0 ? NEWEST : 0)
  return tickers
}

const split = (key: string) => key.split(',').filter(Boolean)

const secondAtom = atom(0)
secondAtom.onMount = set => {
  const timer = setInterval(() => set(n => n + 1), 1000)
  return () => clearInterval(timer)
}

/** How old the price of a symbol is, ms by the server's clock, told each second; Infinity until it first came. */
export function usePriceAge(symbol: string): number {
  const ticker = useTicker(symbol)
  useAtomValue(secondAtom, here)
  return ticker ? Math.max(0, serverNow() - ticker.time) : Number.POSITIVE_INFINITY
}
