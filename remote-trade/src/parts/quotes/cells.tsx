/** Live cells of a list: each hears of its own symbol alone, so a tick draws anew what it changed and nothing else. */
import { Change } from '@shared/ui/change'
import { PriceCell } from '@shared/ui/price-cell'
import { memo } from 'react'
import { type Ticker, useTickers } from 'shell/market-feed'

type Props = {
  symbol: string
  /** False: nobody sees it, so its price is not asked for. */
  seen?: boolean
}

const nothing: readonly string[] = []

/** The newest price at a list's pace; undefined until one came. */
export const useQuote = ({ symbol, seen = true }: Props): Ticker | undefined => useTickers(seen ? [symbol] : nothing)[0]

export function LivePrice({ places, ...of }: Props & { places: number }) {
  return <PriceCell price={useQuote(of)?.price} places={places} />
}

const Rate = memo(Change)

export function LiveChange(of: Props) {
  return <Rate rate={useQuote(of)?.changeRate ?? null} />
}
