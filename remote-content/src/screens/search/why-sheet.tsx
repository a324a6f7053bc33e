/** Why a price is what it is: the rule, its formula, and the figures of one trade (docs/rules/money.md#liquidation). */
import { Trans } from '@lingui/react/macro'
import type { SymbolInfo } from '@shared/contract'
import { tradeTypes } from '@shared/contract/codes'
import * as to from '@shared/contract/to'
import { Button } from '@shared/ui/button'
import { EmptyState } from '@shared/ui/empty-state'
import { Sheet, type SheetProps } from '@shared/ui/sheet'
import { useWay } from 'shell/navigation'
import { type Explained, explainable, type Trades } from './prices.model.ts'
import css from './search.module.css'
import { pairName, useFigure } from './use-wording.ts'
import { OfClosing, OfSecond } from './why-ended.tsx'
import { OfLiquidation } from './why-liquidation.tsx'

type Props = {
  id: string | undefined
  frame: Pick<SheetProps, 'open' | 'onClose' | 'addressed'>
  trades: Trades
  pairs: readonly SymbolInfo[]
}

export function WhySheet({ id, frame, trades, pairs }: Props) {
  const price = explainable(trades).find(one => one.id === id)
  return (
    <Sheet {...frame} title={<Title price={price} />} actions={price && <Trade of={price} />}>
      {price ? <Reason of={price} pairs={pairs} /> : <Gone />}
    </Sheet>
  )
}

function Title({ price }: { price: Explained | undefined }) {
  const figure = useFigure()
  if (!price) return <Trans>Why this price</Trans>
  const at = figure(price.price)
  return <Trans>Why {at}</Trans>
}

const Gone = () => (
  <EmptyState title={<Trans>This price isn't among your trades</Trans>}>
    <Trans>The position may have closed, or its newest records are still loading.</Trans>
  </EmptyState>
)

/** Where the trade itself stands. */
function Trade({ of: { kind, row, symbol } }: { of: Explained }) {
  const second = to.contract({ mode: 'second', symbol, order: row.id })
  const mode = 'tradeType' in row && row.tradeType === tradeTypes.cfd ? 'cfd' : 'contract'
  const position = to.contract({ mode, symbol, tab: kind === 'closed' ? 'history' : undefined, order: row.id })
  const href = useWay(kind === 'second' ? second : position)
  if (!href) return null
  return (
    <Button wide href={href}>
      {kind === 'second' ? <Trans>Open the receipt</Trans> : <Trans>Open the position</Trans>}
    </Button>
  )
}

function Reason({ of: price, pairs }: { of: Explained; pairs: readonly SymbolInfo[] }) {
  const pair = pairName(pairs, price.symbol)
  const info = pairs.find(({ symbol }) => symbol === price.symbol)
  return (
    <div className={css.reason} translate="no">
      <b>{pair}</b>
      {price.kind === 'liquidation' && <OfLiquidation of={price} info={info} />}
      {price.kind === 'closed' && <OfClosing of={price} />}
      {price.kind === 'second' && <OfSecond of={price} />}
    </div>
  )
}
