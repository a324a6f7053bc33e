/** What proves who one is: which photos go with which document. The phone asks for them, the exchange refuses without. */
import { type CodeOf, documentTypes } from './codes.ts'

export type DocumentType = CodeOf<typeof documentTypes>

export const photoFields = ['frontImage', 'backImage', 'passportImage', 'holdImage'] as const
export type PhotoField = (typeof photoFields)[number]

/** Both sides of a card, or a passport's portrait page; and the person holding it. */
export const photosOf = (documentType: DocumentType): readonly PhotoField[] =>
  documentType === documentTypes.passport ? ['passportImage', 'holdImage'] : ['frontImage', 'backImage', 'holdImage']
