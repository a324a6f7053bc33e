/** What directions, modes and reasons are called. */
import { useLingui } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { closeReasons, marketStates } from '@shared/contract/codes'
import type { MarginMode, Side } from '@shared/money'
import { useLanguage } from 'shell/i18n'
import type { Gate } from '../price/price-gate.ts'
import { openingOf } from '../quotes/opening.ts'
import type { TargetFault } from '../targets/targets.ts'
import { useFigures } from './figures.ts'

export function useNames() {
  const { t } = useLingui()
  const buttons: Record<Side, string> = { long: t`Buy long`, short: t`Sell short` }
  const modes: Record<MarginMode, string> = { isolated: t`Isolated`, cross: t`Cross` }
  const reasons: Record<number, string> = {
    [closeReasons.owner]: t({ message: 'Closed by you', context: 'who closed a position' }),
    [closeReasons.takeProfit]: t`Take profit`,
    [closeReasons.stopLoss]: t`Stop loss`,
    [closeReasons.liquidation]: t`Liquidation`,
    [closeReasons.expired]: t({ message: 'Expired', context: 'order' }),
    [closeReasons.noFunds]: t`Not enough funds`,
    [closeReasons.ownLimit]: t`Your own limit or break`,
  }
  return {
    /** Of the act. */
    button: (side: Side) => buttons[side],
    /** Of the direction, with its leverage. */
    side: (side: Side, leverage: number) => (side === 'long' ? t`Long ${leverage}x` : t`Short ${leverage}x`),
    /** Once it is opened. */
    opened: (side: Side, pair: string, at: string) =>
      side === 'long' ? t`Long ${pair} opened at ${at}` : t`Short ${pair} opened at ${at}`,
    /** Of an order that was placed and waits. */
    waits: (side: Side, pair: string, at: string) =>
      side === 'long' ? t`Order to buy ${pair} at ${at} placed` : t`Order to sell ${pair} at ${at} placed`,
    mode: (mode: MarginMode) => modes[mode],
    /** Who or what closed a position, or ended an order. */
    reason: ({ closeReason, openPrice }: Position) =>
      openPrice || (closeReason ?? closeReasons.owner) !== closeReasons.owner
        ? (reasons[closeReason ?? closeReasons.owner] ?? '')
        : t({ message: 'Cancelled by you', context: 'order' }),
  }
}

/** Why no order may go now; undefined where one may. */
export function useGateWords(): (gate: Gate) => string | undefined {
  const { t } = useLingui()
  const { bcp47 } = useLanguage()
  return gate => {
    if (gate.state === 'open') return undefined
    if (gate.state === 'offline') return t`No connection`
    if (gate.state === 'no-price') return t`Waiting for a price`
    if (gate.state === 'stale') {
      const { seconds } = gate
      return t`Prices are ${seconds} s old`
    }
    const time = openingOf(bcp47, { marketState: marketStates.closed, nextOpenTime: gate.opens })
    return time ? t`Closed, opens ${time}` : t`Market closed`
  }
}

/** What is wrong with a take-profit or stop-loss. */
export function useTargetWords(): (fault: TargetFault, places: number) => string {
  const { t } = useLingui()
  const { price } = useFigures()
  return (fault, places) => {
    if (fault.name === 'stop-side') return t`This price is on the wrong side of the market`
    const liquidation = price(fault.price, places)
    return t`You'd be liquidated at ${liquidation} first`
  }
}
