/** What can be said for a number that is typed: read out as it comes. */
import { Icon } from '@shared/ui/icon'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './settlement.module.css'

/** @param title what holds; nothing is said without one @param children what was looked at */
export const Verdict = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div role="status" className={css.verdict}>
    {title && (
      <>
        <Icon of={CircleCheck} size={18} />
        <span>
          <b className={css.good}>{title}</b>
          <br />
          {children}
        </span>
      </>
    )}
  </div>
)
