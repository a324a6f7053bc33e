import { Trans } from '@lingui/react/macro'
import { Banner } from '@shared/ui/banner'
import { OrderNote } from '@shared/ui/order-note'
import { useAtomValue } from 'jotai'
import { type OrderNews, orderNewsAtom } from '../surface/order/news.ts'

/** @param of the page's signal; without it the newest order of all pages counts */
export function OrderNewsNote({ of }: { of: AbortSignal | undefined }) {
  const [, news] = useAtomValue(orderNewsAtom).findLast(([page]) => !of || page === of) ?? []
  return <div role="status">{news && <Words news={news} />}</div>
}

/** Those of an order's own note. An order that is still being sent says so at once: its page is gone. */
function Words({ news }: { news: OrderNews }) {
  const { phase } = news
  if (phase === 'done') return <Banner title={<Trans>Your last request went through.</Trans>} />
  if (phase !== 'sending') return <OrderNote state={news} records={undefined} />
  const words = <Trans>Still waiting for a reply. It may already have gone through, so we'll keep checking.</Trans>
  return <Banner kind="wait" title={words} />
}
