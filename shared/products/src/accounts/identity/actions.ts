/** What the operator does with identities. */

import { join } from 'node:path'
import { identityStates } from '@shared/contract/codes'
import { printable } from '@shared/contract/printable'
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { prepared } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import { argument, type OperatorAction, type OperatorArgs } from '@shared/engine/operator-action'
import { givenReason, REASON_USAGE } from '@shared/engine/reasons/given'
import { pictureFolder } from '../../upload/index.ts'
import { linkPersons } from '../person.ts'
import type { IdentityRow } from '../tables.ts'
import { userNamed } from '../user-named.ts'
import { approve, type By, openIdentity, type Rejection, reject } from './desk.ts'
import { advancedOf, basicOf, identityById, outcomeOf, reasonKindOf } from './rows.ts'

const OPEN = `SELECT * FROM identity WHERE state = ${identityStates.underReview} ORDER BY submitted_at`

function listOpen({ db }: Context): string {
  const lines = (prepared(db, OPEN).all() as IdentityRow[]).map(row =>
    [row.id, stamp(row.submitted_at), row.user_id, row.kind, row.document ?? '']
      .map(field => printable(field, 100))
      .join('  '),
  )
  return lines.join('\n') || 'No identity is open'
}

/** All that was handed in; the photos by where they lie on this machine. */
function show(context: Context, args: OperatorArgs): object {
  const id = argument(args, 0, 'id')
  const row = identityById(context.db, id)
  if (!row) throw new Error(`There is no identity ${id}`)
  const head = { id, user: row.user_id, kind: row.kind, ...outcomeOf(row, 'en-us') }
  if (row.kind === 'advanced') return { ...head, ...advancedOf(row) }
  const { photos, ...paper } = basicOf(row)
  const files = Object.entries(photos).map(([field, path]) => [field, join(pictureFolder(context), path)])
  return { ...head, ...paper, ...Object.fromEntries(files), sameBirthday: alikeTo(context.db, row) }
}

/** Verified accounts with the same birthday and country. The desk compares them: a passport spells a name another way. */
function alikeTo(db: Db, row: IdentityRow): string[] {
  const { birthday, country } = basicOf(row)
  const found = prepared(db, ALIKE).all(birthday, country, row.user_id) as Alike[]
  return found.map(({ id, names, document }) => [id, names, document].map(part => printable(part, 200)).join('  '))
}

type Alike = { id: string; names: string; document: string }
const ALIKE = `SELECT u.id, concat_ws(' ', u.surname, u.first_name) AS names, i.document FROM user u
  JOIN identity i ON i.user_id = u.id AND i.kind = 'basic' AND i.state = ${identityStates.verified}
  WHERE u.birthday = ? AND u.country = ? AND u.id <> ? ORDER BY i.reviewed_at DESC LIMIT 50`

const decision = (
  verb: string,
  usage: string,
  summary: string,
  decide: (tx: Tx, row: IdentityRow, by: By, options: OperatorArgs['options']) => void,
): OperatorAction => ({
  name: `identity ${verb}`,
  usage: `<id>${usage}`,
  summary,
  run({ db, clock, keys }, args) {
    const id = argument(args, 0, 'id')
    transact(db, tx => decide(tx, openIdentity(tx, id), { now: clock.now(), keys }, args.options))
    return `${id}: ${verb} done`
  },
})

function rejectionOf(row: IdentityRow, options: OperatorArgs['options']): Rejection {
  const fields = (options.field ?? '').split(',').filter(name => name !== '')
  return { reason: givenReason(reasonKindOf(row), options), fields }
}

export const identityActions: readonly OperatorAction[] = [
  { name: 'identity list', usage: '', summary: 'the identities to review, oldest first', run: listOpen },
  { name: 'identity show', usage: '<id>', summary: 'what was handed in, and where its photos are', run: show },
  decision(
    'approve',
    ' [--same-as <user>]',
    'fills the profile and locks it; --same-as says whose second document it is, so that nothing is earned twice',
    (tx, row, by, { 'same-as': same }) => {
      approve(tx, row, by)
      if (same !== undefined) linkPersons(tx, row.user_id, userNamed(tx, same).id, by.now)
    },
  ),
  decision(
    'reject',
    ` [--field <frontImage,holdImage>] ${REASON_USAGE}`,
    'refuses it; the user reads why and brings those fields anew',
    (tx, row, by, options) => reject(tx, row, rejectionOf(row, options), by),
  ),
]
