/** What one applied for, the newest first, by what became of it. */
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Application } from '@shared/contract/calls/invest/offerings'
import { applicationStates } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { formatRecordTime } from '@shared/format/time'
import { Amount } from '@shared/ui/amount'
import { AssetMark } from '@shared/ui/asset-mark'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { EmptyState } from '@shared/ui/empty-state'
import type { ReactNode } from 'react'
import { usePlace, useWay } from 'shell/navigation'
import { LoadedRows } from 'shell/screen'
import { useApplications } from './offerings.api.ts'
import { type Status, statuses, statusOf } from './offerings.model.ts'
import css from './offerings.module.css'
import { RowSkeletons } from './offers.tsx'
import { useFigures, useStatusWords } from './words.ts'

export function Records() {
  const status = statusOf(usePlace(to.offerings).query)
  return (
    <>
      <Statuses chosen={status} />
      <LoadedRows
        of={useApplications(status)}
        title={<Trans>Couldn't load your applications</Trans>}
        skeleton={<RowSkeletons />}
        empty={<Nothing filtered={status !== undefined} />}
      >
        {rows => (
          <ul className={css.rows}>
            {rows.map(row => (
              <Record key={row.id} of={row} />
            ))}
          </ul>
        )}
      </LoadedRows>
    </>
  )
}

function Statuses({ chosen }: { chosen: Status | undefined }) {
  const { t } = useLingui()
  const words = useStatusWords()
  const { setQuery } = usePlace(to.offerings)
  return (
    <Chips label={t`Status`}>
      <Chip on={chosen === undefined} onClick={() => setQuery({ status: undefined })}>
        <Trans>All</Trans>
      </Chip>
      {statuses.map(status => (
        <Chip key={status} on={status === chosen} onClick={() => setQuery({ status: String(status) })}>
          {words[status].text}
        </Chip>
      ))}
    </Chips>
  )
}

function Record({ of }: { of: Application }) {
  const { price } = useFigures()
  const state = useStatusWords()[of.status]
  const href = useWay(to.offerings({ tab: 'records', id: of.ioeId }))
  const { symbol, quantity, wonQuantity, estimatedPrice, winningPrice, lots, amount } = of
  return (
    <li className={css.row}>
      <div className={css.head}>
        <AssetMark symbol={symbol} />
        <h2 className={css.name}>
          {href ? <a href={href}>{symbol}</a> : symbol}
          <small>{formatRecordTime(of.createTime)}</small>
        </h2>
        <Badge kind={state.kind}>{state.text}</Badge>
      </div>
      <dl className={css.facts}>
        <Fact label={<Trans>Estimated price</Trans>}>{`${price(estimatedPrice)} USDT`}</Fact>
        <Fact label={<Trans>Winning price</Trans>}>{winningPrice ? `${price(winningPrice)} USDT` : '--'}</Fact>
        <Fact label={<Trans>Applied for</Trans>}>
          <Plural value={lots} one="# lot" other="# lots" />
          {' · '}
          <Amount value={wonQuantity ?? quantity} places={8} minPlaces={0} unit={symbol} />
        </Fact>
        <Fact label={<AmountLabel of={of.status} />}>
          <Amount value={amount} places={8} minPlaces={2} unit="USDT" />
        </Fact>
      </dl>
    </li>
  )
}

/** Of what was paid, is to be paid, or may come to be. */
function AmountLabel({ of }: { of: Status }) {
  switch (of) {
    case applicationStates.applied:
      return <Trans>Maximum payment</Trans>
    case applicationStates.won:
      return <Trans>Amount due</Trans>
    case applicationStates.forfeited:
      return <Trans>Left unpaid</Trans>
    case applicationStates.notWon:
      return <Trans>Charged</Trans>
    default:
      return <Trans context="done">Paid</Trans>
  }
}

const Fact = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num" translate="no">
      {children}
    </dd>
  </div>
)

function Nothing({ filtered }: { filtered: boolean }) {
  const { setQuery } = usePlace(to.offerings)
  const press = filtered ? () => setQuery({ status: undefined }) : () => setQuery({ tab: 'offers' })
  const action = (
    <Button small look="tonal" onClick={press}>
      {filtered ? <Trans>Show all</Trans> : <Trans>See the offerings</Trans>}
    </Button>
  )
  if (filtered) return <EmptyState title={<Trans>No matching applications</Trans>} action={action} />
  return (
    <EmptyState title={<Trans>No applications yet</Trans>} action={action}>
      <Trans>Your applications appear here, with every step.</Trans>
    </EmptyState>
  )
}
