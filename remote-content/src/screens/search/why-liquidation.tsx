/** Why a position is liquidated at a price: the formula with its own figures (docs/rules/money.md#liquidation). */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { marginModes, tradeTypes } from '@shared/contract/codes'
import { formatPercent } from '@shared/format/number'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useLanguage } from 'shell/i18n'
import { type Explained, type Liquidation, liquidationOf } from './prices.model.ts'
import css from './search.module.css'
import { useFigure } from './use-wording.ts'

type Props = { of: Extract<Explained, { kind: 'liquidation' }>; info: SymbolInfo | undefined }

export function OfLiquidation({ of, info }: Props) {
  const known = info && liquidationOf(of.row, info)
  return known ? <Formula of={known} /> : <Plain of={of} />
}

/** A price that other positions or prices move has no formula of its own. */
function Plain({ of: { row, price } }: Pick<Props, 'of'>) {
  const { t } = useLingui()
  const figure = useFigure()
  return (
    <>
      <p className={css.why}>
        <Rule of={row} />
      </p>
      <Sums>
        <SumRow label={t`Quantity`} value={figure(row.quantity)} />
        <SumRow label={t`Entry price`} value={figure(row.openPrice ?? '0')} />
        <SumRow label={t`Margin`} value={figure(row.margin)} />
        <SumRow label={t`Liquidation price`} value={figure(price)} strong />
      </Sums>
    </>
  )
}

function Rule({ of: { tradeType, marginMode } }: { of: Position }) {
  if (tradeType === tradeTypes.cfd)
    return (
      <Trans>
        The account must be worth at least half of its CFDs' margin. Your free balance and all cross positions count
        together.
      </Trans>
    )
  if (marginMode === marginModes.cross)
    return (
      <Trans>
        A cross position uses your free balance and your other cross positions, so this price moves with them.
      </Trans>
    )
  return <Trans>At this price, your margin and profit are down to the maintenance margin and the closing fee.</Trans>
}

/** Long (qE − M − c) ÷ (q(1 − m)), short (qE + M + c) ÷ (q(1 + m)). */
function useFormula({ side, quantity, entry, margin, deduction, factor, price }: Liquidation): string {
  const figure = useFigure()
  const sign = side === 'long' ? '−' : '+'
  const worth = `${figure(quantity)} × ${figure(entry)} ${sign} ${figure(margin)} ${sign} ${figure(deduction)}`
  return `(${worth}) ÷ (${figure(quantity)} × ${figure(factor)}) = ${figure(price)}`
}

function Formula({ of }: { of: Liquidation }) {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  const figure = useFigure()
  const rate = (fraction: string) => formatPercent(bcp47, fraction, { places: 4, minPlaces: 0 })
  return (
    <>
      <p className={css.why}>
        <Trans>At this price, your margin and profit are down to the maintenance margin and the closing fee.</Trans>
      </p>
      <p className={css.formula}>{useFormula(of)}</p>
      <Sums>
        <SumRow label={t`Quantity`} value={figure(of.quantity)} />
        <SumRow label={t`Entry price`} value={figure(of.entry)} />
        <SumRow label={t`Margin`} value={figure(of.margin)} />
        <SumRow label={t`Maintenance rate`} value={rate(of.maintenanceRate)} />
        <SumRow label={t`Closing fee rate`} value={rate(of.feeRate)} />
        <SumRow label={t`Tier deduction`} value={figure(of.deduction)} />
        <SumRow label={t`Liquidation price`} value={figure(of.price)} strong />
      </Sums>
    </>
  )
}
