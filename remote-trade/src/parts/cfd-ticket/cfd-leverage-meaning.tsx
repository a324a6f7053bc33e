/** What a leverage means for CFDs, in plain numbers. */
import { Trans } from '@lingui/react/macro'
import { initialMargin } from '@shared/money'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { CURRENCY } from '../cfd/cfd.dealing.ts'
import type { MeaningProps } from '../ticket/leverage-sheet.tsx'
import css from '../ticket/ticket.module.css'
import { useFigures } from '../words/figures.ts'

export function LeverageMeaning({ leverage, ticket: { context, info } }: MeaningProps) {
  const { money, percent, paid } = useFigures()
  const [hundred, size] = [`${money('100')} ${CURRENCY}`, money(String(leverage * 100))]
  const one = percent('0.01', 0)
  const { baseCurrency: base } = info
  const margin = context && paid(initialMargin(context.dealing.unit, context.price, leverage))
  return (
    <>
      <Sums>
        <SumRow label={<Trans>Position size per {hundred} of margin</Trans>} value={`${size} ${CURRENCY}`} />
        {margin && <SumRow label={<Trans>Margin per lot</Trans>} value={`${margin} ${CURRENCY}`} />}
        <SumRow
          label={
            <Trans>
              Margin change per {one} move in {base}
            </Trans>
          }
          value={`± ${percent((leverage / 100).toString(), 0)}`}
        />
      </Sums>
      <p className={css.explain}>
        <Trans>Cross: your whole available balance backs the position and can be lost. Liquidation comes later.</Trans>
      </p>
    </>
  )
}
