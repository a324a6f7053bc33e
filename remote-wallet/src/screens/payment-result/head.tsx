/** What became of an order, at a glance; a change of it is announced. */
import type { Recharge } from '@shared/contract/calls/wallet'
import type { Decimal } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { Icon, type LucideIcon } from '@shared/ui/icon'
import { Check, Hourglass, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { StateWords } from '../../parts/payment-words.ts'
import css from './payment-result.module.css'

const icons: Record<Recharge['status'], LucideIcon> = { 0: Hourglass, 1: Check, 2: Check, [-1]: X, [-2]: X }

type HeadProps = {
  status: Recharge['status']
  state: StateWords
  figure: Decimal
  currency: string
  /** Why it failed. */
  why: ReactNode
  /** What comes next. */
  children: ReactNode
}

export function Head({ status, state, figure, currency, why, children }: HeadProps) {
  return (
    <div className={css.head} data-kind={state.kind}>
      <span className={css.ring}>
        <Icon of={icons[status]} size={24} />
      </span>
      <h2 className={css.title} aria-live="polite">
        {state.text}
      </h2>
      <Amount value={figure} places={8} minPlaces={2} unit={currency} size="title-1" />
      {why && <p className={css.note}>{why}</p>}
      {children}
    </div>
  )
}
