/** Where the details of a trade lead on: to the running position, the open orders, or the next trade. */
import { Trans } from '@lingui/react/macro'
import type { Position } from '@shared/contract'
import { positionStates } from '@shared/contract/codes'
import { Button } from '@shared/ui/button'
import { useWay } from 'shell/navigation'
import { useTradingAccount } from '../account/trading-account.ts'
import { tradePlace } from '../words/use-tell-trade.ts'

type Props = {
  row: { id: string; symbol: string; direction: number }
  mode: string
  state: 'waiting' | 'running' | 'ended'
}

const words = {
  waiting: <Trans>Show open orders</Trans>,
  running: <Trans>Show position</Trans>,
  ended: <Trans>Trade again</Trans>,
}

export function stateOf({ state }: Pick<Position, 'state'>): Props['state'] {
  if (state === positionStates.pending) return 'waiting'
  return state === positionStates.running || state === positionStates.settling ? 'running' : 'ended'
}

export function Onward({ row: { id, symbol, direction }, mode, state }: Props) {
  const account = useTradingAccount()
  const query = {
    waiting: { mode, symbol, tab: 'orders' },
    running: { mode, symbol, position: id },
    ended: { mode, symbol, side: String(direction) },
  }
  const way = useWay(tradePlace(account, query[state]))
  return (
    way && (
      <Button wide href={way}>
        {words[state]}
      </Button>
    )
  )
}
