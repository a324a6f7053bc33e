/** The check-in of today, and where it stands in its seven days. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Task } from '@shared/contract/calls/account'
import { Badge } from '@shared/ui/badge'
import { Button } from '@shared/ui/button'
import { Icon } from '@shared/ui/icon'
import { Check, Gift } from 'lucide-react'
import { OrderWords } from 'shell/order'
import { useOfflineReason } from 'shell/screen'
import { ClaimNote } from '../../parts/claim-note.tsx'
import { Usdt } from '../../parts/usdt.tsx'
import { useClaim } from '../../parts/use-claim.ts'
import { VerifyFirst } from '../../parts/verify-first.tsx'
import { type Week, weekOf } from './welfare.model.ts'
import css from './welfare.module.css'

export function CheckIn({ task }: { task: Task }) {
  const week = weekOf(task)
  const { today, days, claimed } = week
  const { state, busy, claim } = useClaim({ taskCode: 'check-in' }, claimed)
  const reason = useOfflineReason()
  const reward = <Usdt value={task.reward} />
  return (
    <section className={css.checkIn} data-panel="">
      <div className={css.head}>
        <h2 className="title-3">
          <Trans>Daily check-in</Trans>
        </h2>
        {claimed ? (
          <Badge kind="ok">
            <Trans>Done today</Trans>
          </Badge>
        ) : (
          <span className={css.note}>
            <Trans>
              Day {today} of {days}
            </Trans>
          </span>
        )}
      </div>
      <Days week={week} />
      <p className={css.pays}>{claimed ? <Trans>Tomorrow pays {reward}</Trans> : <Trans>Today pays {reward}</Trans>}</p>
      <p className={css.note}>
        <Trans>
          Every seventh check-in pays more. Missing a day doesn't cost you anything. Days start at 00:00 (UTC+8).
        </Trans>
      </p>
      <ClaimNote state={state} />
      {!claimed && task.waits === 'identity' && <VerifyFirst title={<Trans>Verify your identity first</Trans>} />}
      {!claimed && task.waits !== 'identity' && (
        <Button look="primary" wide loading={busy} reason={reason} onClick={claim}>
          <OrderWords state={state}>
            <Trans>Check in</Trans>
          </OrderWords>
        </Button>
      )}
    </section>
  )
}

/** Filled is done, ringed is today. */
function Days({ week: { days, done, today, claimed } }: { week: Week }) {
  const { t } = useLingui()
  return (
    <ol className={css.days} aria-label={t`${done} of ${days} days done`}>
      {Array.from({ length: days }, (_, n) => n + 1).map(day => (
        <li
          key={day}
          className={css.day}
          data-at={day <= done ? 'done' : day === today && !claimed ? 'now' : 'next'}
          aria-current={day === today ? 'date' : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {day <= done ? <Icon of={Check} size={16} /> : day === days ? <Icon of={Gift} size={16} /> : day}
          </span>
          <span className="visually-hidden">{day <= done ? t`Day ${day}: done` : t`Day ${day}`}</span>
        </li>
      ))}
    </ol>
  )
}
