/** One's running positions, worth what they are this second. */
import { Trans } from '@lingui/react/macro'
import { Amount } from '@shared/ui/amount'
import { Change } from '@shared/ui/change'
import { EmptyState } from '@shared/ui/empty-state'
import { ErrorPanel } from '@shared/ui/error-panel'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useCallback } from 'react'
import { hasRoute } from 'shell/navigation'
import { failureOf } from 'shell/transport'
import { useFigures } from '../../parts/figures.ts'
import type { LiveAccount } from '../../parts/positions/account.model.ts'
import { type Act, PositionCard } from '../../parts/positions/position-card.tsx'
import { useLiveAccount } from '../../parts/positions/use-live-account.ts'
import { StaleNote } from '../../parts/stale-note.tsx'
import { useLater } from '../../parts/use-later.ts'
import { useSheet } from '../../parts/use-sheet.ts'
import css from './contract.module.css'

const loadSheets = () => import(/* webpackChunkName: "position-sheets" */ '../../parts/positions/position-sheets.tsx')

function Head({ live }: { live: LiveAccount }) {
  const { percent } = useFigures()
  return (
    <dl className={css.sums}>
      <div>
        <dt>
          <Trans>Unrealised P&L</Trans>
        </dt>
        <dd>
          <Change own amount={live.profit} />
        </dd>
      </div>
      <div>
        <dt>
          <Trans>Margin level</Trans>
        </dt>
        <dd className="num">{percent(live.marginLevel, 0)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Equity</Trans>
        </dt>
        <dd>
          <Amount value={live.equity} />
        </dd>
      </div>
    </dl>
  )
}

/** Without money, the way to it is the ticket's own button, always in sight. */
function Nothing({ live }: { live: LiveAccount }) {
  const broke = live.available === '0' && hasRoute('/zijinhuazhuan')
  return (
    <EmptyState title={<Trans>No open positions</Trans>}>
      {broke ? (
        <Trans>Add USDT to your contract account to start.</Trans>
      ) : (
        <Trans>Enter a quantity above, then buy or sell.</Trans>
      )}
    </EmptyState>
  )
}

function Cards({ live, onOpen }: { live: LiveAccount; onOpen(id: string): void }) {
  const sheet = useSheet<{ act: Act; id: string }>()
  const { show } = sheet
  const { parts, bring } = useLater(loadSheets)
  const act = useCallback(
    async (what: Act, id: string) => {
      if (await bring()) show({ act: what, id })
    },
    [bring, show],
  )
  return (
    <>
      <ul>
        {live.positions.map(position => (
          <PositionCard key={position.row.id} position={position} onAct={act} onOpen={onOpen} />
        ))}
      </ul>
      {parts && sheet.value && (
        <parts.PositionSheets key={sheet.key} {...sheet.value} live={live} open={sheet.open} onClose={sheet.close} />
      )}
    </>
  )
}

export function PositionsTab({ onOpen }: { onOpen(id: string): void }) {
  const { live, query } = useLiveAccount()
  const { error, isFetching, refetch, dataUpdatedAt } = query
  if (!live && error)
    return (
      <ErrorPanel
        title={<Trans>Couldn't load your positions</Trans>}
        failure={failureOf(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!live) return <SkeletonRows rows={2} />
  return (
    <>
      <StaleNote at={dataUpdatedAt} failed={error !== null} />
      {live.positions.length > 0 && <Head live={live} />}
      {live.positions.length === 0 && <Nothing live={live} />}
      <Cards live={live} onOpen={onOpen} />
    </>
  )
}
