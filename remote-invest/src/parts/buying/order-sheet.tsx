/** How much, and the agreement; then the last look. */
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { Checkbox } from '@shared/ui/checkbox'
import { OrderNote } from '@shared/ui/order-note'
import { Sheet } from '@shared/ui/sheet'
import { Sums } from '@shared/ui/sum-row'
import { useId } from 'react'
import { type SheetFrame, useOfflineReason, useSheet } from 'shell/screen'
import { Sentence } from '../payer/payer.tsx'
import { ArticleSheet } from './article-sheet.tsx'
import type { BuyBarProps } from './buy-bar.tsx'
import css from './buying.module.css'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { isMachine } from './offer.model.ts'
import { PurchaseField } from './purchase-field.tsx'
import { Remedies } from './remedies.tsx'
import type { Purchase } from './use-purchase.ts'

type Props = Omit<BuyBarProps, 'act' | 'buying'> & { purchase: Purchase } & {
  frame: SheetFrame & { addressed?: boolean }
}

export function OrderSheet({ purchase, rows, note, frame }: Props) {
  const id = useId()
  const offline = useOfflineReason()
  const { product, form, waiting, order, confirming, quantity, close } = purchase
  const review = () => {
    if (!waiting && !order.busy && offline === undefined) void purchase.review()
  }
  return (
    <Sheet
      {...frame}
      busy={order.busy}
      title={product.name}
      actions={
        <Button type="submit" form={id} wide look="primary" loading={waiting} reason={waiting ? undefined : offline}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <form id={id} className={css.form} {...form.frame(review)}>
        <Sentence payer={product.payer} promise={isMachine(product) ? 'output' : 'fixed'} />
        <PurchaseField purchase={purchase} />
        <Remedies purchase={purchase} />
        <Sums>{rows(quantity || '0')}</Sums>
        <Agreement purchase={purchase} />
        {!confirming && <OrderNote state={unsaid(purchase)} records={undefined} />}
      </form>
      <ConfirmSheet {...{ purchase, rows, note }} open={frame.open && confirming} onClose={close} />
    </Sheet>
  )
}

/** What a field says itself is not said once more. */
const unsaid = ({ order: { state }, form }: Purchase): Purchase['order']['state'] =>
  state.phase === 'failed' && (form.errorAt('quantity') ?? form.errorAt('agreed')) ? { phase: 'idle' } : state

function Agreement({ purchase: { form, product } }: { purchase: Purchase }) {
  const { t } = useLingui()
  const sheet = useSheet<true>()
  const { form: typed, change, errorAt } = form
  return (
    <>
      <Checkbox checked={typed.agreed} error={errorAt('agreed')} onChange={agreed => change({ agreed })}>
        <Trans>
          I've read and accept the{' '}
          <button
            type="button"
            className={css.link}
            aria-haspopup="dialog"
            onClick={event => {
              event.preventDefault() // reading is not accepting
              sheet.show(true)
            }}
          >
            agreement
          </button>
        </Trans>
      </Checkbox>
      <ArticleSheet
        id={product.agreementId}
        title={t({ message: 'Agreement', context: 'product' })}
        frame={{ open: sheet.open, onClose: sheet.close }}
      />
    </>
  )
}
