import { useLate } from '@shared/ui/late'
import { loadBars } from './late-bars.tsx'

/** In the panel that stands in a page's place: what became of the page's last order. Its words come with the late bars. */
export function OrderNews({ of }: { of?: AbortSignal }) {
  const { parts } = useLate(loadBars)
  return parts && <parts.OrderNewsNote of={of} />
}
