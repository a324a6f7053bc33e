/** How often one is reminded of the time spent here. */
import { Trans } from '@lingui/react/macro'
import type { OwnLimit } from '@shared/contract/calls/account'
import { REMINDER_MINUTES } from '@shared/contract/limits'
import { Icon } from '@shared/ui/icon'
import { List, ListRow } from '@shared/ui/list-row'
import { Sheet } from '@shared/ui/sheet'
import { Timer } from 'lucide-react'
import { type SheetFrame, useOfflineReason, useSheet } from 'shell/screen'
import { FailureBanner } from '../../parts/failure-banner.tsx'
import css from './limits.module.css'
import { PendingNote } from './pending-note.tsx'
import { useSetting } from './use-limits.ts'
import { useNames, useValues } from './words.ts'

const NAME = 'reminderMinutes'
const options = ['', ...REMINDER_MINUTES.map(String)]

export function ReminderRow({ limit }: { limit: OwnLimit }) {
  const [names, values] = [useNames(), useValues()]
  const sheet = useSheet<true>()
  return (
    <section className={css.reminder} aria-label={names[NAME]}>
      <List flush>
        <ListRow
          lead={<Icon of={Timer} size={22} />}
          title={names[NAME]}
          value={values(NAME, limit.value)}
          opens
          onClick={() => sheet.show(true)}
        />
      </List>
      <PendingNote name={NAME} limit={limit} />
      <ReminderSheet key={sheet.key} limit={limit} open={sheet.open} onClose={sheet.close} />
    </section>
  )
}

function ReminderSheet({ limit, open, onClose }: SheetFrame & { limit: OwnLimit }) {
  const [names, values] = [useNames(), useValues()]
  const { state, busy, set } = useSetting(NAME, limit, onClose)
  const offline = useOfflineReason()
  return (
    <Sheet {...{ open, onClose, busy }} title={names[NAME]}>
      <div className={css.sheet}>
        <p className={css.text}>
          <Trans>
            Shows how long you've been here and your profit or loss. More frequent reminders apply straight away; less
            frequent, or off, after 24 hours.
          </Trans>
        </p>
        {offline && <p className={css.text}>{offline}</p>}
        <FailureBanner of={state} />
        <List flush label={names[NAME]}>
          {options.map(value => (
            <ListRow
              key={value}
              title={values(NAME, value)}
              current={value === (limit.value ?? '')}
              disabled={busy || offline !== undefined}
              onClick={() => set(value)}
            />
          ))}
        </List>
      </div>
    </Sheet>
  )
}
