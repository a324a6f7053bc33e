/** The domains of the exchange: their calls, what the operator may do, and what they do each second. */
import type { Feature } from '@shared/contract'
import { accountActions } from './accounts/actions.ts'
import { accountCalls } from './accounts/calls.ts'
import { reviewIdentities } from './accounts/identity/index.ts'
import { accountsMigrations } from './accounts/migrations.ts'
import { securityActions } from './accounts/security-actions.ts'
import { accountBeat } from './accounts/sweep.ts'
import { alertCalls } from './alerts/index.ts'
import { alertMigrations } from './alerts/migrations.ts'
import { competitionActions, competitionBeat, competitionCalls, competitionClaims } from './competitions/index.ts'
import { competitionMigrations } from './competitions/migrations.ts'
import { contentActions, contentBeat, contentCalls } from './content/index.ts'
import { contentMigrations } from './content/migrations.ts'
import type { Beat, Context } from './context.ts'
import type { Migration } from './db/migrate.ts'
import { stateMigrations } from './db/state.ts'
import { demoBeat, demoCalls } from './demo/index.ts'
import { demoMigrations } from './demo/migrations.ts'
import { replayBeat, replayMigrations } from './http/replays.ts'
import type { Served } from './http/serve.ts'
import { ledgerActions } from './ledger/actions.ts'
import type { Claim, Hooks } from './ledger/hooks.ts'
import { ledgerMigrations } from './ledger/migrations.ts'
import { marketActions, marketCalls } from './market/index.ts'
import { marketMigrations } from './market/migrations.ts'
import type { OperatorAction } from './operator/action.ts'
import { operatorMigrations } from './operator/migrations.ts'
import { forgetFree, keepRealized, positionCalls, positionClaims, weighArrivals } from './positions/index.ts'
import { positionsMigrations } from './positions/migrations.ts'
import { spotMigrations } from './positions/spot/migrations.ts'
import { feedTeams, queueArrivals, rewardActions, rewardBeat, rewardCalls } from './rewards/index.ts'
import { rewardMigrations } from './rewards/migrations.ts'
import { secondActions, secondCalls, secondClaims } from './second/index.ts'
import { secondMigrations } from './second/migrations.ts'
import { swapCalls } from './swap/calls.ts'
import { swapMigrations } from './swap/migrations.ts'
import { uploadCalls } from './upload/index.ts'
import { uploadMigrations } from './upload/migrations.ts'
import { walletActions, walletBeats, walletCalls } from './wallet/index.ts'
import { walletMigrations } from './wallet/migrations.ts'

export const calls: readonly Served[] = [
  ...accountCalls,
  ...marketCalls,
  ...positionCalls,
  ...secondCalls,
  ...alertCalls,
  ...swapCalls,
  ...demoCalls,
  ...competitionCalls,
  ...walletCalls,
  ...contentCalls,
  ...uploadCalls,
  ...rewardCalls,
]

/** Each runs once, in this order. */
export const migrations: readonly Migration[] = [
  ...stateMigrations,
  ...replayMigrations,
  ...operatorMigrations,
  ...ledgerMigrations,
  ...accountsMigrations,
  ...walletMigrations,
  ...marketMigrations,
  ...positionsMigrations,
  ...secondMigrations,
  ...alertMigrations,
  ...spotMigrations,
  ...swapMigrations,
  ...demoMigrations,
  ...competitionMigrations,
  ...contentMigrations,
  ...uploadMigrations,
  ...rewardMigrations,
]

/** What the ledger proves besides its own. */
export const claims: readonly Claim[] = [...positionClaims, ...secondClaims, ...competitionClaims]

/** And what it tells. @param context read at each entry: it is complete only after composition */
export const hooksOf = (context: () => Context): Hooks => ({
  claims,
  listeners: [forgetFree, keepRealized, weighArrivals(context), queueArrivals, feedTeams(context)],
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

/** After the market and the positions, in this order; each makes its own transactions. */
export const beats: readonly Beat[] = [
  ...walletBeats,
  reviewIdentities,
  accountBeat,
  contentBeat,
  competitionBeat,
  rewardBeat,
  demoBeat,
  replayBeat,
]

const featuresAction: OperatorAction = {
  name: 'features',
  usage: '',
  summary: 'the extensions that this exchange serves, as config.json lists them',
  run: () => features,
}

export const actions: readonly OperatorAction[] = [
  featuresAction,
  ...accountActions,
  ...securityActions,
  ...ledgerActions,
  ...marketActions,
  ...secondActions,
  ...walletActions,
  ...contentActions,
  ...competitionActions,
  ...rewardActions,
]
