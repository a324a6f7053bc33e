/** What a contract is, in the numbers of what is ordered or typed, else of an example. */
import { Trans } from '@lingui/react/macro'
import { quantityForAmount } from '@shared/money'
import { ExplainSheet } from '../explain/explain-sheet.tsx'
import { useFigures } from '../words/figures.ts'
import { exampleOf } from './example.model.ts'
import type { ExplainedProps } from './kind.ts'
import { RiskNote } from './risk-note.tsx'

/** Of margin: what is explained by where nothing was typed. */
const EXAMPLE = 100

export function Explained({ ticket, intent, title, ...frame }: ExplainedProps) {
  const { paid, money, percent } = useFigures()
  const { info, terms } = ticket
  const sized = exampleOf(ticket, intent, context =>
    quantityForAmount(String(EXAMPLE * terms.leverage), context.price, info.quantityStep),
  )
  if (!sized) return null
  const { order, context, preview, worth } = sized
  const { baseCurrency: base, takerFee, makerFee } = info
  const { currency } = context.dealing
  const [margin, value] = [`${paid(preview.margin)} ${currency}`, `${money(worth)} ${currency}`]
  const [taker, maker, fee] = [percent(takerFee), percent(makerFee), `${paid(preview.fee)} ${currency}`]
  return (
    <ExplainSheet
      {...frame}
      title={title ?? <Trans>How contracts work</Trans>}
      what={
        <Trans>
          With a margin of {margin} you hold {base} worth {value}. A long gains when the price rises and loses when it
          falls, a short the other way round. Nothing is delivered, and there is no end date.
        </Trans>
      }
      costs={
        <Trans>
          You pay {taker} of what it is worth as you open, {fee}, and again as you close. A limit order that waits pays{' '}
          {maker} as it opens. Holding it costs nothing.
        </Trans>
      }
      worst={<RiskNote intent={order} preview={preview} context={context} />}
    />
  )
}
