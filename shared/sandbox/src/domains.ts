/** The domains of the exchange: their calls, what the operator may do, and what they do each second. */
import type { Feature } from '@shared/contract'
import { accountActions } from './accounts/actions.ts'
import { accountCalls } from './accounts/calls.ts'
import { photosBeat, reviewIdentities } from './accounts/identity/index.ts'
import { accountsMigrations } from './accounts/migrations.ts'
import { passkeyActions, passkeyCalls } from './accounts/passkeys/index.ts'
import { passkeyMigrations } from './accounts/passkeys/migrations.ts'
import { securityActions } from './accounts/security-actions.ts'
import { accountBeat } from './accounts/sweep.ts'
import { alertCalls } from './alerts/index.ts'
import { alertMigrations } from './alerts/migrations.ts'
import { addChat, addDesk, chatActions, chatBeats, chatCalls } from './chat/index.ts'
import { chatMigrations } from './chat/migrations.ts'
import {
  competitionActions,
  competitionBeat,
  competitionCalls,
  competitionClaims,
  competitionDues,
  countCloses,
} from './competitions/index.ts'
import { competitionMigrations } from './competitions/migrations.ts'
import { contentActions, contentBeats, contentCalls } from './content/index.ts'
import { contentMigrations } from './content/migrations.ts'
import type { Beat, Context } from './context.ts'
import { controlBeats, controlCalls } from './control/index.ts'
import { controlMigrations } from './control/migrations.ts'
import type { Migration } from './db/migrate.ts'
import { stateMigrations } from './db/state.ts'
import { demoBeat, demoCalls } from './demo/index.ts'
import { demoMigrations } from './demo/migrations.ts'
import { type DueHandlers, dueBeat } from './due/index.ts'
import { dueMigrations } from './due/migrations.ts'
import { replayBeat, replayMigrations } from './http/replays.ts'
import type { AddRoutes } from './http/routes.ts'
import type { Served } from './http/serve.ts'
import { digestBeat, investActions, investCalls, investClaims, investDues, investPromises } from './invest/index.ts'
import { investMigrations } from './invest/migrations.ts'
import { ledgerActions } from './ledger/actions.ts'
import type { Claim, Hooks } from './ledger/hooks.ts'
import { keptRefusalBeat } from './ledger/kept-refusal.ts'
import { ledgerMigrations } from './ledger/migrations.ts'
import { simulatedMigrations } from './ledger/simulated/move.ts'
import { loanActions, loanCalls, loanClaims, loanDue, reviewLoans, signaturesBeat } from './loans/index.ts'
import { loanMigrations } from './loans/migrations.ts'
import { marketActions, marketCalls } from './market/index.ts'
import { marketMigrations } from './market/migrations.ts'
import { offeringActions, offeringCalls, offeringClaims, offeringDues } from './offerings/index.ts'
import { offeringMigrations } from './offerings/migrations.ts'
import type { OperatorAction } from './operator/action.ts'
import { backupAction } from './operator/backup.ts'
import { operatorMigrations } from './operator/migrations.ts'
import type { AddDesk } from './operator/server.ts'
import {
  forgetFree,
  keepRealized,
  liveBridged,
  positionCalls,
  positionClaims,
  weighArrivals,
} from './positions/index.ts'
import { positionsMigrations } from './positions/migrations.ts'
import { spotMigrations } from './positions/spot/migrations.ts'
import { pushBeat, pushServed } from './push/index.ts'
import { pushMigrations } from './push/migrations.ts'
import { feedTeams, queueArrivals, rewardActions, rewardBeat, rewardCalls } from './rewards/index.ts'
import { rewardMigrations } from './rewards/migrations.ts'
import { secondActions, secondCalls, secondClaims } from './second/index.ts'
import { secondMigrations } from './second/migrations.ts'
import { swapCalls } from './swap/calls.ts'
import { swapMigrations } from './swap/migrations.ts'
import { uploadBeat, uploadCalls } from './upload/index.ts'
import { uploadMigrations } from './upload/migrations.ts'
import { walletActions, walletBeats, walletCalls, walletClaims } from './wallet/index.ts'
import { walletMigrations } from './wallet/migrations.ts'

