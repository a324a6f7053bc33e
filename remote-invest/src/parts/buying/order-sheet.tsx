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
import { isMachine } from './buying.model.ts'
import css from './buying.module.css'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { QuantityField } from './quantity-field.tsx'
import { Remedies } from './remedies.tsx'
import type { Buying } from './use-buying.ts'

type Props = Omit<BuyBarProps, 'act'> & { frame: SheetFrame & { addressed?: boolean } }

export function OrderSheet({ buying, rows, note, frame }: Props) {
  const id = useId()
  const offline = useOfflineReason()
  const { product, form, waiting, order, confirming, quantity, close } = buying
  const review = () => {
    if (!waiting && !order.busy && offline === undefined) void buying.review()
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
        <QuantityField buying={buying} shares />
        <Remedies buying={buying} />
        <Sums>{rows(quantity || '0')}</Sums>
        <Agreement buying={buying} />
        {!confirming && <OrderNote state={unsaid(buying)} records={undefined} />}
      </form>
      <ConfirmSheet {...{ buying, rows, note }} open={frame.open && confirming} onClose={close} />
    </Sheet>
  )
}

/** What a field says itself is not said once more. */
const unsaid = ({ order: { state }, form }: Buying): Buying['order']['state'] =>
  state.phase === 'failed' && (form.errorAt('quantity') ?? form.errorAt('agreed')) ? { phase: 'idle' } : state

function Agreement({ buying: { form, product } }: { buying: Buying }) {
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
