/** "What if?" about the price of a pledged coin: LTV, call, sale and what is left. Nothing of it is sent. */
import { Trans, useLingui } from '@lingui/react/macro'
import { type Loan, loanSetListCall } from '@shared/contract/calls/invest/loans'
import { formatDecimal, formatPercent } from '@shared/format/number'
import { changeRate, compare, type Decimal } from '@shared/money'
import { Banner } from '@shared/ui/banner'
import { Button } from '@shared/ui/button'
import { NumberField } from '@shared/ui/number-field'
import { PriceSlider } from '@shared/ui/price-slider'
import { Sheet } from '@shared/ui/sheet'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useMemo, useState } from 'react'
import { useLanguage } from 'shell/i18n'
import { useCall } from 'shell/query'
import { useLastValue } from '../../parts/buying/last-value.ts'
import { Money, useFigures } from '../../parts/figures.tsx'
import { usePrecisions } from '../../parts/loans/live.ts'
import { type LivePledge, pledgeOf, pricesAt } from '../../parts/loans/loan.model.ts'
import { useLoan } from '../../parts/loans/loans.api.ts'
import { LtvFigure, LtvGauge } from '../../parts/loans/ltv-gauge.tsx'
import { PledgeRows } from '../../parts/loans/pledge-rows.tsx'
import { usePrice, usePriceReason } from '../../parts/loans/price.ts'
import { LoadedLoan, type SheetProps } from './loaded-loan.tsx'
import css from './loan-account.module.css'
import { type LoanWhatIf, loanRange, loanTone, loanWhatIf, saleAt, saleFeeOf } from './what-if.model.ts'

/** What it is about stays while it goes. */
export function WhatIfSheet({ id, frame }: SheetProps) {
  const last = useLastValue(id)
  const { query } = useLoan(last)
  return (
    <Sheet key={last} {...frame} title={<Trans>What if?</Trans>}>
      <LoadedLoan of={query}>{loan => <OfLoan loan={loan} />}</LoadedLoan>
    </Sheet>
  )
}

function OfLoan({ loan }: { loan: Loan }) {
  const pledge = pledgeOf(loan)
  const { at, age } = usePrice(pledge?.currency)
  const reason = usePriceReason(age)
  return (
    <div className={css.sheet}>
      {reason && <Banner kind="wait" title={reason} />}
      {at && pledge && <Tried loan={loan} now={at.price} places={at.places} coin={pledge.currency} />}
    </div>
  )
}

type Props = { loan: Loan; now: Decimal; places: number; coin: string }

function Tried({ loan, now, places, coin }: Props) {
  const [typed, setTyped] = useState<Decimal | '' | null>(null)
  const at = typed && compare(typed, '0') > 0 ? typed : now
  const told = useMemo(() => loanWhatIf(loan, at, places), [loan, at, places])
  if (!told) return null
  return (
    <>
      <NumberField
        label={<Trans>If {coin} costs</Trans>}
        labelled="above"
        value={typed ?? at}
        onChange={setTyped}
        onFocus={() => setTyped(typed ?? at)}
        places={places}
        unit={loan.currency}
      />
      <Line {...{ loan, now, places, told, at }} onChange={setTyped} />
      <div className={css.state}>
        <Words told={told} away={changeRate(now, at)} places={places} />
        <span className={css.back} data-off={typed === null || undefined}>
          <Button small onClick={() => setTyped(null)}>
            <Trans>Back to the current price</Trans>
          </Button>
        </span>
      </div>
      <LtvGauge ltv={told.pledge.ltv} {...told.pledge.ratios} />
      <Figures loan={loan} told={told} />
      <Notes loan={loan} pledge={told.pledge} />
    </>
  )
}

type LineProps = Pick<Props, 'loan' | 'now' | 'places'> & {
  told: LoanWhatIf
  at: Decimal
  onChange(price: Decimal): void
}

function Line({ loan, now, places, told, at, onChange }: LineProps) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const { call, liquidation } = pricesAt(loan.owed, told.pledge, places)
  const [range] = useState(() => loanRange(now, liquidation, places))
  const price = (value: Decimal | null) => formatDecimal(bcp47, value, { places })
  const [shown, ltv] = [price(at), formatPercent(bcp47, told.pledge.ltv)]
  return (
    <PriceSlider
      label={t`Price`}
      {...range}
      {...{ places, onChange }}
      value={at}
      start={range.to}
      tone={loanTone(told)}
      spoken={t`${shown} (LTV ${ltv})`}
      marks={[
        { kind: 'liquidation', at: liquidation, label: price(liquidation) },
        { kind: 'call', at: call, label: price(call) },
      ]}
    />
  )
}

function Words({ told: { end, pledge }, away, places }: { told: LoanWhatIf; away: Decimal; places: number }) {
  const { bcp47 } = useLanguage()
  const far = formatPercent(bcp47, away, { places: 2, sign: true })
  const at = formatDecimal(bcp47, end ?? pledge.price, { places })
  if (end)
    return (
      <b className={css.bad}>
        <Trans>Part of your collateral is sold at {at}. The figures stop there.</Trans>
      </b>
    )
  return (
    <span>{pledge.remedy ? <Trans>Collateral call at {at}</Trans> : <Trans>{far} from the starting price</Trans>}</span>
  )
}

function Figures({ loan: { owed, currency }, told: { pledge, worth, left } }: { loan: Loan; told: LoanWhatIf }) {
  return (
    <Sums>
      <SumRow strong label={<Trans>LTV</Trans>} value={<LtvFigure ltv={pledge.ltv} {...pledge.ratios} />} />
      <SumRow label={<Trans>Collateral is worth</Trans>} value={<Money value={worth} currency={currency} />} />
      <SumRow label={<Trans>Owed</Trans>} value={<Money value={owed} currency={currency} />} />
      <SumRow
        strong
        label={<Trans>Left after repaying all</Trans>}
        value={<Money value={left} currency={currency} />}
      />
      <PledgeRows owed={owed} pledge={pledge} />
    </Sums>
  )
}

/** What is sold at the liquidation, and that all of it is only counted. */
function Notes({ loan, pledge }: { loan: Loan; pledge: LivePledge }) {
  const { data: sets } = useCall(loanSetListCall, {})
  const places = usePrecisions()(pledge.currency)
  const feeRate = saleFeeOf(sets, pledge.currency)
  const sale = feeRate === undefined ? null : saleAt(loan, feeRate, places)
  const { bcp47 } = useLanguage()
  const { money } = useFigures()
  const { currency: coin } = pledge
  const at = formatDecimal(bcp47, sale?.at, { places })
  const [sold, rest] = [money(sale?.sold, coin), money(sale?.rest, coin)]
  const [fee, owed] = [money(sale?.fee, loan.currency), money(sale?.owed, loan.currency)]
  return (
    <>
      <p className={css.note}>
        {sale && (
          <Trans>
            At {at} we sell {sold} of your collateral, for a fee of {fee}. You'd keep {rest} and still owe {owed}.
          </Trans>
        )}
      </p>
      <p className={css.note}>
        <Trans>This is only a calculation: all other prices stay as they are, and nothing is sent.</Trans>
      </p>
    </>
  )
}
