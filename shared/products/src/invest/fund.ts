/** Money for the account that pays: it comes from the issuer, never from those who invest. */
import type { Tx } from '@shared/engine/db/transact'
import { HOUSE, post } from '@shared/engine/ledger/index'
import { yieldAccount } from './promise.ts'

/** Once for each id. */
export function fundYield(tx: Tx, id: string, currency: string, minor: bigint): void {
  const legs = [
    { owner: HOUSE, kind: 'issuer' as const, currency, minor: -minor },
    { ...yieldAccount(currency), minor },
  ]
  post(tx, { key: `adjustment:${id}`, type: 'adjustment', ref: { kind: 'yield', id }, legs })
}
