/** The sheets of a purchase: the form, over it the last look; and what can be read before. */
import { Trans } from '@lingui/react/macro'
import { ArticleSheet } from './article-sheet.tsx'
import type { BuyBarProps } from './buy-bar.tsx'
import { useLastValue } from './last-value.ts'
import { OrderSheet } from './order-sheet.tsx'
import { usePurchase } from './use-purchase.ts'

type Props = Omit<BuyBarProps, 'act'>

export function Sheets({ buying, rows, note }: Props) {
  const { product, sheet } = buying
  const purchase = usePurchase(buying)
  const { value, frame } = sheet
  const article = useLastValue(value === 'agreement' || value === 'explain' ? value : undefined)
  return (
    <>
      <OrderSheet {...{ purchase, rows, note }} frame={{ ...frame, open: value === 'order' }} />
      <ArticleSheet
        id={article === 'explain' ? (product.explainId ?? undefined) : product.agreementId}
        title={article === 'explain' ? <Trans>How it works</Trans> : <Trans context="product">Agreement</Trans>}
        frame={{ ...frame, open: value === 'agreement' || value === 'explain' }}
      />
    </>
  )
}
