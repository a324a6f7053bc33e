/** Which competitions the address asks for. */
import type { Competition } from '@shared/contract'
import { competitionStates } from '@shared/contract/codes'

type Status = Competition['status']

/** In the order of their chips. */
export const statuses: readonly Status[] = [
  competitionStates.inProgress,
  competitionStates.toStart,
  competitionStates.ended,
]

export const statusOf = ({ status }: { status?: string | undefined }): Status | undefined =>
  statuses.find(one => String(one) === status)
