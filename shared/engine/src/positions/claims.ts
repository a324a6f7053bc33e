/** What positions and waiting orders hold, as the ledger checks it. */
import { marginModes } from '@shared/contract/codes'
import { toMinor } from '@shared/money'
import type { Claim } from '../ledger/hooks.ts'
import { isVirtual } from '../ledger/trading-account.ts'
import { accountOf, allPending, allRunning } from './rows.ts'

type Held = readonly [id: string, minor: bigint]

const margins = (tx: Parameters<Claim['read']>[0], virtual: boolean): Held[] =>
  allRunning(tx)
    .filter(row => row.margin_mode === marginModes.isolated && isVirtual(accountOf(row)) === virtual)
    .map(row => [row.id, toMinor(row.margin)])

const freezes = (tx: Parameters<Claim['read']>[0], virtual: boolean): Held[] =>
  allPending(tx)
    .filter(row => isVirtual(accountOf(row)) === virtual)
    .map(row => [row.id, toMinor(row.frozen)])

/** What each holds in a sub-account of its own: margins and premiums; what waits; of virtual money both in one kind. */
export const positionClaims: readonly Claim[] = [
  { kind: 'margin', read: tx => new Map(margins(tx, false)) },
  { kind: 'frozen', read: tx => new Map(freezes(tx, false)) },
  { kind: 'virtual-margin', read: tx => new Map([...margins(tx, true), ...freezes(tx, true)]) },
]
