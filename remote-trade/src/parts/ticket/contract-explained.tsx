/** What a contract is, in the numbers of what is ordered or typed, else of an example. */
import { Trans } from '@lingui/react/macro'
import { ExplainSheet } from '../explain/explain-sheet.tsx'
import { useFigures } from '../words/figures.ts'
import { Paid } from '../words/paid.tsx'
import { exampleContract, exampleOf } from './example.model.ts'
import type { ExplainedProps } from './kind.ts'
import { RiskNote } from './risk-note.tsx'

export function Explained({ ticket, intent, title, ...frame }: ExplainedProps) {
  const { money, percent } = useFigures()
  const { info } = ticket
  const sized = exampleOf(ticket, intent, context => exampleContract(ticket, context))
  if (!sized) return null
  const { order, context, preview, worth } = sized
  const { baseCurrency: base, takerFee, makerFee } = info
  const { currency } = context.dealing
  const value = `${money(worth)} ${currency}`
  const margin = <Paid open value={preview.margin} unit={currency} />
  const fee = <Paid open value={preview.fee} unit={currency} />
  const [taker, maker] = [percent(takerFee), percent(makerFee)]
  return (
    <ExplainSheet
      {...frame}
      about="contract"
      title={title ?? <Trans>How contracts work</Trans>}
      what={
        <Trans>
          With {margin} of margin you hold a position in {base} worth {value}. A long position profits when the price
          rises and loses when it falls; a short is the opposite. There's no delivery and no expiry.
        </Trans>
      }
      costs={
        <Trans>
          Opening costs {taker} of the position's value, here {fee}, and closing costs the same again. If your limit
          order has to wait, opening costs {maker}. There's no holding fee.
        </Trans>
      }
      worst={<RiskNote intent={order} preview={preview} context={context} />}
    />
  )
}
