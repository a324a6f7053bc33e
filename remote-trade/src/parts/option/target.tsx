/** What it would bring where the market ends at a price: slid, or typed. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Decimal } from '@shared/money'
import { Change } from '@shared/ui/change'
import { NumberField } from '@shared/ui/number-field'
import { Slider } from '@shared/ui/slider'
import { useFigures } from '../words/figures.ts'
import type { OptionIntent, OptionOffer } from './option.model.ts'
import css from './option.module.css'
import { Payoff } from './payoff.tsx'
import { endAt, placeIn, priceIn, rangeOf, targetOf } from './target.model.ts'
import type { OptionState } from './use-option.ts'

/** Nothing is drawn before there is an order to draw. */
export const Target = ({ option }: { option: OptionState }) =>
  option.intent && option.offer ? <Aimed option={option} intent={option.intent} offer={option.offer} /> : null

type Props = { option: OptionState; intent: OptionIntent; offer: OptionOffer }

function Aimed({ option, intent, offer }: Props) {
  const { t } = useLingui()
  const { price } = useFigures()
  const { form, info, change } = option
  const { side, strike, quantity, term } = intent
  const range = rangeOf(strike, term)
  const target = targetOf(form, range)
  const end = endAt(side, strike, quantity, offer.cost, target)
  const say = (value: Decimal) => price(value, info.pricePrecision)
  return (
    <div>
      <NumberField
        label={<Trans>If the price ends at</Trans>}
        value={target}
        onChange={next => change({ target: next })}
        unit={info.quoteCurrency}
        places={info.pricePrecision}
      />
      <p className={css.outcome}>
        <span>
          <Trans>Expected return</Trans>
        </span>
        <Change amount={end.profit} rate={end.yield} />
      </p>
      <Payoff {...{ side, strike, quantity, range, target }} offer={offer} places={info.pricePrecision} />
      <Slider
        label={t`Target price`}
        value={placeIn(range, target)}
        onChange={percent => change({ target: priceIn(range, percent) })}
        spoken={percent => say(priceIn(range, percent))}
      />
    </div>
  )
}
