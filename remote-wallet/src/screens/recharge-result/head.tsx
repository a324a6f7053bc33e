/** What became of a recharge, at a glance. */

import { Trans } from '@lingui/react/macro'
import type { Recharge } from '@shared/contract/calls/wallet'
import { paymentStates } from '@shared/contract/codes'
import { formatDuration } from '@shared/format/duration'
import { Amount } from '@shared/ui/amount'
import { Icon, type LucideIcon } from '@shared/ui/icon'
import { Check, Hourglass, X } from 'lucide-react'
import { useLanguage } from 'shell/i18n'
import { isUnpaid } from '../../parts/recharge.ts'
import { useFailWords, useStateWords } from '../../parts/recharge-words.ts'
import css from './recharge-result.module.css'

const icons: Record<Recharge['status'], LucideIcon> = { 0: Hourglass, 1: Check, 2: Check, [-1]: X, [-2]: X }

/** What happens next, while it is not decided. */
function Next({ order }: { order: Recharge }) {
  const { bcp47 } = useLanguage()
  const usual = order.minutes == null ? null : formatDuration(bcp47, order.minutes)
  if (isUnpaid(order))
    return (
      <p className={css.note}>
        <Trans>Pay, then tell us here. The review starts after that.</Trans>
      </p>
    )
  if (order.status !== paymentStates.underReview || !usual) return null
  return (
    <p className={css.note}>
      <Trans>Usually takes {usual}. You can leave this page.</Trans>
    </p>
  )
}

export function Head({ order }: { order: Recharge }) {
  const state = useStateWords()(order)
  const failWords = useFailWords()
  const why = order.reason ?? failWords(order.failReason)
  return (
    <div className={css.head} data-kind={state.kind}>
      <span className={css.ring}>
        <Icon of={icons[order.status]} size={24} />
      </span>
      <h2 className={css.title} aria-live="polite">
        {state.text}
      </h2>
      <Amount value={order.credited ?? order.amount} places={8} minPlaces={2} unit={order.currency} size="title-1" />
      {why && <p className={css.note}>{why}</p>}
      <Next order={order} />
    </div>
  )
}
