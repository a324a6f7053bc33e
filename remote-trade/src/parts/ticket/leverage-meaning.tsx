/** What a leverage means for contracts, in plain numbers. */
import { Trans } from '@lingui/react/macro'
import { notionalCap } from '@shared/money'
import { SumRow, Sums } from '@shared/ui/sum-row'
import { useFigures } from '../words/figures.ts'
import type { MeaningProps } from './leverage-sheet.tsx'
import { previewOf, roomOf, type Terms, type TicketContext } from './ticket.model.ts'
import css from './ticket.module.css'

/** A position of a hundred stands for any: margin and room do not depend on the size within a tier. */
export function LeverageMeaning({ leverage, ticket }: MeaningProps) {
  const { percent, money } = useFigures()
  const { info, terms, context } = ticket
  const [hundred, size] = [`${money('100')} ${info.quoteCurrency}`, money(String(leverage * 100))]
  const most = money(notionalCap(info.tiers, leverage))
  const { quoteCurrency, minQuantity } = info
  const room = (side: 'long' | 'short', at: TicketContext) => {
    const isolated: Terms = { mode: 'isolated', leverage }
    return percent(roomOf(previewOf(minQuantity, side, isolated, at)?.liquidation ?? null, at.price))
  }
  return (
    <>
      <Sums>
        <SumRow label={<Trans>Position size per {hundred} of margin</Trans>} value={`${size} ${quoteCurrency}`} />
        <SumRow label={<Trans>Largest position at this leverage</Trans>} value={`${most} ${quoteCurrency}`} />
        {context && (
          <>
            <SumRow label={<Trans>Long liquidated after a fall of</Trans>} value={room('long', context)} />
            <SumRow label={<Trans>Short liquidated after a rise of</Trans>} value={room('short', context)} />
          </>
        )}
      </Sums>
      <p className={css.explain}>
        {terms.mode === 'isolated' ? (
          <Trans>Isolated: you can lose no more than this position's margin.</Trans>
        ) : (
          <Trans>
            Cross: your whole available balance backs the position and can be lost. Liquidation comes later.
          </Trans>
        )}
      </p>
    </>
  )
}
