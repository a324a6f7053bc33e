/** Reads what people handed in to prove who they are. */
import type { IdentityOutcome, IdentityRow as View } from '@shared/contract'
import { identityStates } from '@shared/contract/codes'
import type { DocumentType, PhotoField } from '@shared/contract/identity'
import { stamp } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { first, run, sql, written } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { wordReason } from '@shared/engine/reasons/worded'
import type { Language } from '@shared/engine/refusals/languages'
import type { IdentityKind, IdentityRow } from '../tables.ts'

/** What a person says of themselves and what proves it. */
export type BasicDetails = {
  documentType: DocumentType
  country: string
  surname: string
  firstName: string
  birthday: string
  documentNumber: string
  /** Paths of uploads. */
  photos: Partial<Record<PhotoField, string>>
}
export type AdvancedDetails = {
  address: string
  phone: string
  contactSurname: string
  contactFirstName: string
  contactRelation: number
  contactPhone: string
  contactAddress: string
}

/** Reasons against a document, or against what a person says beyond it. */
export const reasonKindOf = ({ kind }: Pick<IdentityRow, 'kind'>) => (kind === 'basic' ? 'identity' : 'advanced')

export const basicOf = ({ details }: IdentityRow) => JSON.parse(details) as BasicDetails
export const advancedOf = ({ details }: IdentityRow) => JSON.parse(details) as AdvancedDetails
export const rejectFieldsOf = ({ reject_fields: fields }: IdentityRow) => JSON.parse(fields) as string[]

export const identityById = (db: Db, id: string): IdentityRow | undefined =>
  first(db, sql.selectFrom('identity').selectAll().where('id', '=', id))

/** The last one that counts: of a kind there is one at a time. */
export const newestOf = (db: Db, userId: string, kind: IdentityKind): IdentityRow | undefined =>
  first(
    db,
    sql
      .selectFrom('identity')
      .selectAll()
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .orderBy('submitted_at', 'desc')
      .orderBy(written, 'desc')
      .limit(1),
  )

export const stateOf = (db: Db, userId: string, kind: IdentityKind): IdentityRow['state'] | null =>
  newestOf(db, userId, kind)?.state ?? null

/** While it is reviewed and from then on, what a document proves does not change by hand. */
export function isLocked(db: Db, userId: string): boolean {
  const state = stateOf(db, userId, 'basic')
  return state === identityStates.underReview || state === identityStates.verified
}

/** Writes the change. */
export function settle(tx: Tx, id: string, change: Partial<IdentityRow>): IdentityRow {
  run(tx, sql.updateTable('identity').set(change).where('id', '=', id))
  const row = identityById(tx, id)
  if (!row) throw new Error(`Identity ${id} is gone`)
  return row
}

/** What its owner is told: nothing of what was handed in comes back. */
export function outcomeOf(row: IdentityRow, language: Language): IdentityOutcome {
  const kind = reasonKindOf(row)
  const { reason, ownWords } = wordReason(kind, row, language)
  const short = row.reason_code === null ? reason : wordReason(kind, { ...row, reason_words: null }, language).reason
  return {
    state: row.state,
    reason,
    ownWords,
    rejectFields: rejectFieldsOf(row).map(field => ({ field, reason: short ?? '' })),
    automatic: row.automatic === 1,
    submitTime: stamp(row.submitted_at),
    reviewTime: row.reviewed_at === null ? null : stamp(row.reviewed_at),
  }
}

export const viewOf = (row: IdentityRow, language: Language): View => ({
  id: row.id,
  kind: row.kind,
  clientOrderId: row.client_order_id,
  ...outcomeOf(row, language),
})
