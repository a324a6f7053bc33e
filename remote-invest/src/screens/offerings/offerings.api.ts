/** What the page asks for: often near a step, else once a minute. */
import {
  applicationListCall,
  drawProofCall,
  type Offering,
  offeringListCall,
} from '@shared/contract/calls/invest/offerings'
import { userBalanceCall } from '@shared/contract/calls/wallet'
import { forRow, withOnlyRow } from '@shared/contract/only-row'
import { serverNow } from 'shell/market-feed'
import { changed, useCall, usePages } from 'shell/query'
import { paceOf, type Status } from './offerings.model.ts'

type Page = { records: Offering[] } | null
const pace = (pages: readonly Page[]) =>
  paceOf(
    pages.flatMap(page => page?.records ?? []),
    serverNow(),
  )

export const useOfferings = () => usePages(offeringListCall, {}, { every: (pages = []) => pace(pages) })

/** The page is empty where there is none of this id. */
export function useOffering(id: string) {
  const every = (of: Offering | undefined) => paceOf(of ? [of] : [], serverNow())
  return withOnlyRow(useCall(offeringListCall, { id }, { ...forRow(id, every), opening: 'always' }), id)
}

/** What becomes of them is told by the clock of their offerings. */
export function useApplications(status: Status | undefined) {
  const { data } = useOfferings()
  return usePages(applicationListCall, { status }, { every: () => pace(data?.pages ?? []), opening: 'always' })
}

const EVERY = 10_000
/** Until all of it is public. */
export const useProof = (id: string, enabled: boolean) =>
  useCall(drawProofCall, { id }, { every: proof => proof?.serverSeed == null && EVERY, enabled })

/** Undefined until it is known. */
export function useAvailable() {
  const { data } = useCall(userBalanceCall, { currency: 'USDT' })
  return data ? (data[0]?.available ?? '0') : undefined
}

/** Its time has come: it has another state. */
export const renew = () => changed(offeringListCall.reads)
