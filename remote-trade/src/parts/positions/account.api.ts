/** One's running positions and what the contract account is worth. */

import { positionListCall, positionsSummaryCall } from '@shared/contract/calls/trade'
import { positionStates } from '@shared/contract/codes'
import { MOST_RUNNING } from '@shared/contract/limits'
import type { UseQueryResult } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useJoint } from 'shell/query'
import { positionsSummaryAtom, useSession } from 'shell/session'
import { type Asking, askFor } from 'shell/transport'
import { type Account, agrees } from './account.model.ts'

const EVERY = 5000

/** Drawn in several places, not all of which have words for a failure: a refusal is said as a notice. */
async function askBoth(asking: Asking): Promise<Account | null> {
  const [page, summary] = await Promise.all([
    askFor(positionListCall, { state: positionStates.running, pageSize: MOST_RUNNING }, asking, { inPlace: false }),
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
  const query = useJoint([positionListCall, positionsSummaryCall], 'account', askAccount, {
    every: EVERY,
    enabled: signedIn,
  })
  const summary = query.data?.summary
  useEffect(() => {
    if (summary) tell(summary)
  }, [summary, tell])
  return query
}
