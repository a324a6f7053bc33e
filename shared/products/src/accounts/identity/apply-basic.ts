/** Handing in a document with its photos (docs/rules/account.md#identity). */
import type { applyBasicCall, ParsedInputOf, IdentityRow as View } from '@shared/contract'
import type { Tx } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { documentNumberOf } from '@shared/format/typed'
import { readBirthday, readCountry, readNames } from '../details.ts'
import { handIn, mayHandIn } from './hand-in.ts'
import { readPhotos, spendPhotos } from './photos.ts'
import { type BasicDetails, viewOf } from './rows.ts'

type Input = ParsedInputOf<typeof applyBasicCall>

/** @throws Refused field-invalid */
const readDocumentNumber = (typed: string): string =>
  documentNumberOf(typed) ?? refuse('field-invalid', { field: 'documentNumber' })

function readPaper(input: Input, now: number): Omit<BasicDetails, 'photos'> {
  return {
    documentType: input.documentType,
    country: readCountry(input.country),
    ...readNames(input),
    birthday: readBirthday(input.birthday, now),
    documentNumber: readDocumentNumber(input.documentNumber),
  }
}

/** @throws Refused already-done, no-more-today, field-invalid, under-age */
export function applyBasic(tx: Tx, input: Input, { context, user, language }: SignedIn): View {
  const now = context.clock.now()
  const before = mayHandIn(tx, user, 'basic', now)
  const paper = readPaper(input, now)
  const photos = readPhotos(tx, user, input, before)
  const row = handIn(tx, {
    userId: user,
    kind: 'basic',
    details: { ...paper, photos },
    document: [paper.documentType, paper.country, paper.documentNumber].join(' '),
    clientOrderId: input.clientOrderId,
    now,
  })
  spendPhotos(tx, row, photos)
  return viewOf(row, language)
}
