/** What the exchange brought. */
import { Trans } from '@lingui/react/macro'
import type { SwapRow } from '@shared/contract'
import * as to from '@shared/contract/to'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Sheet } from '@shared/ui/sheet'
import { useWay } from 'shell/navigation'
import type { SheetFrame } from 'shell/screen'
import { SwapNumbers } from '../../parts/swaps/swap-numbers.tsx'
import css from './swap.module.css'

/** @param row 'placed': that it was made is all that is known of it */
export function Result({ row, open, onClose }: SheetFrame & { row: SwapRow | 'placed' }) {
  const records = useWay(to.swapRecords())
  const actions = (
    <>
      {records && (
        <Button wide href={records}>
          <Trans context="noun">History</Trans>
        </Button>
      )}
      <Button wide look="primary" onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </>
  )
  return (
    <Sheet
      {...{ open, onClose, actions }}
      title={<Trans>Swap complete</Trans>}
      mark={
        <Badge kind="ok">
          <Trans context="flash exchange">Completed</Trans>
        </Badge>
      }
    >
      <div className={css.result} role="status">
        {row === 'placed' ? (
          <Trans>Your swap is complete. See the details in your history.</Trans>
        ) : (
          <SwapNumbers swap={row} />
        )}
      </div>
    </Sheet>
  )
}
