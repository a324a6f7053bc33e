/** One option that runs, at the price of this second. */
import { closePositionCall } from '@shared/contract/calls/trade'
import type { Decimal } from '@shared/money'
import { useEffect } from 'react'
import { serverNow, useTicker } from 'shell/market-feed'
import { changed } from 'shell/query'
import { type Gate, usePriceGate } from '../price/price-gate.ts'
import { ownOptionTerm } from '../quotes/kept-terms.ts'
import { expiriesOf, useExpiries } from './option.api.ts'
import { bidOf, countedNow, endedAt, type OptionRow, type WorstSale, worstSale } from './option-row.model.ts'

export type LiveOption = {
  gate: Gate
  price: Decimal | undefined
  /** Until it ends, ms. */
  left: number
  /** What one brings, sold back now; undefined while that is not known. */
  bid: Decimal | undefined
  /** How far the mark may move so that the bid falls by no more than a part of it. */
  worst(part: Decimal): WorstSale | undefined
  /** Beyond its cost, were it over now. */
  expected: Decimal | undefined
}

/** Drawn anew with each tick, and each second without one. @param at when the row was answered */
export function useLiveOption(option: OptionRow, at: number): LiveOption {
  const { row, ends } = option
  const gate = usePriceGate(row.symbol)
  const price = useTicker(row.symbol)?.price
  const term = expiriesOf(useExpiries(row.symbol).data)[0]
  const now = serverNow()
  const left = Math.max(0, ends - now)
  const over = left === 0
  useEffect(() => {
    if (over) changed(closePositionCall.changes)
  }, [over])
  const seconds = countedNow(row, at, now)
  const own = term && ownOptionTerm(row, term)
  return {
    gate,
    price,
    left,
    bid: own && price && bidOf(option, own, price, seconds),
    worst: part => (own && price ? worstSale(option, own, { price, seconds }, part) : undefined),
    expected: price && endedAt(option, price),
  }
}
