/** What each person has claimed, once for ever: it outlives the account (docs/rules/account.md#closing-an-account). */
import { rewardKinds } from '@shared/contract/codes'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import type { RewardRow } from './tables.ts'

type What = Pick<RewardRow, 'kind' | 'ref'>

const CLAIM = 'INSERT INTO person_reward (person, kind, ref, at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING'

/** The invited person is counted, as INVITED: the inviter's claim would keep the number of an account. */
const INVITATION = 'invite:'

const CLOSE = `UPDATE reward SET open = 0 WHERE kind = ?2 AND ref = ?3
  AND user_id IN (SELECT user_id FROM identity WHERE person = ?1)`

/** @returns false where the person has claimed it before, in whichever account */
export function claimOnce(tx: Tx, person: string, { kind, ref }: What, at: number): boolean {
  if (ref.startsWith(INVITATION)) return true
  const isNew = Number(prepared(tx, CLAIM).run(person, kind, ref, at).changes) > 0
  prepared(tx, CLOSE).run(person, kind, ref)
  return isNew
}

/** When a row of `reward` was claimed, in this account or in another one of the person ?1; else null. */
export const CLAIMED = `coalesce(claimed_at, (SELECT at FROM person_reward once
  WHERE once.person = ?1 AND once.kind = reward.kind AND once.ref = reward.ref))`

const ONCE = 'SELECT 1 FROM person_reward WHERE person = ? AND kind = ? AND ref = ?'

export const hasClaimed = (db: Db, person: string, { kind, ref }: What): boolean =>
  prepared(db, ONCE).get(person, kind, ref) !== undefined

/** That somebody was invited, and their inviter rewarded for it. */
export const INVITED: What = { kind: rewardKinds.task, ref: 'invited' }

const CARRY = [
  `INSERT OR IGNORE INTO person_reward (person, kind, ref, at)
    SELECT ?1, kind, ref, claimed_at FROM reward WHERE user_id = ?2 AND claimed_at IS NOT NULL
    AND ref NOT LIKE '${INVITATION}%'`,
  `INSERT OR IGNORE INTO person_reward (person, kind, ref, at)
    SELECT ?1, ${INVITED.kind}, '${INVITED.ref}', created_at FROM team JOIN reward ON user_id = ancestor
    AND kind = ${rewardKinds.task} AND ref = '${INVITATION}' || ?2 WHERE descendant = ?2 AND depth = 1`,
]

/** What the person claimed is open in none of their accounts. */
const CLOSE_ALL = `UPDATE reward SET open = 0 WHERE open = 1
  AND user_id IN (SELECT user_id FROM identity WHERE person = ?1)
  AND EXISTS (SELECT 1 FROM person_reward p WHERE p.person = ?1 AND p.kind = reward.kind AND p.ref = reward.ref)`

/** As an account turns out to be a person's: what it claimed, and that it was invited. */
export function carryClaims(tx: Tx, userId: string, person: string): void {
  for (const carry of CARRY) prepared(tx, carry).run(person, userId)
  prepared(tx, CLOSE_ALL).run(person)
}

const JOIN = [
  'UPDATE OR IGNORE person_reward SET person = ?2 WHERE person = ?1',
  'DELETE FROM person_reward WHERE person = ?1',
]

/** As two turn out to be one. */
export function joinClaims(tx: Tx, from: string, to: string): void {
  prepared(tx, JOIN[0] as string).run(from, to)
  prepared(tx, JOIN[1] as string).run(from)
  prepared(tx, CLOSE_ALL).run(to)
}
