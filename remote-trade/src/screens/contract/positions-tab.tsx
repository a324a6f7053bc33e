/** One's running positions, worth what they are this second. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Amount } from '@shared/ui/amount'
import { Change } from '@shared/ui/change'
import { EmptyState } from '@shared/ui/empty-state'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useCallback } from 'react'
import { useWay } from 'shell/navigation'
import { Loaded, useLateSheet } from 'shell/screen'
import { useFigures } from '../../parts/figures.ts'
import type { LiveAccount } from '../../parts/positions/account.model.ts'
import { type Act, PositionCard } from '../../parts/positions/position-card.tsx'
import { useLiveAccount } from '../../parts/positions/use-live-account.ts'
import css from './contract.module.css'

const load = () => import(/* webpackChunkName: "position-sheets" */ '../../parts/positions/position-sheets.tsx')

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
  const transfer = useWay(to.transfer())
  const broke = live.available === '0' && transfer !== undefined
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
  const sheet = useLateSheet<{ act: Act; id: string }, Awaited<ReturnType<typeof load>>>(load)
  const { show } = sheet
  const act = useCallback((what: Act, id: string) => show({ act: what, id }), [show])
  return (
    <>
      <ul>
        {live.positions.map(position => (
          <PositionCard key={position.row.id} position={position} onAct={act} onOpen={onOpen} />
        ))}
      </ul>
      {sheet.draw(({ PositionSheets }, about, { key, ...frame }) => (
        <PositionSheets key={key} live={live} {...about} {...frame} />
      ))}
    </>
  )
}

export function PositionsTab({ onOpen }: { onOpen(id: string): void }) {
  return (
    <Loaded
      of={useLiveAccount()}
      title={<Trans>Couldn't load your positions</Trans>}
      skeleton={<SkeletonRows rows={2} />}
    >
      {live => (
        <>
          {live.positions.length > 0 ? <Head live={live} /> : <Nothing live={live} />}
          <Cards live={live} onOpen={onOpen} />
        </>
      )}
    </Loaded>
  )
}
