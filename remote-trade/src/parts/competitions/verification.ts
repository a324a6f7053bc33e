/** By when an identity must be verified to win a reward, and whether the person's own is (docs/rules/trade.md#competitions). */
import type { Competition, CompetitionEntry } from '@shared/contract'
import { entryStates } from '@shared/contract/codes'
import { countsAsVerified, isIdentityUnderReview } from '@shared/contract/identity'
import { fromServerTime } from '@shared/format/time'
import { serverNow } from 'shell/market-feed'
import { useSession } from 'shell/session'

/** The server's text; of a server that tells none the start. */
export const verifyByOf = ({ verifyBy, startTime }: Pick<Competition, 'verifyBy' | 'startTime'>): string =>
  verifyBy ?? startTime

/** Whether a verification still counts for whoever joins first. */
export const canJoinFirst = (of: Pick<Competition, 'verifyBy' | 'startTime'>): boolean =>
  fromServerTime(verifyByOf(of)) > serverNow()

/** Whether a verification still counts for an entry; of a server that tells no time until the start. */
export const canStillVerify = ({ verifyBy, status }: Pick<CompetitionEntry, 'verifyBy' | 'status'>): boolean =>
  verifyBy ? fromServerTime(verifyBy) > serverNow() : status === entryStates.toStart

export function useVerification(): { isVerified: boolean; isUnderReview: boolean } {
  const { user } = useSession()
  return { isVerified: countsAsVerified(user), isUnderReview: isIdentityUnderReview(user) }
}

/** Whether the places left are kept for verified people, and the person is none. */
export function useMustVerify({ verifyToJoin }: Pick<Competition, 'verifyToJoin'>): boolean {
  const { isVerified } = useVerification()
  return verifyToJoin === true && !isVerified
}
