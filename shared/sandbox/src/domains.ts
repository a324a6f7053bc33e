/** The domains of the exchange: their calls, what the operator may do, and what they do each second. */
import { accountActions } from './accounts/actions.ts'
import { accountCalls } from './accounts/calls.ts'
import type { Beat } from './box.ts'
import { contentActions, contentBeat, contentCalls } from './content/index.ts'
import type { Served } from './http/serve.ts'
import { ledgerActions } from './ledger/actions.ts'
import { marketActions, marketCalls } from './market/index.ts'
import type { OperatorAction } from './operator/action.ts'
import { positionCalls } from './positions/index.ts'
import { uploadCalls } from './upload/index.ts'
import { walletActions, walletBeats, walletCalls } from './wallet/index.ts'

export const calls: readonly Served[] = [
  ...accountCalls,
  ...marketCalls,
  ...positionCalls,
  ...walletCalls,
  ...contentCalls,
  ...uploadCalls,
]

/** After the market and the positions, in this order; each makes its own transactions. */
export const beats: readonly Beat[] = [...walletBeats, contentBeat]

export const actions: readonly OperatorAction[] = [
  ...accountActions,
  ...ledgerActions,
  ...marketActions,
  ...walletActions,
  ...contentActions,
]
