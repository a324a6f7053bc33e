/** Photos that prove an identity: each is its owner's, was uploaded for this, and serves one application. */
import type { applyBasicCall, ParsedInputOf } from '@shared/contract'
import { identityStates } from '@shared/contract/codes'
import { type PhotoField, photoFields, photosOf } from '@shared/contract/identity'
import { first, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { refuse } from '@shared/engine/refusals/refuse'
import { hasUploaded } from '../../upload/index.ts'
import type { IdentityRow } from '../tables.ts'
import { type BasicDetails, basicOf, rejectFieldsOf } from './rows.ts'

type Input = ParsedInputOf<typeof applyBasicCall>
type Photos = BasicDetails['photos']

/** Of the rejected one before: what was not at fault, if it is the same kind of document. */
function keptOf(before: IdentityRow | undefined, { documentType, country }: Input): Photos {
  if (before?.state !== identityStates.rejected) return {}
  const { photos, ...was } = basicOf(before)
  if (was.documentType !== documentType || was.country !== country.trim().toUpperCase()) return {}
  const atFault = new Set(rejectFieldsOf(before))
  return Object.fromEntries(Object.entries(photos).filter(([field]) => !atFault.has(field)))
}

const isUsed = (tx: Tx, path: string) =>
  first(tx, sql.selectFrom('identity_photo').select('path').where('path', '=', path)) !== undefined

/** @throws Refused field-invalid: another's, another purpose's, one that served before, or the same for two sides */
function checkPhoto(tx: Tx, userId: string, field: PhotoField, path: string, others: readonly string[]): void {
  if (!hasUploaded(tx, userId, 'kyc', [path]) || isUsed(tx, path) || others.includes(path))
    refuse('field-invalid', { field })
}

/** All that the document needs, brought or kept. @throws Refused field-invalid, naming the photo */
export function readPhotos(tx: Tx, userId: string, input: Input, before: IdentityRow | undefined): Photos {
  const needed = photosOf(input.documentType)
  const strange = photoFields.find(field => input[field] && !needed.includes(field))
  if (strange) refuse('field-invalid', { field: strange })
  const kept = keptOf(before, input)
  const photos: Photos = {}
  for (const field of needed) {
    const brought = input[field]
    if (brought) checkPhoto(tx, userId, field, brought, Object.values(photos))
    photos[field] = brought || kept[field] || refuse('field-invalid', { field })
  }
  return photos
}

/** Writes down that they served; those that were kept did so before. */
export function spendPhotos(tx: Tx, { id }: IdentityRow, photos: Photos): void {
  const rows = Object.values(photos).map(path => ({ path, identity_id: id }))
  run(
    tx,
    sql
      .insertInto('identity_photo')
      .values(rows)
      .onConflict(conflict => conflict.doNothing()),
  )
}
