/** CFDs: lots, bought at the ask and sold at the bid, cross alone (docs/rules/trade.md#cfds). */
import { useLingui } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import { dollarSymbol } from '@shared/money'
import { useTicker } from 'shell/market-feed'
import { cfdDealing } from '../cfd/cfd.dealing.ts'
import { useLots } from '../cfd/cfd-words.ts'
import { restRateOf } from '../cfd/rest.model.ts'
import { isPrice } from '../orders/waiting.model.ts'
import { isCfd } from '../quotes/symbols.ts'
import type { TicketKind } from '../ticket/kind.ts'
import { contextAt } from '../ticket/ticket.model.ts'
import type { TicketState } from '../ticket/use-ticket.ts'
import { useFigures } from '../words/figures.ts'
import { CfdFields } from './cfd-fields.tsx'

/** Its money is dollars: of yen and the like by another symbol's price. */
function useDealing(info: SymbolInfo) {
  const dollars = dollarSymbol(info.quoteCurrency)
  const rate = useTicker(dollars ?? info.symbol)?.price
  const rest = restRateOf(info, useTicker(info.symbol))
  return rate ? cfdDealing(info, () => rate, rest) : undefined
}

/** What a side really pays; of a limit or a stop nothing is known until its price is typed. */
function useConsequence({ context, form, info }: TicketState) {
  const { t } = useLingui()
  const figures = useFigures()
  return (side: 'long' | 'short') => {
    const isKnown = form.kind === 'market' || isPrice(form.at)
    const at = isKnown ? context && contextAt(context, form, side).price : undefined
    if (at === undefined) return undefined
    const price = figures.price(at, info.pricePrecision)
    return t({ message: `at ${price}`, context: 'what a side pays' })
  }
}

export const cfdKind: TicketKind = {
  id: 'cfd',
  tradeType: tradeTypes.cfd,
  mode: 'cross',
  trades: isCfd,
  useDealing,
  useUnit: useLots,
  Fields: CfdFields,
  useConsequence,
  load: () => import(/* webpackChunkName: "cfd-sheets" */ './sheets.ts'),
}
