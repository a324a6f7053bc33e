/** What second contracts hold, as the ledger checks it. */
import { toMinor } from '@shared/money'
import type { Claim } from '../../ledger/hooks.ts'
import { isVirtual } from '../../ledger/trading-account.ts'
import { allRunningSeconds, secondAccount } from './rows.ts'

const stakes = (tx: Parameters<Claim['read']>[0], virtual: boolean) =>
  allRunningSeconds(tx)
    .filter(row => isVirtual(secondAccount(row)) === virtual)
    .map(row => [row.id, toMinor(row.amount)] as const)

/** The stakes that they hold, each in a sub-account of its own. */
export const secondClaims: readonly Claim[] = [
  { kind: 'margin', read: tx => new Map(stakes(tx, false)) },
  { kind: 'virtual-margin', read: tx => new Map(stakes(tx, true)) },
]
