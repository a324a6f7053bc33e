/** How products stood before a fresh exchange began, for what its demo account did then. */

import { DAY } from '@shared/engine/clock'
import type { Tx } from '@shared/engine/db/transact'
import type { Decimal } from '@shared/money'
import { outputAt, setOutput, updateProduct } from '../rows.ts'

/** So much of a quota that is gone was still to be had. */
export const offerAgain = (tx: Tx, id: string, minor: bigint): void =>
  void updateProduct(tx, id, { remaining: Number(minor) })

/** On one day a machine earned otherwise. @param day when it began */
export function mineAlike(tx: Tx, id: string, output: Decimal, day: number): void {
  const usual = outputAt(tx, id, day)
  setOutput(tx, { product_id: id, from_at: day, output })
  setOutput(tx, { product_id: id, from_at: day + DAY, output: usual })
}
