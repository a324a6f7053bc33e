/** Where the market stands among the strikes: a notch below each, the mark as the live dot. */
import { useLingui } from '@lingui/react/macro'
import type { Decimal } from '@shared/money'
import { useFigures } from '../words/figures.ts'
import css from './option.module.css'
import { middleOf, placeOn } from './strike-rail.model.ts'

type Props = { strikes: readonly Decimal[]; chosen: Decimal | undefined; price: Decimal; places: number }

const along = (at: number) => ({ left: `${at * 100}%` })

export function StrikeRail({ strikes, chosen, price, places }: Props) {
  const { t } = useLingui()
  const figures = useFigures()
  const [mark, low, high] = [figures.price(price, places), figures.exact(strikes[0]), figures.exact(strikes.at(-1))]
  return (
    <div className={css.rail} role="img" aria-label={t`Mark price ${mark}, strikes from ${low} to ${high}`}>
      {strikes.map((strike, n) => (
        <i key={strike} data-chosen={strike === chosen || undefined} style={along(middleOf(n, strikes.length))} />
      ))}
      <b style={along(placeOn(strikes, price))} />
    </div>
  )
}
