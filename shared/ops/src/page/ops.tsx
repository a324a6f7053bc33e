import { Trans, useLingui } from '@lingui/react/macro'
import { Banner } from '@shared/ui/banner'
import { EmptyState } from '@shared/ui/empty-state'
import { ErrorPanel } from '@shared/ui/error-panel'
import { Segmented } from '@shared/ui/segmented'
import { SkeletonRows } from '@shared/ui/skeleton'
import { StaleNote } from '@shared/ui/stale-note'
import { useEffect, useEffectEvent, useState } from 'react'
import { type Done, type Overview, type Span, spans } from '../protocol.ts'
import { ActSheet } from './act-sheet.tsx'
import { Check } from './check.tsx'
import { Head } from './head.tsx'
import { Legend } from './legend.tsx'
import { useSpan } from './names.tsx'
import css from './ops.module.css'
import { Past } from './past.tsx'
import type { Plan } from './plan.ts'
import { Proposals } from './proposals.tsx'
import { useOverview } from './queries.ts'
import { UnitCard } from './unit-card.tsx'

/** The page of whoever has the key. */
export function Ops({ onWrongKey }: { onWrongKey: () => void }) {
  const { t } = useLingui()
  const [span, setSpan] = useState<Span>(1)
  const { data, error, isError, dataUpdatedAt, refetch, isFetching } = useOverview(span)
  const wrong = useEffectEvent(onWrongKey)
  useEffect(() => {
    if (error?.failure === 'key') wrong()
  }, [error])
  return (
    <div className={css.page}>
      <Head overview={data} at={isError ? 0 : dataUpdatedAt} />
      <StaleNote at={dataUpdatedAt} stale={isError} />
      {!data && !isError && <SkeletonRows rows={6} />}
      {!data && isError && (
        <ErrorPanel title={t`Couldn't load the releases`} onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorPanel>
      )}
      {data && <Board overview={data} span={span} onSpan={setSpan} />}
    </div>
  )
}

interface BoardProps {
  overview: Overview
  span: Span
  onSpan: (span: Span) => void
}

type PlannedAction = { plan: Plan; looked: number }

function Board({ overview, span, onSpan }: BoardProps) {
  const { t } = useLingui()
  const inWords = useSpan()
  const [asked, setAsked] = useState<PlannedAction | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const ask = (plan: Plan) => setAsked({ plan, looked: overview.serial })
  const { loss, strangers, units, reports, serial } = overview
  return (
    <>
      <div className={css.notes} aria-live="polite">
        {[...(loss ? [loss] : []), ...strangers].map(({ what, mend }) => (
          <Banner key={what} kind="danger" title={what}>
            {mend}
          </Banner>
        ))}
        {done && (
          <Banner title={<Outcome {...done} />} onClose={() => setDone(null)}>
            {done.action}
            {done.promoted && <Meanwhile {...done.promoted} />}
          </Banner>
        )}
      </div>
      <main className={css.board}>
        <section className={css.units} aria-label={t`Units`}>
          <Proposals all={overview.proposals} onPlan={ask} />
          <Counting reports={reports} span={span} onSpan={onSpan} />
          {serial === 0 && <Empty />}
          <div className={css.cards}>
            {units
              .filter(unit => unit.live ?? unit.waiting)
              .map(unit => (
                <UnitCard key={unit.unit} unit={unit} onPlan={ask} />
              ))}
          </div>
        </section>
        <div className={css.aside}>
          <Past overview={overview} onPlan={ask} />
          <Check />
        </div>
      </main>
      {asked && (
        <ActSheet
          {...asked}
          hours={inWords(span)}
          onClose={() => setAsked(null)}
          onDone={made => {
            setAsked(null)
            setDone(made)
          }}
        />
      )}
    </>
  )
}

function Outcome({ serial, changed, proposal }: Done) {
  if (proposal) return <Trans>Proposed: it needs another key's approval</Trans>
  return changed ? <Trans>Done: decision {serial}</Trans> : <Trans>Already done by decision {serial}</Trans>
}

const Meanwhile = ({ serial, who }: NonNullable<Done['promoted']>) => (
  <span className={css.note}>
    <Trans>
      The release had already gone to all phones ({who}, decision {serial}), so it was rolled back on all of them.
    </Trans>
  </span>
)

const Empty = () => (
  <EmptyState title={<Trans>Nothing is live yet</Trans>}>
    <Trans>Make the first decision with “pnpm release promote”: it takes over this installation's settings.</Trans>
  </EmptyState>
)

/** Over which time pages are counted, or why they are not. */
function Counting({ reports, span, onSpan }: Omit<BoardProps, 'overview'> & Pick<Overview, 'reports'>) {
  const { t } = useLingui()
  const inWords = useSpan()
  if (reports === 'off')
    return (
      <Banner title={<Trans>Pages and faults are not counted here</Trans>}>
        <Trans>Set REPORTS_STORE to the store that the gateway counts in, then restart.</Trans>
      </Banner>
    )
  if (reports === 'away') return <Banner kind="wait" title={<Trans>Page counts can't be read right now</Trans>} />
  const options = spans.map(hours => ({ value: String(hours), label: inWords(hours) }))
  const choose = (value: string) => onSpan(spans.find(hours => String(hours) === value) ?? 1)
  return (
    <>
      <Segmented label={t`Time span`} options={options} value={String(span)} onChange={choose} />
      <Legend span={span} />
    </>
  )
}
