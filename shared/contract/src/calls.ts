/** The table of all calls: the specification's 80 and its extensions. */
import type { Row } from './call.ts'
import { accountCalls } from './calls/account.ts'
import { contentCalls } from './calls/content.ts'
import { investCalls } from './calls/invest.ts'
import { pushCalls } from './calls/push.ts'
import { shellCalls } from './calls/shell.ts'
import { tradeCalls } from './calls/trade.ts'
import { walletCalls } from './calls/wallet.ts'

export const calls: readonly Row[] = [
  ...accountCalls,
  ...walletCalls,
  ...investCalls,
  ...tradeCalls,
  ...contentCalls,
  ...shellCalls,
  ...pushCalls,
]
