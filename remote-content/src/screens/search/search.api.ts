/** What the search looks through: answers that the phone has, or one call each. No call says what was typed. */
import type { OutputOf } from '@shared/contract'
import { positionListCall, secondListCall, swapListCall, symbolListCall } from '@shared/contract/calls/trade'
import { balanceLogCall, rechargeListCall, withdrawalListCall } from '@shared/contract/calls/wallet'
import { positionStates } from '@shared/contract/codes'
import { MOST_FILLED } from '@shared/contract/limits'
import * as to from '@shared/contract/to'
import { useWay, useWays } from 'shell/navigation'
import { type Answer, useCall } from 'shell/query'
import { useSession } from 'shell/session'

const MINUTE = 60_000
const TEN_MINUTES = 10 * MINUTE

const known = { fresh: TEN_MINUTES, keep: TEN_MINUTES, previous: true } as const
/** The newest of a kind. */
const PAGE = { pageNo: 1, pageSize: 20 } as const

export const useSymbols = () => useCall(symbolListCall, {}, known)

/** The person's open positions; nothing is asked for a visitor. */
export function useRunning() {
  const { signedIn } = useSession()
  const page = useWay(to.contract())
  const enabled = signedIn && page !== undefined
  return useCall(positionListCall, { state: positionStates.running, pageSize: MOST_FILLED }, { fresh: MINUTE, enabled })
}

export type Records = {
  closed: Answer<OutputOf<typeof positionListCall>>
  seconds: Answer<OutputOf<typeof secondListCall>>
  recharges: Answer<OutputOf<typeof rechargeListCall>>
  withdrawals: Answer<OutputOf<typeof withdrawalListCall>>
  transfers: Answer<OutputOf<typeof balanceLogCall>>
  swaps: Answer<OutputOf<typeof swapListCall>>
}

/** The newest page of each kind of record. @param wanted whether something was typed that records may answer */
export function useRecords(wanted: boolean): Records {
  const { signedIn } = useSession()
  const way = useWays()
  const asks = (page: Parameters<typeof way>[0]) => ({ fresh: MINUTE, enabled: wanted && signedIn && !!way(page) })
  const trades = asks(to.contract())
  return {
    closed: useCall(positionListCall, { state: positionStates.closed, ...PAGE }, trades),
    seconds: useCall(secondListCall, PAGE, trades),
    recharges: useCall(rechargeListCall, PAGE, asks(to.records())),
    withdrawals: useCall(withdrawalListCall, PAGE, asks(to.records())),
    transfers: useCall(balanceLogCall, { type: 'transfer', ...PAGE }, asks(to.ledger())),
    swaps: useCall(swapListCall, PAGE, asks(to.swapRecords())),
  }
}

export type RecordRows = { [kind in keyof Records]: NonNullable<Records[kind]['data']>['records'] }

type Data<K extends keyof Records> = Records[K]['data']

/** What is not there has no rows. */
export const rowsOf = (
  closed: Data<'closed'>,
  seconds: Data<'seconds'>,
  recharges: Data<'recharges'>,
  withdrawals: Data<'withdrawals'>,
  transfers: Data<'transfers'>,
  swaps: Data<'swaps'>,
): RecordRows => ({
  closed: closed?.records ?? [],
  seconds: seconds?.records ?? [],
  recharges: recharges?.records ?? [],
  withdrawals: withdrawals?.records ?? [],
  transfers: transfers?.records ?? [],
  swaps: swaps?.records ?? [],
})
