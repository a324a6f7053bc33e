/** A second contract in numbers, as the confirm sheet shows it. */
import { Trans } from '@lingui/react/macro'
import { big, breakEvenRate, compare, type Decimal, secondWinnings } from '@shared/money'
import { Amount } from '@shared/ui/amount'
import { PriceCell } from '@shared/ui/price-cell'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useTicker } from 'shell/market-feed'
import { useFigures } from '../words/figures.ts'
import { payoutOf, type SecondIntent } from './second.model.ts'
import css from './second.module.css'
import { UNIT } from './second-fields.tsx'
import { useRoundNames } from './second-words.ts'
import type { SecondState } from './use-second.ts'

type Props = { intent: SecondIntent; odds: Decimal; second: SecondState }

export function SecondNumbers({ intent: { term, amount }, odds, second: { info, available } }: Props) {
  const { needed, gain, signed } = useFigures()
  const names = useRoundNames()
  const price = useTicker(info.symbol)?.price
  const fits = available !== undefined && compare(amount, available) <= 0
  return (
    <>
      <p className={css.headline}>
        <Amount open value={amount} unit={UNIT} size="title-1" />
        <span>{names.seconds(term.seconds)}</span>
      </p>
      <Sums>
        <SumRow label={<Trans>Market price</Trans>} value={<PriceCell price={price} places={info.pricePrecision} />} />
        <SumRow label={<Trans>Payout rate</Trans>} value={gain(odds)} />
        <SumRow label={<Trans>If you're right</Trans>} value={`${signed(secondWinnings(amount, odds))} ${UNIT}`} />
        <SumRow
          label={<Trans>Payout at that price</Trans>}
          value={<Amount open value={payoutOf(amount, odds)} unit={UNIT} />}
        />
        <SumRow label={<Trans>If you're wrong</Trans>} value={`${signed(big(amount).neg().toString())} ${UNIT}`} />
        <SumRow label={<Trans>If the price doesn't change</Trans>} value={`${signed('0')} ${UNIT}`} />
        <SumRow label={<Trans>Break-even success rate</Trans>} value={needed(breakEvenRate(odds))} />
        <SumRow
          label={<Trans>Available</Trans>}
          {...(fits && { before: <Amount value={available} /> })}
          value={<Amount value={fits ? big(available).minus(big(amount)).toString() : available} unit={UNIT} />}
        />
      </Sums>
    </>
  )
}
