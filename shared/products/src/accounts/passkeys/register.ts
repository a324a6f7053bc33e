/** Keeps a passkey that was made for this person and session. */
import { randomBytes } from 'node:crypto'
import type { ParsedInputOf, passkeyRegisterCall } from '@shared/contract'
import { run, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { stillSignedIn } from '../session.ts'
import { type Made, readAttestation } from './ceremony.ts'
import { spendChallenge } from './challenge.ts'
import { keeperOf } from './keepers.ts'
import { readName } from './name.ts'
import { checkRoom } from './options.ts'
import { purposeOf } from './proof.ts'
import { passkeyRefused } from './refused.ts'
import { passkeyOf, passkeysOf } from './rows.ts'
import type { PasskeyRow } from './tables.ts'
import { tellOfPasskey } from './tell.ts'

type Input = ParsedInputOf<typeof passkeyRegisterCall>

export async function registerPasskey({ response, name }: Input, caller: SignedIn) {
  const { context, user } = caller
  const made = await readAttestation(context, response, purposeOf('register', caller)).catch(passkeyRefused)
  const called = name?.trim()
    ? readName(name)
    : unlike(passkeysOf(context.db, user), keeperOf(made.maker) || caller.device)
  const row = rowOf(made, {
    user,
    name: called,
    transports: response.response.transports ?? [],
    now: context.clock.now(),
  })
  transact(context.db, tx => {
    stillSignedIn(tx, caller)
    spendChallenge(tx, made.challenge)
    checkRoom(tx, user)
    keep(tx, row)
    tellOfPasskey(tx, 'passkey-added', row, context.clock.now())
  })
  return { id: row.id, name: row.name }
}

/** "Bitwarden 2" where there is a "Bitwarden": two that are called alike are not told apart. '' where nothing is known. */
function unlike(others: readonly PasskeyRow[], name: string): string {
  const isFree = (one: string) => !others.some(other => other.name === one)
  const numbered = Array.from({ length: others.length }, (_, i) => `${name} ${i + 2}`)
  return name && ([name, ...numbered].find(isFree) ?? name)
}

type Of = { user: string; name: string; transports: readonly string[]; now: number }

const rowOf = (made: Made, { user, name, transports, now }: Of): PasskeyRow => ({
  id: randomBytes(12).toString('hex'),
  user_id: user,
  credential_id: made.credentialId,
  public_key: made.publicKey,
  counter: made.counter,
  transports: JSON.stringify(transports),
  name,
  since: now,
  last_used: null,
})

/** A device that claims another's id would take it over. */
function keep(tx: Tx, row: PasskeyRow): void {
  if (passkeyOf(tx, row.credential_id)) passkeyRefused()
  run(tx, sql.insertInto('passkey').values(row))
}
