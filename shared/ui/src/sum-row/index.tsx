import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import css from './index.module.css'

/** Sums of an order, one under the other. */
export const Sums = ({ children }: { children: ReactNode }) => <dl>{children}</dl>

export interface SumRowProps {
  label: ReactNode
  value: ReactNode
  /** What it is now, where the act changes it: "3,128.40 → 2,348.96". */
  before?: ReactNode
  /** The one that counts. */
  strong?: boolean | undefined
}

/** A label and its figure, side by side, or one below the other where they do not fit: the figure never wraps. Stands in `Sums`. */
export function SumRow({ label, value, before, strong }: SumRowProps) {
  const { t } = useLingui()
  return (
    <div className={css.sum} data-strong={strong || undefined}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.value} translate="no">
        {before !== undefined && (
          <>
            <span className="visually-hidden">{t`Now`} </span>
            <span className={css.before}>{before}</span>
            <span className={css.arrow} aria-hidden="true">
              →
            </span>
            <span className="visually-hidden"> {t`After`} </span>
          </>
        )}
        {value}
      </dd>
    </div>
  )
}
