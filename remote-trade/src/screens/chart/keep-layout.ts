/** What somebody chooses to see stands in the address, and on the device for the next time. */
import * as to from '@shared/contract/to'
import { useAtom } from 'jotai'
import { usePlace } from 'shell/navigation'
import { type Layout, layoutAtom } from './layout.state.ts'

export function useKeepLayout(): (change: Partial<Layout>) => void {
  const { setQuery } = usePlace(to.chart)
  const [layout, keep] = useAtom(layoutAtom)
  return change => {
    keep({ ...layout, ...change })
    setQuery(change)
  }
}
