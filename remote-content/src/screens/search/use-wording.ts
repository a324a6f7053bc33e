/** How the search words what it finds. */
import { useLingui } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { directions } from '@shared/contract/codes'
import { pairOf } from '@shared/contract/symbols'
import { formatDecimal } from '@shared/format/number'
import { formatMoment } from '@shared/format/short-time'
import { fromServerTime } from '@shared/format/time'
import type { Decimal } from '@shared/money/decimal'
import { hideBalancesAtom } from '@shared/ui/preferences'
import { useAtomValue } from 'jotai'
import { useLanguage } from 'shell/i18n'
import type { ActWording, Trade } from './act-hits.model.ts'
import type { Explained } from './prices.model.ts'
import { recordKinds, type Wording } from './records.model.ts'

const DIGITS = { places: 8, minPlaces: 0 } as const

/** Numbers with all of their digits, as the reader's language writes them. */
export function useFigure(): (value: Decimal, unit?: string) => string {
  const { bcp47 } = useLanguage()
  return (value, unit) => formatDecimal(bcp47, value, unit ? { ...DIGITS, unit } : DIGITS)
}

/** "BTC/USDT"; a symbol that the exchange no longer lists stands for itself. */
export const pairName = (pairs: readonly SymbolInfo[], symbol: string): string => {
  const info = pairs.find(one => one.symbol === symbol)
  return info ? pairOf(info) : symbol
}

export function useRecordWording(pairs: readonly SymbolInfo[]): Wording {
  const { i18n } = useLingui()
  const { bcp47 } = useLanguage()
  const hidden = useAtomValue(hideBalancesAtom)
  const figure = useFigure()
  return {
    kind: recordKinds(message => i18n._(message)),
    amount: (value, unit) => (hidden ? '••••' : figure(value, unit)),
    time: time => formatMoment(bcp47, fromServerTime(time)),
    pair: symbol => pairName(pairs, symbol),
  }
}

/** "Long 10x" */
export function useSide(): (row: Pick<Position, 'direction' | 'leverage'>) => string {
  const { t } = useLingui()
  return ({ direction, leverage: times }) => {
    const leverage = times ?? 1
    return direction === directions.buy ? t`Long ${leverage}x` : t`Short ${leverage}x`
  }
}

/** What each price is. */
function useWhyWords(pairs: readonly SymbolInfo[]): (price: Explained) => string {
  const { t } = useLingui()
  const figure = useFigure()
  return ({ kind, symbol, price }) => {
    const [pair, at] = [pairName(pairs, symbol), figure(price)]
    if (kind === 'liquidation') return t`Why ${pair} would be liquidated at ${at}`
    return kind === 'second' ? t`Why the second contract on ${pair} ended at ${at}` : t`Why ${pair} closed at ${at}`
  }
}

/** "Buy 0.01 BTC", "Buy BTC for 100 USDT", "Buy BTC/USDT" */
function useTradeWords(): (trade: Trade) => string {
  const { t } = useLingui()
  const figure = useFigure()
  return ({ name, number, counts, info }) => {
    const { baseCurrency, quoteCurrency } = info
    if (number !== null && counts === 'dollars') {
      const [coin, sum] = [baseCurrency, figure(number, quoteCurrency)]
      return name === 'buy' ? t`Buy ${coin} for ${sum}` : t`Sell ${coin} for ${sum}`
    }
    const coin = number === null ? pairOf(info) : figure(number, baseCurrency)
    return name === 'buy' ? t`Buy ${coin}` : t`Sell ${coin}`
  }
}

export function useActWording(pairs: readonly SymbolInfo[]): ActWording {
  const { t } = useLingui()
  const figure = useFigure()
  const side = useSide()
  const why = useWhyWords(pairs)
  const ticket = t`Opens the order form`
  const trade = useTradeWords()
  const form = t`Opens the form with this amount filled in`
  return {
    withdraw(amount, currency) {
      const sum = figure(amount, currency)
      return t`Withdraw ${sum}`
    },
    transfer(amount, currency) {
      const sum = figure(amount, currency)
      return t`Transfer ${sum} to the contract account`
    },
    trade,
    alert(symbol, price) {
      const [pair, at] = [pairName(pairs, symbol), figure(price)]
      return t`Alert me when ${pair} reaches ${at}`
    },
    close(row) {
      const [pair, which] = [pairName(pairs, row.symbol), side(row)]
      return t`Close ${pair}, ${which}`
    },
    why,
    note: {
      withdraw: form,
      transfer: form,
      buy: ticket,
      sell: ticket,
      alert: t`Opens a price alert with this price filled in`,
      close: t`Opens the position's close sheet`,
      why: t`Shows the formula with your figures`,
    },
  }
}
