/** Contracts: dealt at the price, isolated or cross, by the asset's own units. */
import { useLingui } from '@lingui/react/macro'
import { tradeTypes } from '@shared/contract/codes'
import type { Side } from '@shared/money'
import { contractDealing } from '../cfd/dealing.ts'
import { isPrice } from '../orders/waiting.model.ts'
import { isContract } from '../quotes/symbols.ts'
import { useFigures } from '../words/figures.ts'
import type { TicketKind } from './kind.ts'
import { offerOf } from './ticket.faults.ts'
import { contextAt, quantityOf } from './ticket.model.ts'
import { TicketFields } from './ticket-fields.tsx'
import type { TicketState } from './use-ticket.ts'

/** Where it would be liquidated; of a limit or a stop nothing is known until its price is typed. */
function useConsequence({ form, terms, context, info }: TicketState) {
  const { t } = useLingui()
  const { price } = useFigures()
  const quantity = context ? quantityOf(form, terms, context) : ''
  return (side: Side) => {
    const isPriced = form.kind === 'market' || isPrice(form.at)
    const offer = context && isPriced ? offerOf(quantity, side, terms, contextAt(context, form, side)) : null
    if (!offer?.liquidation) return undefined
    const liquidation = price(offer.liquidation, info.pricePrecision)
    return t`Liq. ${liquidation}`
  }
}

export const contractKind: TicketKind = {
  id: 'contract',
  tradeType: tradeTypes.contract,
  trades: isContract,
  useDealing: contractDealing,
  useUnit: ({ baseCurrency }) => baseCurrency,
  Fields: TicketFields,
  useConsequence,
  load: () => import(/* webpackChunkName: "ticket-sheets" */ './sheets.ts'),
}
