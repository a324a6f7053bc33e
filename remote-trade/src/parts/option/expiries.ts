/** Says how options ended whose time was over; draws nothing. */
import { useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { positionListCall } from '@shared/contract/calls/trade'
import { closeReasons, positionStates, tradeTypes } from '@shared/contract/codes'
import { MOST_RUNNING } from '@shared/contract/limits'
import { pairNamed } from '@shared/contract/symbols'
import { toast } from 'shell/overlay'
import { askFor } from 'shell/transport'
import { type TradingAccount, useTradingAccount } from '../account/trading-account.ts'
import { useEndings } from '../history/endings.ts'
import { useSymbolMap } from '../quotes/symbols.ts'
import { useFigures } from '../words/figures.ts'
import { useViewOf } from '../words/use-tell-trade.ts'
import { useOptions } from './option.api.ts'

async function ended(account: TradingAccount, ids: ReadonlySet<string>, signal: AbortSignal): Promise<Position[]> {
  const closed = { tradeType: tradeTypes.option, state: positionStates.closed, pageSize: MOST_RUNNING } as const
  const page = await askFor(positionListCall, { ...account, ...closed }, { signal }).catch(() => null) // the history tells it
  return (page?.records ?? []).filter(({ id }) => ids.has(id))
}

function useTell() {
  const { t } = useLingui()
  const { signed, exact, price, paid } = useFigures()
  const infos = useSymbolMap()
  const viewOf = useViewOf()
  const one = (row: Position): string => {
    const info = infos.get(row.symbol)
    const pair = pairNamed(row.symbol, info)
    const [strike, unit, profit] = [exact(row.strike), row.currency, signed(row.profit)]
    const [cost, at] = [paid(row.margin), price(row.closePrice, info?.pricePrecision ?? 2)]
    if (row.closeReason === closeReasons.voided)
      return t`${pair} ${strike} was voided: there was no current price at expiry. ${cost} ${unit} refunded.`
    return t`${pair} ${strike} expired at ${at}: ${profit} ${unit}`
  }
  return (rows: readonly Position[]): void => {
    const [row, ...more] = rows.filter(({ closeReason }) => closeReason !== closeReasons.owner)
    if (!row) return
    const count = more.length + 1
    if (count > 1) return toast(t`${count} options have ended. See your history.`)
    toast(one(row), { action: viewOf({ mode: 'option', order: row.id }) })
  }
}

/** A toast is a polite live region too. */
export function Expiries(): null {
  const account = useTradingAccount()
  const running = useOptions().data?.rows.map(({ row }) => row)
  useEndings(running, (ids, signal) => ended(account, ids, signal), useTell())
  return null
}
