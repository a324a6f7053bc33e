/** What is left of a bond, and how far its raising is: a bar with a notch at the least that must be raised. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Product } from '@shared/contract/calls/invest'
import type { CSSProperties } from 'react'
import { Money, useFigures } from '../figures.tsx'
import { type Raised, raisedOf } from './bond.model.ts'
import css from './bonds.module.css'

type Props = { of: Pick<Product, 'total' | 'remaining' | 'minRaise' | 'currency'> }

/** Nothing where it has no quota. */
export function Raising({ of }: Props) {
  const { amount } = useFigures()
  const raised = raisedOf(of)
  if (!raised) return null
  const left = amount(of.remaining, of.currency)
  const total = <Money open value={of.total} currency={of.currency} />
  return (
    <div className={css.raising}>
      <p className={css.left}>
        <Trans>
          <b>{left}</b> of {total} left
        </Trans>
      </p>
      <Bar of={raised} />
    </div>
  )
}

const along = (part: number): CSSProperties => ({ '--at': part }) as CSSProperties

function Bar({ of: { share, part, least, enough } }: { of: Raised }) {
  const { t } = useLingui()
  const raised = useFigures().percent(share, 1)
  const name = enough ? t`${raised} raised` : t`${raised} raised, below the minimum`
  return (
    <div className={css.bar} role="img" aria-label={name} data-enough={enough || undefined}>
      <i className={css.run} style={along(part)} />
      {least !== null && <i className={css.notch} style={along(least)} />}
    </div>
  )
}
