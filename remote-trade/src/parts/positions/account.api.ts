/** One's running positions and what the contract account is worth. */

import { positionListCall, positionsSummaryCall } from '@shared/contract/calls/trade'
import { positionStates } from '@shared/contract/codes'
import { MOST_FILLED } from '@shared/contract/limits'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useJoint } from 'shell/query'
import { positionsSummaryAtom, useSession } from 'shell/session'
import { type Asking, askFor } from 'shell/transport'
import { isVirtual, needsLogIn, type TradingAccount, useTradingAccount } from '../account/trading-account.ts'
import { type Account, agrees } from './account.model.ts'

const EVERY = 5000

/** Drawn in several places, not all of which have words for a failure: a refusal is said as a notice. */
async function askBoth(of: TradingAccount, asking: Asking): Promise<Account | null> {
  const [page, summary] = await Promise.all([
    askFor(positionListCall, { ...of, state: positionStates.running, pageSize: MOST_FILLED }, asking, {}),
    askFor(positionsSummaryCall, of, asking),
  ])
  return page && summary && { positions: page.records, summary }
}

/** Both answers of one moment: asked once more where something closed between them. */
async function askAccount(of: TradingAccount, asking: Asking): Promise<Account | null> {
  const account = await askBoth(of, asking)
  return account && !agrees(account) ? askBoth(of, asking) : account
}

/** Asked every five seconds; nobody's while nobody is signed in, but the simulated one. */
export function useAccount(): UseQueryResult<Account | null> {
  const { signedIn } = useSession()
  const tell = useSetAtom(positionsSummaryAtom)
  const of = useTradingAccount()
  const query = useJoint([positionListCall, positionsSummaryCall], ['account', of], asking => askAccount(of, asking), {
    every: EVERY,
    enabled: signedIn || !needsLogIn(of),
  })
  const summary = query.data?.summary
  useEffect(() => {
    if (summary && !isVirtual(of)) tell(summary)
  }, [summary, of, tell])
  return query
}
