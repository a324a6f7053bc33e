import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@shared/ui/button'
import { ErrorPanel } from '@shared/ui/error-panel'
import { SectionHeader } from '@shared/ui/section-header'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Tabs } from '@shared/ui/tabs'
import { useState } from 'react'
import type { Change, Decision, Overview } from '../protocol.ts'
import { BroughtNote } from './brought-note.tsx'
import { minuteOf, ReleaseName, useFigures } from './names.tsx'
import css from './ops.module.css'
import { movesTo, type Plan } from './plan.ts'
import { useHistory } from './queries.ts'
import { TakenBackNote } from './taken-back-note.tsx'

export interface PastProps {
  overview: Overview
  onPlan: (plan: Plan) => void
}

const everyUnit = '*'

/** The decisions, newest first. */
export function Past({ overview, onPlan }: PastProps) {
  const { t } = useLingui()
  const [unit, setUnit] = useState(everyUnit)
  const { data, isError, refetch, isFetching } = useHistory(unit === everyUnit ? undefined : unit)
  const tabs = [
    { value: everyUnit, label: t`All units` },
    ...overview.units.map(one => ({ value: one.unit, label: one.unit })),
  ]
  return (
    <section className={css.side} aria-label={t`History`}>
      <SectionHeader title={t`History`} />
      <div className={css.tabs}>
        <Tabs label={t`Unit`} tabs={tabs} value={unit} onChange={setUnit} />
      </div>
      {data === undefined && !isError && <SkeletonRows rows={4} />}
      {data === undefined && isError && (
        <ErrorPanel title={t`Couldn't load the history`} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      <ol className={css.decisions}>
        {data?.map(decision => (
          <li key={decision.serial}>
            <DecisionView decision={decision} overview={overview} onPlan={onPlan} />
          </li>
        ))}
      </ol>
      {data?.length === 0 && (
        <p className={css.quiet}>
          <Trans>No decision changed this.</Trans>
        </p>
      )}
    </section>
  )
}

function DecisionView({ decision, overview, onPlan }: PastProps & { decision: Decision }) {
  const { serial, said } = decision
  if (!said)
    return (
      <p className={css.bad}>
        <Trans>Decision {serial} failed its check. Check the store.</Trans>
      </p>
    )
  const moves = movesTo(said.set, overview)
  return (
    <>
      <div className={css.decisionHead}>
        <span className={css.number}>{serial}</span>
        <b>{said.who}</b>
        <time className="num" dateTime={said.at}>
          {minuteOf(said.at)}
        </time>
        {moves.length > 0 && (
          <Button small onClick={() => onPlan({ kind: 'rollback-all', to: decision, moves })}>
            <Trans>Go back to this</Trans>
          </Button>
        )}
      </div>
      {moves.map(({ unit, to }) => (
        <TakenBackNote key={unit} takenBack={to?.takenBack} />
      ))}
      {said.why && <p className={css.why}>{said.why}</p>}
      <ul className={css.changes}>
        {said.changes.map(change => (
          <li key={change.of === 'settings' ? change.of : `${change.of} ${change.unit}`}>
            <ChangeView change={change} />
          </li>
        ))}
      </ul>
      <ul className={css.changes}>
        {said.brought.map(one => (
          <BroughtNote key={one.unit} {...one} />
        ))}
      </ul>
      <code className={css.action}>{said.action}</code>
    </>
  )
}

function ChangeView({ change }: { change: Change }) {
  const { percent } = useFigures()
  if (change.of === 'settings') return <Trans>The settings of the installation</Trans>
  if (change.of === 'live')
    return (
      <>
        <b>{change.unit}</b> {change.from ? <ReleaseName {...change.from} /> : <Trans>not live</Trans>} →{' '}
        {change.to ? <ReleaseName {...change.to} /> : <Trans>not live</Trans>}
      </>
    )
  const { unit, from, to } = change
  const [before, after] = [from && percent(from.percent / 100), to && percent(to.percent / 100)]
  const canaryRelease = to ?? from
  return (
    <>
      <b>{unit}</b> {canaryRelease && <ReleaseName {...canaryRelease} />} {to === null && <Trans>canary ended</Trans>}
      {to && from?.release !== to.release && <Trans>canary for {after}</Trans>}
      {to && from?.release === to.release && (
        <Trans>
          canary {before} → {after}
        </Trans>
      )}
    </>
  )
}
