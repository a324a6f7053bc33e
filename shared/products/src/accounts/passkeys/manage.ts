/** The passkeys of a person: listed, renamed, removed. */
import type { OutputOf, ParsedInputOf, passkeyListCall, passkeyRemoveCall, passkeyRenameCall } from '@shared/contract'
import { stamp } from '@shared/engine/clock'
import { run, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { readName } from './name.ts'
import { checkProof } from './proof.ts'
import { relyingPartyOf } from './relying-party.ts'
import { passkeysOf } from './rows.ts'
import type { PasskeyRow } from './tables.ts'
import { tellOfPasskey } from './tell.ts'

export const listPasskeys = ({ context, user }: SignedIn): OutputOf<typeof passkeyListCall> =>
  passkeysOf(context.db, user).map(({ id, name, since, last_used: used }) => ({
    id,
    name,
    since: stamp(since),
    lastUsed: used === null ? null : stamp(used),
  }))

/** @throws Refused not-found */
export function renamePasskey(
  { id, name }: ParsedInputOf<typeof passkeyRenameCall>,
  { context, user }: SignedIn,
): null {
  const row = sql.updateTable('passkey').set({ name: readName(name) })
  return transact(context.db, tx =>
    run(tx, row.where('id', '=', id).where('user_id', '=', user)) ? null : refuse('not-found'),
  )
}

/** @throws Refused not-found, before anything is asked of the person */
export async function removePasskey(
  { id, ...proof }: ParsedInputOf<typeof passkeyRemoveCall>,
  caller: SignedIn,
): Promise<OutputOf<typeof passkeyRemoveCall>> {
  const { context, user } = caller
  const find = () => passkeysOf(context.db, user).find(row => row.id === id) ?? refuse('not-found')
  find()
  const spend = await checkProof(proof, caller)
  const { credential_id: credentialId } = transact(context.db, tx => {
    spend(tx)
    return dropPasskey(tx, find(), context.clock.now())
  })
  return { rpId: relyingPartyOf(context.settings.publicOrigin).id, credentialId }
}

/** Its owner is told. */
export function dropPasskey(tx: Tx, row: PasskeyRow, now: number): PasskeyRow {
  run(tx, sql.deleteFrom('passkey').where('id', '=', row.id))
  tellOfPasskey(tx, 'passkey-removed', row, now)
  return row
}
