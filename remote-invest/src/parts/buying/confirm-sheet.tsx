/** The last look: what is paid, on which terms, who pays, what it leaves; then one tap. */
import { Plural, Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { sum } from '@shared/money'
import { OrderNote } from '@shared/ui/order-note'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useWays } from 'shell/navigation'
import type { SheetFrame } from 'shell/screen'
import { Money } from '../figures.tsx'
import { Sentence } from '../payer/payer.tsx'
import type { BuyBarProps } from './buy-bar.tsx'
import { costOf } from './buying.model.ts'
import css from './buying.module.css'
import { isMachine } from './offer.model.ts'
import { PayButton, useOrdersWay } from './pay-button.tsx'
import { TotalPrice } from './total-price.tsx'
import type { Purchase } from './use-purchase.ts'

type Props = SheetFrame & Omit<BuyBarProps, 'act' | 'buying'> & { purchase: Purchase }

export function ConfirmSheet({ purchase, rows, note, open, onClose }: Props) {
  const { terms, quantity, order, context } = purchase
  const orders = useOrdersWay(purchase)
  const { busy } = order
  const state = useLed(order.state)
  return (
    <Sheet
      {...{ open, busy, onClose }}
      title={<Trans>Confirm your order</Trans>}
      actions={<PayButton purchase={purchase} />}
    >
      <div className={css.form}>
        <div>
          <p className={css.name}>{context.of.name}</p>
          <Bought purchase={purchase} />
        </div>
        <Sums>
          {rows(quantity || '0', terms)}
          <Balance purchase={purchase} />
        </Sums>
        <Sentence payer={terms.payer} promise={isMachine(terms) ? 'output' : 'fixed'} />
        {note !== undefined && <p className={css.note}>{note}</p>}
        <OrderNote state={state} records={orders} />
      </div>
    </Sheet>
  )
}

/** The figure of the sheet. */
function Bought({ purchase: { terms, quantity } }: { purchase: Purchase }) {
  if (!isMachine(terms)) return <Money open size="display" value={quantity || '0'} currency={terms.currency} />
  const units = Number(quantity)
  return (
    <p className="title-1">
      <Plural value={units} one="# machine" other="# machines" />
    </p>
  )
}

export function Balance({ purchase: { terms, quantity, context } }: { purchase: Purchase }) {
  const { currency } = terms
  const available = context.available ?? '0'
  const cost = costOf(terms, quantity || '0')
  return (
    <>
      <TotalPrice of={terms} quantity={quantity} />
      <SumRow
        label={<Trans>Balance account</Trans>}
        before={<Money value={available} currency={currency} />}
        value={<Money value={sum([available, `-${cost}`]).toString()} currency={currency} />}
      />
    </>
  )
}

/** Where what is missing can be brought. */
export function useLed(state: Purchase['order']['state']): Purchase['order']['state'] {
  const way = useWays()
  if (state.phase !== 'failed') return state
  const { need } = state.failure
  const ways = { level: way(to.levels()), kyc: way(to.identity()) }
  const led = need === 'level' || need === 'kyc' ? ways[need] : undefined
  return led ? { ...state, failure: { ...state.failure, way: led } } : state
}
