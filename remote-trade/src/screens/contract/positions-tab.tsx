/** One's running positions, worth what they are this second. */
import { Trans } from '@lingui/react/macro'
import * as to from '@shared/contract/to'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import { Change } from '@shared/ui/change'
import { EmptyState } from '@shared/ui/empty-state'
import { SkeletonRows } from '@shared/ui/skeleton'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { usePlace, useWay } from 'shell/navigation'
import { Loaded, useAddressedSheet, useLater, useLateSheet } from 'shell/screen'
import { hasFeature } from 'shell/transport'
import { isVirtual, useTradingAccount } from '../../parts/account/trading-account.ts'
import type { LiveAccount } from '../../parts/positions/account.model.ts'
import type { Leveraged } from '../../parts/positions/leveraged.ts'
import type { LivePosition } from '../../parts/positions/live-position.model.ts'
import { type Act, PositionCard } from '../../parts/positions/position-card.tsx'
import { PositionCount } from '../../parts/positions/position-count.tsx'
import { useLiveAccount } from '../../parts/positions/use-live-account.ts'
import { useFigures } from '../../parts/words/figures.ts'
import css from './contract.module.css'

const load = () => import(/* webpackChunkName: "position-sheets" */ '../../parts/positions/position-sheets.tsx')

/** @param listed how many of the account's positions stand below */
function Head({ live, listed }: { live: LiveAccount; listed: number }) {
  const { running } = live
  return (
    <>
      <Sums live={live} />
      {running > listed && (
        <p className={css.whole}>
          <Trans>Across all {running} positions in this account</Trans>
        </p>
      )}
    </>
  )
}

function Sums({ live }: { live: LiveAccount }) {
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
        <dd className="num" translate="no">
          {percent(live.marginLevel, 0)}
        </dd>
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
  const virtual = isVirtual(useTradingAccount())
  const broke = live.available === '0' && transfer !== undefined && !virtual
  return (
    <EmptyState title={<Trans>No open positions</Trans>}>
      {broke ? (
        <Trans>Add USDT to your contract account to start trading.</Trans>
      ) : (
        <Trans>Enter a quantity above, then buy or sell.</Trans>
      )}
    </EmptyState>
  )
}

type Of = { kind: Leveraged; positions: readonly LivePosition[] }

/** All at once, where there is more than one. The sheet stays while fewer are left: it says which could not be closed, and why. */
function CloseAll({ kind, positions }: Of) {
  const sheet = useLateSheet<true, Awaited<ReturnType<typeof load>>>(load)
  return (
    <>
      {hasFeature('close-all') && positions.length > 1 && (
        <div className={css.closeAll}>
          <span>
            <PositionCount kind={kind} count={positions.length} />
          </span>
          <Button small look="line" onClick={() => void sheet.show(true)}>
            <Trans context="position">Close all</Trans>
          </Button>
        </div>
      )}
      {sheet.draw(({ CloseAllSheet }, _, { key, ...frame }) => (
        <CloseAllSheet key={key} {...{ kind, positions }} {...frame} />
      ))}
    </>
  )
}

type CardsProps = Pick<Of, 'positions'> & { live: LiveAccount; onOpen(id: string): void }

/** The address may name a position to look at: its card comes into sight, marked once, and out of the address again. */
function useWanted() {
  const { query, setQuery } = usePlace(to.contract)
  const latest = useRef(setQuery)
  useLayoutEffect(() => {
    latest.current = setQuery
  })
  return { wanted: query.position, onSeen: useCallback(() => latest.current({ position: '' }), []) }
}

function Cards({ positions, live, onOpen }: CardsProps) {
  const { wanted, onSeen } = useWanted()
  const sheet = useLateSheet<{ act: Act; id: string }, Awaited<ReturnType<typeof load>>>(load)
  const { show } = sheet
  const act = useCallback((what: Act, id: string) => show({ act: what, id }), [show])
  return (
    <>
      {positions.length > 0 && (
        <ul>
          {positions.map(position => (
            <PositionCard
              key={position.row.id}
              position={position}
              isWanted={position.row.id === wanted}
              onSeen={onSeen}
              onAct={act}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
      {sheet.draw(({ PositionSheets }, about, { key, ...frame }) => (
        <PositionSheets key={key} live={live} {...about} {...frame} />
      ))}
    </>
  )
}

/** The address may name a position to close: a link leads to its sheet. It waits for the position, and goes with the sheet. */
function AskedToClose({ live }: { live: LiveAccount }) {
  const { value, frame } = useAddressedSheet(to.contract, 'close')
  const [id, setId] = useState(value)
  if (value !== undefined && value !== id) setId(value)
  const { parts } = useLater(load)
  if (!parts || id === undefined) return null
  return <parts.PositionSheets key={id} act="close" {...{ id, live }} open={frame.open} onClose={frame.onClose} />
}

export function PositionsTab({ kind, onOpen }: { kind: Leveraged; onOpen(id: string): void }) {
  return (
    <Loaded
      of={useLiveAccount()}
      title={<Trans>Couldn't load your positions</Trans>}
      skeleton={<SkeletonRows rows={2} />}
    >
      {live => {
        const positions = live.positions.filter(({ row }) => row.tradeType === kind)
        return (
          <>
            {positions.length > 0 ? <Head live={live} listed={positions.length} /> : <Nothing live={live} />}
            <CloseAll {...{ kind, positions }} />
            <Cards {...{ positions, live, onOpen }} />
            <AskedToClose live={live} />
          </>
        )
      }}
    </Loaded>
  )
}
