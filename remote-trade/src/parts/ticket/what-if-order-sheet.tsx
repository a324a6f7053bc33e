/** "What if?" about an order that is not placed yet. Price and account stay as they were when the sheet was opened. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Side } from '@shared/money'
import { Segmented } from '@shared/ui/segmented'
import { useMemo, useState } from 'react'
import { useTickers } from 'shell/market-feed'
import type { SheetFrame } from 'shell/screen'
import { useSize } from '../cfd/units.ts'
import type { LivePosition } from '../positions/live-position.model.ts'
import { PositionSheet } from '../positions/position-sheet.tsx'
import { usePricedAccount } from '../positions/use-live-account.ts'
import { positionNow } from '../positions/what-if.model.ts'
import { WhatIf } from '../positions/what-if.tsx'
import { Resting } from '../positions/what-if-sheet.tsx'
import { useFigures } from '../words/figures.ts'
import { useNames } from '../words/words.ts'
import css from './ticket.module.css'
import type { TicketState } from './use-ticket.ts'
import { orderTried, symbolsOf } from './what-if-order.model.ts'

type Props = SheetFrame & { ticket: TicketState }

/** The order of either side, at the prices of the opening. */
function useOrder({ ticket }: Props, side: Side) {
  const { info } = ticket
  const symbols = useMemo(() => symbolsOf(info), [info])
  const tickers = useTickers(symbols)
  const { data } = usePricedAccount()
  const [start, setStart] = useState(data && { ticket, data, tickers })
  if (!start && data) setStart({ ticket, data, tickers })
  return useMemo(() => start && orderTried(start.ticket, side, start.data, start.tickers), [start, side])
}

export function WhatIfOrderSheet(props: Props) {
  const { ticket, open, onClose } = props
  const { info, form } = ticket
  const { t } = useLingui()
  const names = useNames()
  const [side, setSide] = useState<Side>('long')
  const order = useOrder(props, side)
  const position = order && positionNow(order.of, order.id)
  if (!order || !position) return null
  const sides = (['long', 'short'] as const).map(value => ({ value, label: names.button(value) }))
  return (
    <PositionSheet {...{ position, info, open, onClose }} title={<Trans>What if?</Trans>}>
      <Segmented label={t`Side`} options={sides} value={side} onChange={setSide} />
      <Resting symbol={info.symbol} />
      {order.isExample && <ExampleNote of={position} />}
      <Missing amount={order.missing} />
      <WhatIf
        key={side}
        of={order.of}
        id={order.id}
        info={info}
        back={
          form.kind === 'market' ? <Trans>Back to the current price</Trans> : <Trans>Back to the order's price</Trans>
        }
      />
    </PositionSheet>
  )
}

function ExampleNote({ of: { row, info } }: { of: LivePosition }) {
  const quantity = useSize()(row.quantity, row, info)
  return (
    <p className={css.explain}>
      <Trans>These figures are an example for {quantity}. Enter a quantity in your order to see your own.</Trans>
    </p>
  )
}

/** The figures are those of somebody who has the money. */
function Missing({ amount }: { amount: string | null }) {
  const { money } = useFigures()
  const sum = money(amount)
  return (
    amount !== null && (
      <p className={css.explain}>
        <Trans>Shown as if you had transferred {sum} more first.</Trans>
      </p>
    )
  )
}
