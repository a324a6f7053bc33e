/** Says what became of an order as it is placed. */
import { useLingui } from '@lingui/react/macro'
import type { Position, SymbolInfo } from '@shared/contract'
import { positionStates, sideOf } from '@shared/contract/codes'
import { pairOf } from '@shared/contract/symbols'
import * as to from '@shared/contract/to'
import { go } from 'shell/navigation'
import { toast } from 'shell/overlay'
import { useFigures } from '../words/figures.ts'
import { useTellTrade } from '../words/use-tell-trade.ts'
import { useNames } from '../words/words.ts'
import { tradeOf } from './trade.model.ts'

export function useTell(info: SymbolInfo) {
  const { t } = useLingui()
  const names = useNames()
  const { exact, price, got } = useFigures()
  const say = useTellTrade()
  return (row: Position | undefined) => {
    const pair = pairOf(info)
    if (!row) return say(t`Order for ${pair} placed`)
    if (row.state === positionStates.pending)
      return say(names.waits(sideOf(row.direction), pair, price(row.price, info.pricePrecision)))
    const { side, received } = tradeOf(row)
    const bought = `${exact(received)} ${info.baseCurrency}`
    const [sold, brought] = [`${exact(row.quantity)} ${info.baseCurrency}`, `${got(received)} ${info.quoteCurrency}`]
    const record = { act: () => go(to.spotRecords({ id: row.id })) }
    toast(side === 'long' ? t`You bought ${bought}` : t`Sold ${sold} for ${brought}`, {
      kind: 'success',
      action: record,
    })
  }
}
