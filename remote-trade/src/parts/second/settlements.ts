/** Hears which second contracts ended, and says how. */
import { useLingui } from '@lingui/react/macro'
import type { SecondOrder } from '@shared/contract'
import { secondListCall } from '@shared/contract/calls/trade'
import { secondStates } from '@shared/contract/codes'
import { pairNamed } from '@shared/contract/symbols'
import { sum } from '@shared/money'
import { toast } from 'shell/overlay'
import { askFor } from 'shell/transport'
import { type TradingAccount, useTradingAccount } from '../account/trading-account.ts'
import { useEndings } from '../history/endings.ts'
import { useSymbolMap } from '../quotes/symbols.ts'
import { useFigures } from '../words/figures.ts'
import { endOf, useRounds } from './second.api.ts'
import { resultOf } from './second.model.ts'

const MOST = 200

/** Those of them that have ended; none once the page has: nobody else is told. */
async function ended(account: TradingAccount, ids: ReadonlySet<string>, signal: AbortSignal): Promise<SecondOrder[]> {
  const input = { ...account, state: secondStates.closed, pageSize: MOST }
  const page = await askFor(secondListCall, input, { signal }).catch(() => null) // the history tells it
  return (page?.records ?? []).filter(({ id }) => ids.has(id))
}

/** What an end says in one sentence. */
export function useEndWords(): (row: SecondOrder) => string {
  const { t } = useLingui()
  const { signed, money, price } = useFigures()
  const infos = useSymbolMap()
  return row => {
    const info = infos.get(row.symbol)
    const pair = pairNamed(row.symbol, info)
    const unit = row.currency
    const [profit, stake] = [signed(row.profit), money(row.amount)]
    const at = price(row.closeTick?.price, info?.pricePrecision ?? 2)
    const result = resultOf(row)
    if (result === 'voided')
      return t`${pair} was voided: there was no current price at the end. ${stake} ${unit} refunded.`
    if (result === 'tie') return t`${pair} ended at its entry price. Your ${stake} ${unit} was returned.`
    return t`${pair} settled at ${at}: ${profit} ${unit}`
  }
}

/** Several that end at once are told together. */
function useTellSeveral() {
  const { t } = useLingui()
  const { signed } = useFigures()
  return (rows: readonly SecondOrder[]): void => {
    const count = rows.length
    const [profit, unit] = [signed(sum(rows.map(each => each.profit ?? '0')).toString()), rows[0]?.currency]
    toast(t`${count} second contracts ended: ${profit} ${unit}`)
  }
}

/** @param show takes the one that ended; of several at once the newest, beside a toast about all */
export function useSettlements(show: (row: SecondOrder) => void): void {
  const account = useTradingAccount()
  const tellSeveral = useTellSeveral()
  const tell = (rows: readonly SecondOrder[]): void => {
    const [newest] = rows.toSorted((a, b) => endOf(b) - endOf(a))
    if (newest) show(newest)
    if (rows.length > 1) tellSeveral(rows)
  }
  useEndings(useRounds().data, (ids, signal) => ended(account, ids, signal), tell)
}
