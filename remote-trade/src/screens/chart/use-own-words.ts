/** What stands on the lines of one's own: what each is, and what it makes or would bring. */
import { useLingui } from '@lingui/react/macro'
import { sideOf } from '@shared/contract/codes'
import { formatCountdown } from '@shared/format/duration'
import { fromServerTime } from '@shared/format/time'
import type { ChartLine } from '@shared/ui/chart-skin'
import { serverNow } from 'shell/market-feed'
import { useOrderNames } from '../../parts/orders/order-names.ts'
import { useFigures } from '../../parts/words/figures.ts'
import { useNames } from '../../parts/words/words.ts'
import { gainAt } from './edit.model.ts'
import type { Level, Own } from './own-lines.model.ts'

/** "Stop loss", "Buy limit 0.05": without any figure that moves. */
export function useLevelNames(): (level: Level) => string {
  const { t } = useLingui()
  const names = useNames()
  const orders = useOrderNames()
  const { exact } = useFigures()
  const ends = (trails: boolean): Partial<Record<ChartLine, string>> => ({
    target: t`Take profit`,
    stop: trails ? t`Trailing stop` : t`Stop loss`,
    liquidation: t`Liquidation`,
  })
  return ({ own, kind }) => {
    if (own.of === 'order') return `${orders.order(own.order)} ${exact(own.order.row.quantity)}`
    if (own.of === 'alert') return t`Price alert`
    if (own.of !== 'position') return sideOf(termOf(own).direction) === 'long' ? t`Rise` : t`Fall`
    const { side, row } = own.position
    return ends(Boolean(row.trailing))[kind] ?? names.side(side, row.leverage ?? 1)
  }
}

/** "Long 20x +336.60", "Stop loss −49.24", "Rise 03:36". */
export function useLevelWords(): (level: Level) => string {
  const names = useLevelNames()
  const { signed } = useFigures()
  return level => {
    const { own, kind, price } = level
    if (own.of === 'option' || own.of === 'second') return `${names(level)}  ${leftOf(own)}`
    if (own.of === 'position' && kind === 'position') return `${names(level)}  ${signed(own.position.profit)}`
    const gain = gainAt(level, price)
    return gain ? `${names(level)}  ${signed(gain.profit)}` : names(level)
  }
}

type Term = Extract<Own, { of: 'option' | 'second' }>
export const termOf = (own: Term) => (own.of === 'option' ? own.row : own.order)

function leftOf(own: Term): string {
  const { expireTime } = termOf(own)
  return expireTime ? formatCountdown(Math.max(0, fromServerTime(expireTime) - serverNow())) : ''
}
