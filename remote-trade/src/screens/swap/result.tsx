/** What the exchange brought. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { SwapRow } from '@shared/contract'
import * as to from '@shared/contract/to'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { type NextStep, NextSteps } from '@shared/ui/next-steps'
import { Sheet } from '@shared/ui/sheet'
import { useWay, useWays } from 'shell/navigation'
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
      {row !== 'placed' && <After row={row} />}
    </Sheet>
  )
}

/** USDT that arrived can be traded or withdrawn, a coin followed or traded back. */
function useSteps({ toCurrency, obtained }: SwapRow): NextStep[] {
  const { t } = useLingui()
  const way = useWays()
  if (toCurrency === 'USDT')
    return [
      {
        title: t`Move to contract account`,
        href: way(to.transfer({ from: 'balance', to: 'contract', amount: obtained })),
      },
      { title: t`Withdraw`, href: way(to.withdraw({ currency: toCurrency })) },
    ]
  return [
    { title: t`Follow the price of ${toCurrency}`, href: way(to.chart({ symbol: `${toCurrency}USDT` })) },
    { title: t`See your assets`, href: way(to.assets()) },
  ]
}

function After({ row }: { row: SwapRow }) {
  const { t } = useLingui()
  return <NextSteps title={t`What's next`} steps={useSteps(row)} />
}
