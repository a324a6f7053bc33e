/** What proves who one is: which photos go with which document. The phone asks for them, the exchange refuses without. */
import { type CodeOf, documentTypes, identityStates } from './codes.ts'

export type DocumentType = CodeOf<typeof documentTypes>

export const photoFields = ['frontImage', 'backImage', 'passportImage', 'holdImage'] as const
export type PhotoField = (typeof photoFields)[number]

/** Both sides of a card, or a passport's portrait page; and the person holding it. */
export const photosOf = (documentType: DocumentType): readonly PhotoField[] =>
  documentType === documentTypes.passport ? ['passportImage', 'holdImage'] : ['frontImage', 'backImage', 'holdImage']

/** A profile, or undefined for a visitor. `basicState` is null where no identity was handed in, undefined where the server does not tell. */
type Profile = { basicState?: CodeOf<typeof identityStates> | null | undefined } | null | undefined

/** Whether the person handed in an identity that the desk has not judged yet: they can only wait. */
export const isIdentityUnderReview = (user: Profile): boolean => user?.basicState === identityStates.underReview

/** Whether the phone treats the person as verified. Unknown counts as verified: the exchange decides. */
export const countsAsVerified = (user: Profile): boolean =>
  user?.basicState === undefined || user.basicState === identityStates.verified
