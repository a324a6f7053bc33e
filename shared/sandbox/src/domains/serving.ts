/** What the exchange serves: calls, routes beside them, what the operator may do, and the extensions that config.json lists. */
import type { Feature } from '@shared/contract'
import type { AddRoutes } from '@shared/engine/http/routes'
import type { Served } from '@shared/engine/http/serve'
import { marketActions, marketCalls } from '@shared/engine/market/index'
import type { OperatorAction } from '@shared/engine/operator-action'
import { positionCalls } from '@shared/engine/positions/index'
import { secondActions, secondCalls } from '@shared/engine/positions/second/index'
import { reasonActions } from '@shared/engine/reasons/given'
import { accountActions } from '@shared/products/accounts/actions'
import { accountCalls } from '@shared/products/accounts/calls'
import { passkeyActions, passkeyCalls } from '@shared/products/accounts/passkeys/index'
import { securityActions } from '@shared/products/accounts/security-actions'
import { alertCalls } from '@shared/products/alerts/index'
import { competitionActions, competitionCalls } from '@shared/products/competitions/index'
import { contentActions, contentCalls } from '@shared/products/content/index'
import { publicFiles } from '@shared/products/content/public-files'
import { demoCalls } from '@shared/products/demo/index'
import { investActions, investCalls } from '@shared/products/invest/index'
import { loanActions, loanCalls } from '@shared/products/loans/index'
import { offeringActions, offeringCalls } from '@shared/products/offerings/index'
import { profileCalls } from '@shared/products/profile/calls'
import { pushServed } from '@shared/products/push/index'
import { rewardActions, rewardCalls } from '@shared/products/rewards/index'
import { swapCalls } from '@shared/products/swap/calls'
import { uploadCalls } from '@shared/products/upload/index'
import { walletActions, walletCalls } from '@shared/products/wallet/index'
import { addChat, addDesk, chatActions, chatCalls } from '../chat/index.ts'
import { controlCalls } from '../closing/index.ts'
import { backupAction } from '../operator/backup.ts'
import { ledgerActions } from '../operator/ledger-actions.ts'
import type { AddDesk } from '../operator/server.ts'

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

const featuresAction: OperatorAction = {
  name: 'features',
  usage: '',
  summary: 'the extensions that this exchange serves, as config.json lists them',
  run: () => features,
}

export const actions: readonly OperatorAction[] = [
  featuresAction,
  backupAction,
  ...reasonActions,
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
