/** Money to two places; a press shows all its digits, and the next one two again. */
import { useLingui } from '@lingui/react/macro'
import { type Decimal, roundDown, roundUp } from '@shared/money'
import { Amount, type AmountProps } from '@shared/ui/amount'
import { hideBalancesAtom } from '@shared/ui/preferences'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import css from './exact-amount.module.css'
import { placesOf, ROUNDED } from './places.ts'

export type ExactProps = Pick<AmountProps, 'value' | 'unit' | 'open' | 'sign' | 'size' | 'approximate'>
type Props = ExactProps & {
  /** "up" for what a person pays, "down" for what they get: no sum looks better than it is. */
  towards: 'up' | 'down'
  /** What it is of, where no unit is drawn. */
  currency?: string | undefined
  /** Inside of another button: it only shows the two places. */
  plain?: boolean | undefined
}

const rounders = { up: roundUp, down: roundDown }

export function ExactAmount({ value, towards, currency, plain = false, ...rest }: Props) {
  const { t } = useLingui()
  const [exact, showExact] = useState(false)
  const hidden = useAtomValue(hideBalancesAtom) && !rest.open
  const places = placesOf(currency ?? rest.unit)
  const rounded = value ? rounders[towards](value, places) : value
  const whole = <Amount {...rest} value={value} places={ROUNDED.coin} minPlaces={ROUNDED.money} />
  const short = <Amount {...rest} value={rounded} places={places} minPlaces={ROUNDED.money} />
  if (plain || hidden || (!exact && rounded === trimmed(value))) return short
  return (
    <button
      type="button"
      className={css.exact}
      aria-pressed={exact}
      title={exact ? t`Show two decimals` : t`Show all digits`}
      onClick={() => showExact(!exact)}
    >
      {exact ? whole : short}
    </button>
  )
}

/** As a rounded one is written. */
const trimmed = (value: Decimal | null | undefined) => value && roundUp(value, ROUNDED.coin)
