/** The same order in the demo account: one press, virtual money. The account is opened with its first order. */
import { Trans } from '@lingui/react/macro'
import type { OrderCall } from '@shared/contract'
import * as to from '@shared/contract/to'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { OrderNote } from '@shared/ui/order-note'
import { useState } from 'react'
import { useWay } from 'shell/navigation'
import { type OrderTerms, useOrder } from 'shell/order'
import { hasFeature } from 'shell/transport'
import { DEMO, isVirtual, useTradingAccount } from '../account/trading-account.ts'
import css from './demo-order.module.css'

type Props<C extends OrderCall> = {
  call: C
  /** As they would be sent now; null while there is no price to send. */
  terms: OrderTerms<C> | null
  /** The mode of /demotrading that lists it. */
  mode: string
  /** Where it is found there. */
  tab?: string | undefined
  disabled: boolean
}

/** Drawn below an order of real money alone, where the server has demo trading. */
export function DemoOrder<C extends OrderCall>(props: Props<C>) {
  const virtual = isVirtual(useTradingAccount())
  const way = useWay(to.demo({ mode: props.mode, tab: props.tab }))
  return virtual || !way || !hasFeature('demo-trading') ? null : <InDemo {...props} way={way} />
}

function InDemo<C extends OrderCall>({ call, terms, disabled, way }: Props<C> & { way: string }) {
  const [placed, setPlaced] = useState(false)
  const { state, busy, send } = useOrder(call, { onDone: () => setPlaced(true) })
  if (placed) return <Banner href={way} title={<Trans>Placed in your demo account, with virtual money</Trans>} />
  return (
    <div className={css.demo}>
      <Button
        wide
        look="line"
        loading={busy}
        disabled={disabled || !terms}
        onClick={() => terms && void send({ ...terms, ...DEMO })}
      >
        <Trans>Do the same in demo</Trans>
      </Button>
      <p className={css.note}>
        <Trans>Virtual money at the same price. Your own money isn't used.</Trans>
      </p>
      <OrderNote state={state} records={way} />
    </div>
  )
}
