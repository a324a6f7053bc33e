/** What waits, of every pair, and what was reached last. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PriceAlert } from '@shared/contract'
import { MOST_ALERTS } from '@shared/contract/limits'
import { SectionHeader } from '@shared/ui/section-header'
import { SkeletonRows } from '@shared/ui/skeleton'
import { Loaded } from 'shell/screen'
import { AlertRow } from './alert-row.tsx'
import { useOpenAlerts, useReachedAlerts } from './alerts.api.ts'
import css from './alerts.module.css'
import { UndoRemoved } from './undo-removed.tsx'
import { useRemoved } from './use-removed.ts'

type Removing = Pick<ReturnType<typeof useRemoved>, 'onRemoved'>

export function AlertLists() {
  const { t } = useLingui()
  const { removed, onRemoved } = useRemoved()
  return (
    <>
      {removed.map(one => (
        <UndoRemoved key={one.alert.id} {...one} />
      ))}
      <Loaded
        of={useOpenAlerts()}
        line
        undated
        title={<Trans>Couldn't load your alerts</Trans>}
        skeleton={<SkeletonRows rows={2} single />}
      >
        {({ records, total }) => (
          <section>
            <SectionHeader title={t({ message: 'Active', context: 'alerts' })} count={total} end={<Most />} />
            {total === 0 ? (
              <None />
            ) : (
              <Rows of={records} label={t({ message: 'Active', context: 'alerts' })} onRemoved={onRemoved} />
            )}
          </section>
        )}
      </Loaded>
      <Reached onRemoved={onRemoved} />
    </>
  )
}

const Most = () => (
  <span className={css.note}>
    <Trans>Up to {MOST_ALERTS}</Trans>
  </span>
)

const None = () => (
  <p className={css.text}>
    <Trans>No alerts yet. Each alert notifies you once.</Trans>
  </p>
)

/** Nothing stands there until something was reached. */
function Reached({ onRemoved }: Removing) {
  const { t } = useLingui()
  const records = useReachedAlerts().data?.records ?? []
  const label = t({ message: 'Reached', context: 'alerts' })
  if (records.length === 0) return null
  return (
    <section>
      <SectionHeader title={label} />
      <Rows of={records} label={label} onRemoved={onRemoved} />
    </section>
  )
}

const Rows = ({ of, label, onRemoved }: Removing & { of: readonly PriceAlert[]; label: string }) => (
  <ul aria-label={label}>
    {of.map(alert => (
      <AlertRow key={alert.id} alert={alert} onRemoved={onRemoved} />
    ))}
  </ul>
)
