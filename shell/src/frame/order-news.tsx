import { useLate } from '@shared/ui/late'
import { useAtomValue } from 'jotai'
import { orderNewsAtom } from '../surface/order/news.ts'
import { loadBars } from './late-bars.tsx'

/**
 * In the panel that stands in a page's place: what became of the page's last order. Its words come with the late bars.
 * @param of the page's signal; without it the newest order of all pages counts
 */
export function OrderNews({ of }: { of?: AbortSignal }) {
  const [, news] = useAtomValue(orderNewsAtom).findLast(([page]) => !of || page === of) ?? []
  const { parts } = useLate(loadBars)
  return <div role="status">{news && parts && <parts.OrderNewsNote news={news} />}</div>
}
