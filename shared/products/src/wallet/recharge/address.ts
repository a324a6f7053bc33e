/** Where a recharge is paid to. In the sandbox nowhere: no real wallet or bank can pay these. */

import { createHmac } from 'node:crypto'
import { bech32m } from '@scure/base'
import type { OutputOf, ParsedInputOf, rechargeAddressCall } from '@shared/contract'
import { rechargeStages } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import type { SignedIn } from '@shared/engine/http/serve'
import { networkOf, ownRecharge } from './rows.ts'

const WARNING = 'Test server: do not send real funds'

/** Bech32m with a prefix of no chain, one per order. */
export function depositAddress({ keys }: Pick<Context, 'keys'>, rechargeId: string): string {
  const bytes = createHmac('sha256', keys.secret).update(`deposit:${rechargeId}`).digest().subarray(0, 20)
  return bech32m.encode('sandbox', bech32m.toWords(bytes))
}

export function rechargeAddress(
  { rechargeId }: ParsedInputOf<typeof rechargeAddressCall>,
  { context, user }: Pick<SignedIn, 'context' | 'user'>,
): OutputOf<typeof rechargeAddressCall> {
  const row = ownRecharge(context.db, user, rechargeId)
  if (row.stage === rechargeStages.address) return { issued: false }
  if (networkOf(row.currency, row.network)?.kind === 'bank')
    return {
      issued: true,
      payee: { bankName: 'Sandbox Bank', name: WARNING, number: '0000 0000 0000', reference: row.id },
    }
  const address = depositAddress(context, row.id)
  return { issued: true, address, qrText: `${address}\n${WARNING}` }
}
