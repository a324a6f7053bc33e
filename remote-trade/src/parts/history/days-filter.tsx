/** A line of choices with the days behind a button at its end; days that are chosen stand below, a press takes them away. */
import { Trans, useLingui } from '@lingui/react/macro'
import { type Days, daysLabel } from '@shared/format/days'
import { Button } from '@shared/ui/button'
import { Chip, Chips } from '@shared/ui/chip'
import { DaysField } from '@shared/ui/days-field'
import { IconButton } from '@shared/ui/icon-button'
import { Sheet } from '@shared/ui/sheet'
import { CalendarDays } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { serverNow } from 'shell/market-feed'
import type { SheetFrame } from 'shell/screen'
import css from './history.module.css'

type DaysProps = {
  /** What the days are of: "Closed between". */
  title: ReactNode
  days: Days
  onDays(days: Days): void
}
type Props = DaysProps & {
  /** What else is done with what the filter shows. */
  tools?: ReactNode
  /** What else is chosen. */
  children: ReactNode
}

export function DaysFilter({ tools, children, ...of }: Props) {
  const { t } = useLingui()
  const [choosing, choose] = useState(false)
  const label = daysLabel(of.days)
  return (
    <div className={css.filters}>
      <div className={css.filterLine}>
        {children}
        <span className={css.tools}>
          {tools}
          <IconButton
            icon={CalendarDays}
            size={20}
            label={t`Choose dates`}
            aria-haspopup="dialog"
            pip={label !== undefined}
            onClick={() => choose(true)}
          />
        </span>
      </div>
      {label !== undefined && (
        <Chips label={t`Active filters`}>
          <Chip aria-label={t`Remove filter ${label}`} onClick={() => of.onDays({})}>
            {label} ×
          </Chip>
        </Chips>
      )}
      <DaysSheet {...of} open={choosing} onClose={() => choose(false)} />
    </div>
  )
}

function DaysSheet({ title, days, onDays, ...frame }: SheetFrame & DaysProps) {
  const actions = (
    <>
      <Button wide onClick={() => onDays({})}>
        <Trans>All dates</Trans>
      </Button>
      <Button look="primary" wide onClick={frame.onClose}>
        <Trans>Done</Trans>
      </Button>
    </>
  )
  return (
    <Sheet {...frame} title={title} actions={actions}>
      <DaysField days={days} onChange={onDays} now={serverNow} />
    </Sheet>
  )
}
