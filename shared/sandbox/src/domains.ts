/** The domains of the exchange: their calls, what the operator may do, and what they do each second. */
import { fileURLToPath } from 'node:url'
import type { Feature } from '@shared/contract'
import type { Beat, Context } from '@shared/engine/context'
import type { Migration } from '@shared/engine/db/migrate'
import type { Db } from '@shared/engine/db/open'
import { stateMigrations } from '@shared/engine/db/state'
import { type DueHandler, type DueKind, dueBeat } from '@shared/engine/due/index'
import { dueMigrations } from '@shared/engine/due/migrations'
import { replayBeat, replayMigrations } from '@shared/engine/http/replays'
import type { AddRoutes } from '@shared/engine/http/routes'
import type { Served } from '@shared/engine/http/serve'
import { type Sessions, sessions } from '@shared/engine/http/sessions'
import type { Claim, Hooks } from '@shared/engine/ledger/hooks'
import { keptRefusalBeat } from '@shared/engine/ledger/kept-refusal'
import { ledgerMigrations } from '@shared/engine/ledger/migrations'
import { simulatedMigrations } from '@shared/engine/ledger/simulated/move'
import { controlMigrations } from '@shared/engine/limits/migrations'
import { marketActions, marketCalls } from '@shared/engine/market/index'
import { marketMigrations } from '@shared/engine/market/migrations'
import { messageHooks } from '@shared/engine/messages/hooks'
import { messageMigrations } from '@shared/engine/messages/migrations'
import type { OperatorAction } from '@shared/engine/operator-action'
import { type AccountRules, accountRules } from '@shared/engine/positions/account-rules'
import {
  forgetFree,
  keepRealized,
  liveBridged,
  positionCalls,
  positionClaims,
  weighArrivals,
} from '@shared/engine/positions/index'
import { positionsMigrations } from '@shared/engine/positions/migrations'
import { secondActions, secondCalls, secondClaims } from '@shared/engine/positions/second/index'
import { secondMigrations } from '@shared/engine/positions/second/migrations'
import { spotMigrations } from '@shared/engine/positions/spot/migrations'
import { accountActions } from '@shared/products/accounts/actions'
import { accountCalls } from '@shared/products/accounts/calls'
import { accountHooks } from '@shared/products/accounts/hooks'
import { photosBeat, reviewIdentities } from '@shared/products/accounts/identity/index'
import { accountsMigrations } from '@shared/products/accounts/migrations'
import { passkeyActions, passkeyCalls } from '@shared/products/accounts/passkeys/index'
import { passkeyMigrations } from '@shared/products/accounts/passkeys/migrations'
import { securityActions } from '@shared/products/accounts/security-actions'
import { sessionOf, signedInBy, stillSignedIn } from '@shared/products/accounts/session'
import { accountBeat } from '@shared/products/accounts/sweep'
import { alertCalls } from '@shared/products/alerts/index'
import { alertMigrations } from '@shared/products/alerts/migrations'
import {
  competitionActions,
  competitionBeat,
  competitionCalls,
  competitionClaims,
  competitionDues,
  countCloses,
} from '@shared/products/competitions/index'
import { competitionMigrations } from '@shared/products/competitions/migrations'
import { joinEntries, knowEntries } from '@shared/products/competitions/person'
import { checkOrder, entryNamed, isOver } from '@shared/products/competitions/rules'
import { contentActions, contentBeats, contentCalls } from '@shared/products/content/index'
import { contentMigrations } from '@shared/products/content/migrations'
import { publicFiles } from '@shared/products/content/public-files'
import { demoBeat, demoCalls } from '@shared/products/demo/index'
import { demoMigrations } from '@shared/products/demo/migrations'
import { demoNamed } from '@shared/products/demo/rows'
import { demoSessionOf } from '@shared/products/demo/token'
import {
  digestBeat,
  investActions,
  investCalls,
  investClaims,
  investDues,
  investPromises,
} from '@shared/products/invest/index'
import { investMigrations } from '@shared/products/invest/migrations'
import {
  keepCollected,
  loanActions,
  loanCalls,
  loanClaims,
  loanDue,
  reviewLoans,
  signaturesBeat,
} from '@shared/products/loans/index'
import { checkOwed } from '@shared/products/loans/lent'
import { loanMigrations } from '@shared/products/loans/migrations'
import { joinLoans, knowLoans } from '@shared/products/loans/person'
import { offeringActions, offeringCalls, offeringClaims, offeringDues } from '@shared/products/offerings/index'
import { offeringMigrations } from '@shared/products/offerings/migrations'
import { joinApplications, knowApplications } from '@shared/products/offerings/person'
import { profileCalls } from '@shared/products/profile/calls'
import { pushBeat, pushServed } from '@shared/products/push/index'
import { pushMigrations } from '@shared/products/push/migrations'
import { carryClaims, joinClaims } from '@shared/products/rewards/claimed'
import { feedTeams, queueArrivals, rewardActions, rewardBeat, rewardCalls } from '@shared/products/rewards/index'
import { rewardMigrations } from '@shared/products/rewards/migrations'
import { lookAt } from '@shared/products/rewards/queue'
import { swapCalls } from '@shared/products/swap/calls'
import { swapMigrations } from '@shared/products/swap/migrations'
import { uploadBeat, uploadCalls } from '@shared/products/upload/index'
import { uploadMigrations } from '@shared/products/upload/migrations'
import { walletHooks } from '@shared/products/wallet/hooks'
import { walletActions, walletBeats, walletCalls, walletClaims } from '@shared/products/wallet/index'
import { walletMigrations } from '@shared/products/wallet/migrations'
import { addChat, addDesk, chatActions, chatBeats, chatCalls } from './chat/index.ts'
import { chatMigrations } from './chat/migrations.ts'
import { noteDecision } from './chat/notes.ts'
import { controlBeats, controlCalls } from './closing/index.ts'
import { backupAction } from './operator/backup.ts'
import { ledgerActions } from './operator/ledger-actions.ts'
import { operatorMigrations } from './operator/migrations.ts'
import type { AddDesk } from './operator/server.ts'

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

/** By folder, in the order in which they run: once each. `pnpm tables` writes a folder's columns.ts from its own. */
export const migrationsByFolder: Readonly<Record<string, readonly Migration[]>> = {
  db: stateMigrations,
  http: replayMigrations,
  operator: operatorMigrations,
  ledger: ledgerMigrations,
  due: dueMigrations,
  accounts: accountsMigrations,
  'accounts/passkeys': passkeyMigrations,
  wallet: walletMigrations,
  market: marketMigrations,
  positions: positionsMigrations,
  'positions/second': secondMigrations,
  alerts: alertMigrations,
  'positions/spot': spotMigrations,
  swap: swapMigrations,
  demo: demoMigrations,
  competitions: competitionMigrations,
  offerings: offeringMigrations,
  messages: messageMigrations,
  content: contentMigrations,
  chat: chatMigrations,
  upload: uploadMigrations,
  rewards: rewardMigrations,
  limits: controlMigrations,
  invest: investMigrations,
  loans: loanMigrations,
  push: pushMigrations,
  'ledger/simulated': simulatedMigrations,
}

export const migrations: readonly Migration[] = Object.values(migrationsByFolder).flat()

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
  prover: fileURLToPath(new URL('./prove-process.ts', import.meta.url)),
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
const dueHandlers: Readonly<Record<DueKind, DueHandler>> = {
  ...offeringDues,
  ...investDues,
  ...loanDue,
  ...competitionDues,
}

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
