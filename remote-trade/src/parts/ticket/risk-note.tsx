/** What the first leveraged order ever can cost, in the numbers of this very order. */
import { Trans } from '@lingui/react/macro'
import { count, type OpenPreview, truncate } from '@shared/money'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import type { Exemplary } from './example.model.ts'
import { roomOf, type TicketContext } from './ticket.model.ts'
import css from './ticket.module.css'

export function RiskNote({
  intent,
  preview,
  context,
}: {
  intent: Exemplary
  preview: OpenPreview
  context: TicketContext
}) {
  const figures = useFigures()
  const { side, mode, leverage } = intent
  const { baseCurrency: base, pricePrecision } = context.info
  const { currency: quote } = context.dealing
  const margin = <Paid open value={preview.margin} unit={quote} />
  const fee = <Paid open value={preview.fee} unit={quote} />
  const balance = `${figures.money(preview.availableBefore)} ${quote}`
  const [one, many] = [figures.percent('0.01', 0), figures.percent(truncate(count(leverage).div('100'), 2), 0)]
  const room = figures.percent(roomOf(preview.liquidation, context.price))
  const price = figures.price(preview.liquidation, pricePrecision)
  return (
    <div className={css.risk}>
      <p>
        <Trans>
          At {leverage}x leverage, every {one} that {base} moves against you costs {many} of your margin.
        </Trans>
      </p>
      {preview.liquidation !== null && (
        <p>
          {side === 'long' ? (
            <Trans>
              If {base} falls {room} to {price}, your position is liquidated.
            </Trans>
          ) : (
            <Trans>
              If {base} rises {room} to {price}, your position is liquidated.
            </Trans>
          )}
        </p>
      )}
      <p>
        {mode === 'isolated' ? (
          <Trans>
            You could then lose your whole margin of {margin}, plus the {fee} fee.
          </Trans>
        ) : (
          <Trans>You could then lose your whole available balance of {balance}.</Trans>
        )}
      </p>
    </div>
  )
}
