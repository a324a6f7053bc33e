/** How much, what it brings, who pays, and the agreement. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Checkbox } from '@shared/ui/checkbox'
import { OrderNote } from '@shared/ui/order-note'
import { Sheet } from '@shared/ui/sheet'
import { Sums } from '@shared/ui/sum-row'
import { type MouseEvent, useId } from 'react'
import { type SheetFrame, useOfflineReason } from 'shell/screen'
import { Sentence } from '../payer/payer.tsx'
import type { BuyBarProps } from './buy-bar.tsx'
import css from './buying.module.css'
import { Balance, useLed } from './confirm-sheet.tsx'
import { isMachine } from './offer.model.ts'
import { PayButton, useOrdersWay } from './pay-button.tsx'
import { PurchaseField } from './purchase-field.tsx'
import { Remedies } from './remedies.tsx'
import { TotalPrice } from './total-price.tsx'
import type { Purchase } from './use-purchase.ts'

type Props = Pick<BuyBarProps, 'rows' | 'note'> & {
  purchase: Purchase
  frame: SheetFrame & { addressed?: boolean }
  /** The agreement is asked for. */
  onRead(): void
}

export function OrderSheet({ purchase, rows, note, frame, onRead }: Props) {
  const id = useId()
  const offline = useOfflineReason()
  const { product, terms, form, waiting, order, quantity, once } = purchase
  const orders = useOrdersWay(purchase)
  const state = useLed(unsaid(purchase))
  const goOn = () => {
    if (!waiting && !order.busy && offline === undefined) void (once ? purchase.pay() : purchase.review())
  }
  return (
    <Sheet
      {...frame}
      busy={order.busy}
      title={product.name}
      actions={
        once ? (
          <PayButton purchase={purchase} form={id} />
        ) : (
          <Button type="submit" form={id} wide look="primary" loading={waiting} reason={waiting ? undefined : offline}>
            <Trans>Continue</Trans>
          </Button>
        )
      }
    >
      <form id={id} className={css.form} {...form.frame(goOn)}>
        <PurchaseField purchase={purchase} />
        <Remedies purchase={purchase} />
        <Sums>
          {!once && <TotalPrice of={terms} quantity={quantity} />}
          {rows(quantity || '0', terms)}
          {once && <Balance purchase={purchase} />}
        </Sums>
        <Sentence payer={terms.payer} promise={isMachine(terms) ? 'output' : 'fixed'} />
        {once && note !== undefined && <p className={css.note}>{note}</p>}
        {once ? <Accepting onRead={onRead} /> : <Agreement purchase={purchase} onRead={onRead} />}
        <OrderNote state={state} records={once ? orders : undefined} />
      </form>
    </Sheet>
  )
}

/** What a field says itself is not said once more. */
const unsaid = ({ order: { state }, form }: Purchase): Purchase['order']['state'] =>
  state.phase === 'failed' && (form.errorAt('quantity') ?? form.errorAt('agreed')) ? { phase: 'idle' } : state

/** Paying accepts it. */
const Accepting = ({ onRead }: Pick<Props, 'onRead'>) => (
  <p className={css.note}>
    <Trans>
      By paying, you accept the{' '}
      <button type="button" className={css.link} aria-haspopup="dialog" onClick={onRead}>
        agreement
      </button>
      .
    </Trans>
  </p>
)

function Agreement({ purchase: { form }, onRead }: Pick<Props, 'purchase' | 'onRead'>) {
  const { form: typed, change, errorAt } = form
  const read = (event: MouseEvent) => {
    event.preventDefault() // reading is not accepting
    onRead()
  }
  return (
    <Checkbox checked={typed.agreed} error={errorAt('agreed')} onChange={agreed => change({ agreed })}>
      <Trans>
        I've read and accept the{' '}
        <button type="button" className={css.link} aria-haspopup="dialog" onClick={read}>
          agreement
        </button>
      </Trans>
    </Checkbox>
  )
}
