/** The domains of the exchange: their calls, what the operator may do, and what they do each second. */
import type { Feature } from '@shared/contract'
import { accountActions } from './accounts/actions.ts'
import { accountCalls } from './accounts/calls.ts'
import { accountHooks } from './accounts/hooks.ts'
import { photosBeat, reviewIdentities } from './accounts/identity/index.ts'
import { accountsMigrations } from './accounts/migrations.ts'
import { passkeyActions, passkeyCalls } from './accounts/passkeys/index.ts'
import { passkeyMigrations } from './accounts/passkeys/migrations.ts'
import { securityActions } from './accounts/security-actions.ts'
import { sessionOf, signedInBy, stillSignedIn } from './accounts/session.ts'
import { accountBeat } from './accounts/sweep.ts'
import { alertCalls } from './alerts/index.ts'
import { alertMigrations } from './alerts/migrations.ts'
import { addChat, addDesk, chatActions, chatBeats, chatCalls } from './chat/index.ts'
import { chatMigrations } from './chat/migrations.ts'
import { noteDecision } from './chat/notes.ts'
import { controlBeats, controlCalls } from './closing/index.ts'
import {
  competitionActions,
  competitionBeat,
  competitionCalls,
  competitionClaims,
  competitionDues,
  countCloses,
} from './competitions/index.ts'
import { competitionMigrations } from './competitions/migrations.ts'
import { joinEntries, knowEntries } from './competitions/person.ts'
import { checkOrder, entryNamed, isOver } from './competitions/rules.ts'
import { contentActions, contentBeats, contentCalls } from './content/index.ts'
import { contentMigrations } from './content/migrations.ts'
import { publicFiles } from './content/public-files.ts'
import type { Beat, Context } from './context.ts'
import type { Migration } from './db/migrate.ts'
import type { Db } from './db/open.ts'
import { stateMigrations } from './db/state.ts'
import { demoBeat, demoCalls } from './demo/index.ts'
import { demoMigrations } from './demo/migrations.ts'
import { demoNamed } from './demo/rows.ts'
import { demoSessionOf } from './demo/token.ts'
import { type DueHandlers, dueBeat } from './due/index.ts'
import { dueMigrations } from './due/migrations.ts'
import { replayBeat, replayMigrations } from './http/replays.ts'
import type { AddRoutes } from './http/routes.ts'
import type { Served } from './http/serve.ts'
import { type Sessions, sessions } from './http/sessions.ts'
import { digestBeat, investActions, investCalls, investClaims, investDues, investPromises } from './invest/index.ts'
import { investMigrations } from './invest/migrations.ts'
import type { Claim, Hooks } from './ledger/hooks.ts'
import { keptRefusalBeat } from './ledger/kept-refusal.ts'
import { ledgerMigrations } from './ledger/migrations.ts'
import { simulatedMigrations } from './ledger/simulated/move.ts'
import { controlMigrations } from './limits/migrations.ts'
import {
  keepCollected,
  loanActions,
  loanCalls,
  loanClaims,
  loanDue,
  reviewLoans,
  signaturesBeat,
} from './loans/index.ts'
import { checkOwed } from './loans/lent.ts'
import { loanMigrations } from './loans/migrations.ts'
import { joinLoans, knowLoans } from './loans/person.ts'
import { marketActions, marketCalls } from './market/index.ts'
import { marketMigrations } from './market/migrations.ts'
import { messageHooks } from './messages/hooks.ts'
import { offeringActions, offeringCalls, offeringClaims, offeringDues } from './offerings/index.ts'
import { offeringMigrations } from './offerings/migrations.ts'
import { joinApplications, knowApplications } from './offerings/person.ts'
import { backupAction } from './operator/backup.ts'
import { ledgerActions } from './operator/ledger-actions.ts'
import { operatorMigrations } from './operator/migrations.ts'
import type { AddDesk } from './operator/server.ts'
import type { OperatorAction } from './operator-action.ts'
import { type AccountRules, accountRules } from './positions/account-rules.ts'
import {
  forgetFree,
  keepRealized,
  liveBridged,
  positionCalls,
  positionClaims,
  weighArrivals,
} from './positions/index.ts'
import { positionsMigrations } from './positions/migrations.ts'
import { secondActions, secondCalls, secondClaims } from './positions/second/index.ts'
import { secondMigrations } from './positions/second/migrations.ts'
import { spotMigrations } from './positions/spot/migrations.ts'
import { profileCalls } from './profile/calls.ts'
import { pushBeat, pushServed } from './push/index.ts'
import { pushMigrations } from './push/migrations.ts'
import { carryClaims, joinClaims } from './rewards/claimed.ts'
import { feedTeams, queueArrivals, rewardActions, rewardBeat, rewardCalls } from './rewards/index.ts'
import { rewardMigrations } from './rewards/migrations.ts'
import { lookAt } from './rewards/queue.ts'
import { swapCalls } from './swap/calls.ts'
import { swapMigrations } from './swap/migrations.ts'
import { uploadBeat, uploadCalls } from './upload/index.ts'
import { uploadMigrations } from './upload/migrations.ts'
import { walletHooks } from './wallet/hooks.ts'
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
  ...uploadCalls(publicFiles),
  ...profileCalls,
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

/** And what it tells. @param context read at each entry, since it is complete only once the exchange is assembled */
export const hooksOf = (context: () => Context): Hooks => ({
  claims,
  promises: investPromises,
  // whoever trades in the very next moment must not meet the prices of the halt
  lifted: tx => liveBridged(tx, context(), context().clock.now()),
  listeners: [
    keepCollected,
    forgetFree,
    keepRealized,
    weighArrivals(context),
    countCloses,
    queueArrivals,
    feedTeams(context),
  ],
})

/** Registers the functions that folders call in those after them. */
export function registerHooks(db: Db): void {
  sessions.register(db, { sessionOf: sessionOrDemo, signedInBy, stillSignedIn })
  accountHooks.register(db, {
    progressed: lookAt,
    known: (...of) => giveToPerson.forEach(give => void give(...of)),
    joined: (...of) => moveToPerson.forEach(move => void move(...of)),
  })
  accountRules.register(db, { virtualOf, isOver, checkOrder })
  messageHooks.register(db, { decided: noteDecision })
  walletHooks.register(db, { mayLeave: checkOwed })
}

/** Each gives an account's rows to the person who turned out to own the account. */
const giveToPerson = [knowEntries, knowLoans, knowApplications, carryClaims]
/** Each moves the rows of a person to the one who turned out to be the same. */
const moveToPerson = [joinEntries, joinApplications, joinLoans, joinClaims]

const sessionOrDemo: Sessions['sessionOf'] = (db, token, now) =>
  sessionOf(db, token, now) ?? demoSessionOf(db, token, now)

const virtualOf: AccountRules['virtualOf'] = (db, user, named) =>
  demoNamed(db, user, named) ?? entryNamed(db, user, named)

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
