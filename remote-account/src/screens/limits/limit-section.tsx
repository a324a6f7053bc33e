/** One limit of a day: how much of it is used, what is left, what is to come. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnLimit } from '@shared/contract/calls/account'
import type { Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Button } from '@shared/ui/button'
import type { CSSProperties } from 'react'
import { useSheet } from 'shell/screen'
import { ChangeSheet } from './change-sheet.tsx'
import { type DailyLimit, type Standing, standingOf } from './limits.model.ts'
import css from './limits.module.css'
import { PendingNote } from './pending-note.tsx'
import { useMoment, useNames } from './words.ts'

type Props = { name: DailyLimit; limit: OwnLimit; renewsAt: string }

export function LimitSection({ name, limit, renewsAt }: Props) {
  const { t } = useLingui()
  const title = useNames()[name]
  const sheet = useSheet<true>()
  const { value } = limit
  return (
    <section className={css.limit} aria-label={title}>
      <div className={css.line}>
        <h2 className={css.name}>{title}</h2>
        <Button
          small
          look="tonal"
          aria-label={value ? t`Change: ${title}` : t`Set a limit: ${title}`}
          onClick={() => sheet.show(true)}
        >
          {value ? <Trans>Change</Trans> : <Trans>Set a limit</Trans>}
        </Button>
      </div>
      {value ? <Used name={title} {...{ value, renewsAt }} used={limit.used} /> : <Unlimited used={limit.used} />}
      <PendingNote {...{ name, limit }} />
      <ChangeSheet key={sheet.key} {...{ name, limit }} open={sheet.open} onClose={sheet.close} />
    </section>
  )
}

const Unlimited = ({ used }: { used: Decimal }) => {
  const amount = (
    <b className={css.figure}>
      <Amount value={used} size="title-2" unit="USDT" />
    </b>
  )
  return (
    <p className={css.figures}>
      <span className={css.used}>
        <Trans>{amount} today, no limit</Trans>
      </span>
    </p>
  )
}

type UsedProps = { name: string; value: Decimal; used: Decimal; renewsAt: string }

function Used({ name, value, used, renewsAt }: UsedProps) {
  const standing = standingOf(value, used)
  const amount = (
    <b className={css.figure}>
      <Amount value={used} size="title-2" />
    </b>
  )
  const most = <Amount value={value} unit="USDT" open />
  return (
    <>
      <p className={css.figures}>
        <span className={css.used}>
          <Trans>
            {amount} of {most}
          </Trans>
        </span>
        <span className={css.left}>{standing.reached ? <Opens at={renewsAt} /> : <Left of={standing.left} />}</span>
      </p>
      <Bar name={name} standing={standing} />
    </>
  )
}

const Left = ({ of }: { of: Decimal }) => {
  const left = <Amount value={of} />
  return <Trans>{left} left</Trans>
}

const Opens = ({ at }: { at: string }) => {
  const time = useMoment()(at)
  return <Trans>Available from {time}</Trans>
}

function Bar({ name, standing: { share } }: { name: string; standing: Standing }) {
  const { t } = useLingui()
  return (
    <div
      className={css.bar}
      style={{ '--share': share } as CSSProperties}
      role="progressbar"
      aria-label={t`${name}: used today`}
      aria-valuemin={0}
      aria-valuemax={1}
      aria-valuenow={Number(share)}
    >
      <i className={css.run} />
      <i className={css.dot} />
    </div>
  )
}
