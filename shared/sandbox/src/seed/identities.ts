/** How far the people of a fresh exchange have proved who they are: through the call, with sample photos, by the desk's own decisions. */
import { applyBasicCall, type IdentityRow, type InputOf, identityListCall } from '@shared/contract'
import { documentTypes, identityStates } from '@shared/contract/codes'
import { photosOf } from '@shared/contract/identity'
import { transact } from '@shared/engine/db/transact'
import { reasonOf } from '@shared/engine/reasons/stored'
import { approveIdentity, openIdentity, rejectIdentity } from '@shared/products/accounts/identity/index'
import { keepPicture, readPhotograph } from '@shared/products/upload/index'
import { samplePhoto } from './sample-photo.ts'
import type { StandIn } from './stand-in.ts'

export type Paper = Pick<
  InputOf<typeof applyBasicCall>,
  'surname' | 'firstName' | 'birthday' | 'country' | 'documentNumber'
>

const SHADE = 0x60

async function photos({ caller: { context, user } }: StandIn): Promise<Record<string, string>> {
  const paths: Record<string, string> = {}
  for (const [nth, field] of photosOf(documentTypes.idCard).entries())
    paths[field] = await keepPicture(context, user, 'kyc', readPhotograph(samplePhoto(SHADE + 0x20 * nth)))
  return paths
}

/** Found again by its id, so that a seed that broke off goes on where it was. */
export async function handInPaper(standIn: StandIn, name: string, paper: Paper): Promise<IdentityRow> {
  const clientOrderId = `${name}-identity-basic`
  const { records } = await standIn.ask(identityListCall, { clientOrderId })
  const order = { documentType: documentTypes.idCard, ...paper, clientOrderId }
  return records[0] ?? standIn.ask(applyBasicCall, { ...(await photos(standIn)), ...order })
}

/** The desk's decision, unless it was taken before. */
function decide({ caller: { context } }: StandIn, { id, state }: IdentityRow, decision: typeof approveIdentity): void {
  if (state !== identityStates.underReview) return
  transact(context.db, tx => decision(tx, openIdentity(tx, id), { now: context.clock.now(), keys: context.keys }))
}

export const approvePaper = (standIn: StandIn, row: IdentityRow): void => decide(standIn, row, approveIdentity)

export const rejectFront = (standIn: StandIn, row: IdentityRow): void =>
  decide(standIn, row, (tx, open, by) =>
    rejectIdentity(tx, open, { reason: reasonOf('identity', 'photo-unclear'), fields: ['frontImage'] }, by),
  )