export const calls: readonly Served[] = [
  ...accountCalls,
  ...passkeyCalls,
  ...marketCalls,
  ...positionCalls,
  ...secondCalls,
  ...alertCalls,
  ...swapCalls,
  ...demoCalls,
  ...competitionCalls,
  ...offeringCalls,
  ...walletCalls,
  ...contentCalls,
  ...chatCalls,
  ...uploadCalls,
  ...rewardCalls,
  ...controlCalls,
  ...investCalls,
  ...loanCalls,
  ...pushServed,
]

/** Beside the calls of the contract, at the public port and at the operator's. */
export const publicRoutes: readonly AddRoutes[] = [addChat]
export const operatorRoutes: readonly AddDesk[] = [addDesk]

/** Each runs once, in this order. */
export const migrations: readonly Migration[] = [
  ...stateMigrations,
  ...replayMigrations,
  ...operatorMigrations,
  ...ledgerMigrations,
  ...dueMigrations,
  ...accountsMigrations,
  ...passkeyMigrations,
  ...walletMigrations,
  ...marketMigrations,
  ...positionsMigrations,
  ...secondMigrations,
  ...alertMigrations,
  ...spotMigrations,
  ...swapMigrations,
  ...demoMigrations,
  ...competitionMigrations,
  ...offeringMigrations,
  ...contentMigrations,
  ...chatMigrations,
  ...uploadMigrations,
  ...rewardMigrations,
  ...controlMigrations,
  ...investMigrations,
  ...loanMigrations,
  ...pushMigrations,
  ...simulatedMigrations,
]

/** What the ledger proves besides its own. */
export const claims: readonly Claim[] = [
  ...walletClaims,
  ...positionClaims,
  ...secondClaims,
  ...competitionClaims,
  ...offeringClaims,
  ...investClaims,
  ...loanClaims,
]

/** And what it tells. @param context read at each entry: it is complete only after composition */
export const hooksOf = (context: () => Context): Hooks => ({
  claims,
  promises: investPromises,
  // whoever trades in the very next moment must not meet the prices of the halt
  lifted: tx => liveBridged(tx, context(), context().clock.now()),
  listeners: [forgetFree, keepRealized, weighArrivals(context), countCloses, queueArrivals, feedTeams(context)],
})

/** Extensions of the specification without a call of their own that this exchange has. */
const withoutCall: readonly Feature[] = [
  'cfd',
  'limit-orders',
  'options',
  'order-ids',
  'partial-close',
  'sandbox-mailbox',
  'sealed-time',
  'spot-orders',
  'stop-orders',
  'trailing-stop',
]

/** What config.json may list: an entry to anything else would lead nowhere. */
export const features: readonly Feature[] = [
  ...new Set([...calls.flatMap(({ call }) => call.feature ?? []), ...withoutCall]),
]

/** What is due by the clock, by its kind. */
const dueHandlers: DueHandlers = { ...offeringDues, ...investDues, ...loanDue, ...competitionDues }

/** After the market and the positions, in this order; each makes its own transactions. */
export const beats: readonly Beat[] = [
  dueBeat(dueHandlers),
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

const featuresAction: OperatorAction = {
  name: 'features',
  usage: '',
  summary: 'the extensions that this exchange serves, as config.json lists them',
  run: () => features,
}

export const actions: readonly OperatorAction[] = [
  featuresAction,
  backupAction,
  ...accountActions,
  ...securityActions,
  ...passkeyActions,
  ...ledgerActions,
  ...marketActions,
  ...secondActions,
  ...walletActions,
  ...contentActions,
  ...chatActions,
  ...competitionActions,
  ...offeringActions,
  ...rewardActions,
  ...investActions,
  ...loanActions,
]
