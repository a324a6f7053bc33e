/** Chooses between which days positions closed. Applied at once; the address holds it. */
import { Trans, useLingui } from '@lingui/react/macro'
import { recentDays } from '@shared/format/time'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { Field } from '@shared/ui/field'
import { Sheet } from '@shared/ui/sheet'
import { serverNow } from 'shell/market-feed'
import { setQuery } from 'shell/navigation'
import type { Days } from './contract.model.ts'
import css from './contract.module.css'
import { isBackwards } from './days.ts'

export const setDays = ({ from, to }: Days): void => setQuery({ from, to })

export function DaysSheet({ days, open, onClose }: { days: Days; open: boolean; onClose(): void }) {
  const actions = (
    <>
      <Button wide onClick={() => setDays({})}>
        <Trans>All dates</Trans>
      </Button>
      <Button look="primary" wide onClick={onClose}>
        <Trans>Done</Trans>
      </Button>
    </>
  )
  return (
    <Sheet open={open} onClose={onClose} title={<Trans context="position">Closed between</Trans>} actions={actions}>
      <div className={css.days}>
        <Spans days={days} />
        <Ends days={days} />
      </div>
    </Sheet>
  )
}

/** A second press of the chosen one takes it away. */
function Spans({ days: { from, to } }: { days: Days }) {
  const { t } = useLingui()
  const spans = [
    { days: 1, label: t`Today` },
    { days: 7, label: t`7 days` },
    { days: 30, label: t`30 days` },
  ]
  return (
    <Chips label={t`Dates`} even>
      {spans.map(({ days, label }) => {
        const { first, last } = recentDays(serverNow(), days)
        const on = from === first && to === last
        return (
          <Chip key={days} on={on} onClick={() => setDays(on ? {} : { from: first, to: last })}>
            {label}
          </Chip>
        )
      })}
    </Chips>
  )
}

function Ends({ days }: { days: Days }) {
  const { t } = useLingui()
  const { from = '', to = '' } = days
  const error = isBackwards(days) ? t`The end date is before the start date` : undefined
  return (
    <div className={css.ends}>
      <Field label={t`Start date`} type="date" value={from} onChange={from => setDays({ from, to })} />
      <Field label={t`End date`} type="date" value={to} error={error} onChange={to => setDays({ from, to })} />
    </div>
  )
}
