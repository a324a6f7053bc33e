/** The domains of the exchange: their calls, what the operator may do, and what they do each second. */
import type { Feature } from '@shared/contract'
import { accountActions } from './accounts/actions.ts'
import { accountCalls } from './accounts/calls.ts'
import { accountsMigrations } from './accounts/migrations.ts'
import { accountBeat } from './accounts/sweep.ts'
import { contentActions, contentBeat, contentCalls } from './content/index.ts'
import { contentMigrations } from './content/migrations.ts'
import type { Beat } from './context.ts'
import type { Migration } from './db/migrate.ts'
import { stateMigrations } from './db/state.ts'
import { replayBeat, replayMigrations } from './http/replays.ts'
import type { Served } from './http/serve.ts'
import { ledgerActions } from './ledger/actions.ts'
import type { Hooks } from './ledger/hooks.ts'
import { ledgerMigrations } from './ledger/migrations.ts'
import { marketActions, marketCalls } from './market/index.ts'
import { marketMigrations } from './market/migrations.ts'
import type { OperatorAction } from './operator/action.ts'
import { operatorMigrations } from './operator/migrations.ts'
import { marginClaim, positionCalls } from './positions/index.ts'
import { positionsMigrations } from './positions/migrations.ts'
import { uploadCalls } from './upload/index.ts'
import { uploadMigrations } from './upload/migrations.ts'
import { walletActions, walletBeats, walletCalls } from './wallet/index.ts'
import { walletMigrations } from './wallet/migrations.ts'

export const calls: readonly Served[] = [
  ...accountCalls,
  ...marketCalls,
  ...positionCalls,
  ...walletCalls,
  ...contentCalls,
  ...uploadCalls,
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
  ...contentMigrations,
  ...uploadMigrations,
]

/** What the ledger proves and tells besides its own. */
export const hooks: Hooks = { claims: [marginClaim], listeners: [] }

/** Extensions of the specification without a call of their own that this exchange has. */
const withoutCall: readonly Feature[] = ['order-ids', 'partial-close', 'sandbox-mailbox', 'sealed-time']

/** What config.json may list: an entry to anything else would lead nowhere. */
export const features: readonly Feature[] = [
  ...new Set([...calls.flatMap(({ call }) => call.feature ?? []), ...withoutCall]),
]

/** After the market and the positions, in this order; each makes its own transactions. */
export const beats: readonly Beat[] = [...walletBeats, accountBeat, contentBeat, replayBeat]

const featuresAction: OperatorAction = {
  name: 'features',
  usage: '',
  summary: 'the extensions that this exchange serves, as config.json lists them',
  run: () => features,
}

export const actions: readonly OperatorAction[] = [
  featuresAction,
  ...accountActions,
  ...ledgerActions,
  ...marketActions,
  ...walletActions,
  ...contentActions,
]
