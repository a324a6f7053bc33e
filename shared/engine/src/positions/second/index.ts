/** Second contracts: settled by recorded ticks, with a receipt of both. */
import { toMinor } from '@shared/money'
import type { Claim } from '../../ledger/index.ts'
import { isVirtual } from '../../ledger/trading-account.ts'
import { allRunningSeconds, secondAccount } from './rows.ts'

export { secondActions } from './actions.ts'
export { secondCalls } from './calls.ts'

const stakes = (tx: Parameters<Claim['read']>[0], virtual: boolean) =>
  allRunningSeconds(tx)
    .filter(row => isVirtual(secondAccount(row)) === virtual)
    .map(row => [row.id, toMinor(row.amount)] as const)

/** The stakes that they hold, each in a sub-account of its own. */
export const secondClaims: readonly Claim[] = [
  { kind: 'margin', read: tx => new Map(stakes(tx, false)) },
  { kind: 'virtual-margin', read: tx => new Map(stakes(tx, true)) },
]
