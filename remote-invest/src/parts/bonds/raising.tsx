/** How much of a bond is raised, as a sentence and a bar; below the minimum a notch on the bar, with its words under it. */
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
  const sold = amount(raised.amount, of.currency)
  const total = <Money open value={of.total} currency={of.currency} />
  return (
    <div className={css.raising}>
      <p className={css.sold}>
        <Trans>
          <b>{sold}</b> of {total} raised
        </Trans>
      </p>
      <Bar of={raised} />
      {!raised.enough && (
        <p className={css.least}>
          <Trans>Minimum raise</Trans> <Money open value={of.minRaise} currency={of.currency} />
        </p>
      )}
    </div>
  )
}

const along = (part: number): CSSProperties => ({ '--at': part }) as CSSProperties

function Bar({ of: { share, part, least, enough } }: { of: Raised }) {
  const { t } = useLingui()
  const raised = useFigures().percent(share, 1)
  const name = enough ? t`${raised} raised` : t`${raised} raised, below the minimum`
  return (
    <div className={css.bar} role="img" aria-label={name}>
      <i className={css.run} style={along(part)} />
      {!enough && least !== null && <i className={css.notch} style={along(least)} />}
    </div>
  )
}
