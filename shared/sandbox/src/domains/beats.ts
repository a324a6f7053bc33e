/** What the domains do each second, and what is due by the clock. */
import type { Beat } from '@shared/engine/context'
import { type DueHandler, type DueKind, dueBeat } from '@shared/engine/due/index'
import { replayBeat } from '@shared/engine/http/replays'
import { keptRefusalBeat } from '@shared/engine/ledger/kept-refusal'
import { settleRest } from '@shared/engine/positions/index'
import { photosBeat, reviewIdentities } from '@shared/products/accounts/identity/index'
import { accountBeat } from '@shared/products/accounts/sweep'
import { competitionBeat, competitionDues } from '@shared/products/competitions/index'
import { contentBeats } from '@shared/products/content/index'
import { demoBeat } from '@shared/products/demo/index'
import { digestBeat, investDues } from '@shared/products/invest/index'
import { loanDue, reviewLoans, signaturesBeat } from '@shared/products/loans/index'
import { offeringDues } from '@shared/products/offerings/index'
import { pushBeat } from '@shared/products/push/index'
import { rewardBeat } from '@shared/products/rewards/index'
import { uploadBeat } from '@shared/products/upload/index'
import { walletBeats } from '@shared/products/wallet/index'
import { chatBeats } from '../chat/index.ts'
import { controlBeats } from '../closing/index.ts'

/** What is due by the clock, by its kind. */
const dueHandlers: Readonly<Record<DueKind, DueHandler>> = {
  ...offeringDues,
  ...investDues,
  ...loanDue,
  ...competitionDues,
}

/** After the market and the positions, in this order; each makes its own transactions. */
export const beats: readonly Beat[] = [
  settleRest(dueBeat(dueHandlers)),
  digestBeat,
  ...controlBeats,
  ...walletBeats,
  reviewIdentities,
  photosBeat,
  reviewLoans,
  signaturesBeat,
  accountBeat,
  ...contentBeats,
  ...chatBeats,
  competitionBeat,
  rewardBeat,
  demoBeat,
  replayBeat,
  keptRefusalBeat,
  uploadBeat,
  // last: what all of them told in this second is sent at once
  pushBeat,
]
