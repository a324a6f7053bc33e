/** One's running positions and what the contract account is worth; how the rows of an order are found. */
import type { Position } from '@shared/contract'
import { positionListCall, positionsSummaryCall } from '@shared/contract/calls/trade'
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { positionsSummaryAtom, useSession } from 'shell/session'
import { type Asking, askFor, call, type Placed, type Reply } from 'shell/transport'
import { type Account, agrees } from './account.model.ts'

const EVERY = 5000
const RUNNING = 1
/** As many as the exchange lets anybody hold. */
const MOST = 50

export const accountKey = ['trade', positionsSummaryCall.path, {}] as const

/** Drawn in several places, not all of which have words for a failure: a refusal is said as a notice. */
async function askBoth(asking: Asking): Promise<Account | null> {
  const [page, summary] = await Promise.all([
    askFor(positionListCall, { state: RUNNING, pageSize: MOST }, asking, { inPlace: false }),
    askFor(positionsSummaryCall, {}, asking, { inPlace: false }),
  ])
  return page && summary && { positions: page.records, summary }
}

/** Both answers of one moment: asked once more where something closed between them. */
async function askAccount(asking: Asking): Promise<Account | null> {
  const account = await askBoth(asking)
  return account && !agrees(account) ? askBoth(asking) : account
}

/** Asked every five seconds; nobody's while nobody is signed in. */
export function useAccount(): UseQueryResult<Account | null> {
  const { signedIn } = useSession()
  const tell = useSetAtom(positionsSummaryAtom)
  const query = useQuery({
    queryKey: accountKey,
    enabled: signedIn,
    refetchInterval: EVERY,
    queryFn: askAccount,
  })
  const summary = query.data?.summary
  useEffect(() => {
    if (summary) tell(summary)
  }, [summary, tell])
  return query
}

/** After an act of one's own: the account and the history are asked anew. */
export function useRefreshAccount(): () => Promise<void> {
  const queries = useQueryClient()
  return useCallback(async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: accountKey }),
      queries.invalidateQueries({ queryKey: ['trade', positionListCall.path, 'pages'] }),
    ])
  }, [queries])
}

/** The positions that an order made or changed; the list knows an order by the id that the phone gave it. */
export async function findByOrder(clientOrderId: string): Promise<Reply<Position[]>> {
  const reply = await call(positionListCall, { clientOrderId }, { notice: 'poll' })
  return reply.state === 'ok' ? { state: 'ok', value: reply.value.records } : reply
}

export type PositionPlaced = Placed<Position, Position>

/** The row that an order made or changed; undefined where it was not placed. */
export const placedRow = (outcome: PositionPlaced): Position | undefined =>
  outcome.state === 'ok' ? outcome.value : outcome.state === 'found' ? outcome.rows[0] : undefined
