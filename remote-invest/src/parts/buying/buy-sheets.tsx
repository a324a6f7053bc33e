/** The sheets of a purchase, one at a time: the form, the last look in its place, and what can be read before. */
import { Trans } from '@lingui/react/macro'
import { ArticleSheet } from 'shell/rich-text'
import { useSheet } from 'shell/screen'
import type { BuyBarProps } from './buy-bar.tsx'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { useLastValue } from './last-value.ts'
import { OrderSheet } from './order-sheet.tsx'
import { usePurchase } from './use-purchase.ts'

type Props = Omit<BuyBarProps, 'act'>

export function Sheets({ buying, rows, note }: Props) {
  const { product, sheet } = buying
  const purchase = usePurchase(buying)
  const { value, frame } = sheet
  const ordering = value === 'order'
  const reading = useSheet<true>()
  const article = useLastValue(value === 'agreement' || value === 'explain' ? value : undefined)
  return (
    <>
      <OrderSheet
        {...{ purchase, rows, note }}
        frame={{ ...frame, open: ordering && !purchase.confirming && !reading.open }}
        onRead={() => reading.show(true)}
      />
      <ConfirmSheet {...{ purchase, rows, note }} open={ordering && purchase.confirming} onClose={purchase.close} />
      <ArticleSheet
        id={product.agreementId}
        title={<Trans context="product">Agreement</Trans>}
        frame={{ open: ordering && reading.open, onClose: reading.close }}
      />
      <ArticleSheet
        id={article === 'explain' ? (product.explainId ?? undefined) : product.agreementId}
        title={article === 'explain' ? <Trans>How it works</Trans> : <Trans context="product">Agreement</Trans>}
        frame={{ ...frame, open: value === 'agreement' || value === 'explain' }}
      />
    </>
  )
}
