/** What an option brings at each price that it may end at; the target's own, and where it is even. On the slider's scale. */
import { useLingui } from '@lingui/react/macro'
import type { Decimal, Side } from '@shared/money'
import { useId } from 'react'
import { useFigures } from '../words/figures.ts'
import type { OptionOffer } from './option.model.ts'
import css from './option.module.css'
import { lineOf } from './payoff.model.ts'
import { endAt, type Range } from './target.model.ts'

type Props = {
  side: Side
  strike: Decimal
  quantity: Decimal
  range: Range
  target: Decimal
  offer: OptionOffer
  places: number
}

const WIDTH = 343
const HEIGHT = 96
/** The slider's dot stands so far from the edges. */
const INSET = 8

export function Payoff(props: Props) {
  const { t } = useLingui()
  const id = useId()
  const { price, signed } = useFigures()
  const { side, strike, quantity, target, offer, places } = props
  const line = lineOf(props, { width: WIDTH, height: HEIGHT, inset: INSET })
  const [loss, even] = [signed(`-${offer.cost}`), price(offer.breakEven, places)]
  const [at, brings] = [price(target, places), signed(endAt(side, strike, quantity, offer.cost, target).profit)]
  const { zero, path, area, targetX, targetY, evenX, gain } = line
  return (
    <svg
      className={css.payoff}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t`Payoff at expiry: largest loss ${loss}, break-even ${even}, at ${at} ${brings}`}
      fill="none"
    >
      <clipPath id={`${id}a`}>
        <rect width={WIDTH} height={zero} />
      </clipPath>
      <clipPath id={`${id}b`}>
        <rect y={zero} width={WIDTH} height={HEIGHT - zero} />
      </clipPath>
      <clipPath id={`${id}t`}>
        <rect x={gain.from} width={gain.width} height={zero} />
      </clipPath>
      <path className={css.gainArea} d={area} clipPath={`url(#${id}t)`} />
      <path className={css.lossArea} d={area} clipPath={`url(#${id}b)`} />
      <path className={css.zero} d={`M0 ${zero}H${WIDTH}`} />
      <path className={css.gain} d={path} clipPath={`url(#${id}a)`} />
      <path className={css.loss} d={path} clipPath={`url(#${id}b)`} />
      <path className={css.drop} d={`M${targetX} ${targetY}V${HEIGHT}`} />
      {evenX !== null && <circle className={css.even} cx={evenX} cy={zero} r="4" />}
      <circle className={css.aim} cx={targetX} cy={targetY} r="4" data-way={targetY > zero ? 'fall' : 'rise'} />
    </svg>
  )
}
