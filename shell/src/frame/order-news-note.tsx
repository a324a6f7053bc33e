import { Trans } from '@lingui/react/macro'
import { Banner } from '@shared/ui/banner'
import { OrderNote } from '@shared/ui/order-note'
import type { OrderNews } from '../surface/order/news.ts'

/** The words of an order's own note. An order that is still being sent says so at once: its page is gone. */
export function OrderNewsNote({ news }: { news: OrderNews }) {
  const { phase } = news
  if (phase === 'done') return <Banner title={<Trans>Your last request went through.</Trans>} />
  if (phase !== 'sending') return <OrderNote state={news} records={undefined} />
  const words = <Trans>Still waiting for a reply. It may already have gone through, so we'll keep checking.</Trans>
  return <Banner kind="wait" title={words} />
}
