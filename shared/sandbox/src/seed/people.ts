/**
 * Who else is there on a fresh exchange, each with the demo account's password:
 * alice@example.com, who has handed in nothing · +1 2025550143, whose identity is under review until the desk decides (told to do so by itself, it does within seconds) · vera@example.com, whose
 * document's front was rejected, and who logs in with the codes of the key below.
 */
import { accountTypes } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { run, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import { findUser } from '@shared/products/accounts/identifier'
import { sealSecret } from '@shared/products/accounts/sealed-secret'
import { authenticatorOf } from '@shared/products/accounts/second-factor'
import { insertUser, type NewUser } from '@shared/products/accounts/user'
import { handInPaper, type Paper, rejectFront } from './identities.ts'
import { standInFor } from './stand-in.ts'

/** Random invitation codes have no O and no I: nobody else's account is ever taken for one of ours. */
type Person = Omit<NewUser, 'password'> & { inviteCode: string }

const alice: Person = { account_type: accountTypes.email, email: 'alice@example.com', inviteCode: 'ALICIO' }
const mobile: Person = { account_type: accountTypes.phone, phoneCode: '1', phone: '2025550143', inviteCode: 'MOBILO' }
const vera: Person = { account_type: accountTypes.email, email: 'vera@example.com', inviteCode: 'VERAIO' }

/** Known to everybody, for trying an authenticator: what protects her account is the password. */
export const VERA_KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

const mobilePaper: Paper = {
  surname: 'Sample',
  firstName: 'Morgan',
  birthday: '1988-06-15',
  country: 'US',
  documentNumber: 'SAMPLE0143',
}
const veraPaper: Paper = {
  surname: 'Sample',
  firstName: 'Vera',
  birthday: '1992-09-30',
  country: 'ES',
  documentNumber: 'SAMPLE0092',
}

/** @param password as it is kept. @returns undefined where somebody else has the address: they keep it */
function takeUpOrInsert(tx: Tx, { inviteCode, ...person }: Person, password: string, now: number): string | undefined {
  const known = findUser(tx, person.email ?? `+${person.phoneCode}${person.phone}`)
  if (!known) return insertUser(tx, { ...person, password, inviteCode }, now)
  if (known.invite_code !== inviteCode) return undefined
  run(tx, sql.updateTable('user').set({ password }).where('id', '=', known.id))
  return known.id
}

function bindKnown({ db, keys, clock }: Context, userId: string): void {
  if (authenticatorOf(db, userId)) return
  const bound = { secret: sealSecret(keys, userId, VERA_KEY), last_step: 0, since: clock.now() }
  run(db, sql.insertInto('authenticator').values({ user_id: userId, ...bound }))
}

/** @param password of the demo account, as it is kept */
export async function seedPeople(context: Context, password: string): Promise<void> {
  const make = (person: Person) => {
    const id = transact(context.db, tx => takeUpOrInsert(tx, person, password, context.clock.now()))
    return id === undefined ? undefined : standInFor(context, id)
  }
  make(alice)
  const [submitted, rejected] = [make(mobile), make(vera)]
  if (submitted) await handInPaper(submitted, 'mobile', mobilePaper)
  if (!rejected) return
  rejectFront(rejected, await handInPaper(rejected, 'vera', veraPaper))
  bindKnown(context, rejected.caller.user)
}
