/** Proving who one is: handed in, reviewed, and what came of it (docs/rules/account.md#identity). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { contactRelations, documentTypes, identityStates } from '../../codes.ts'
import { clientOrderId, page, paging } from '../../envelope.ts'
import { LONGEST_HOME_ADDRESS, LONGEST_PERSON_NAME } from '../../limits.ts'
import { codeOf, decorates, flag, id, maybe, ownWords, text, time } from '../../scalars.ts'
import { owner, word } from './terms.ts'

const api = '/api/auth/appAuth'
const get = { method: 'GET', auth: 'token', owner, reads: ['identity'] } as const
const post = { method: 'POST', auth: 'token', owner, order: true, opens: [], changes: ['identity', 'profile'] } as const

/** What became of one that was handed in; of a rejected one, which fields to bring anew and why. */
const outcome = {
  state: codeOf(identityStates),
  /** In words of the language asked for. */
  reason: decorates(v.string()),
  ownWords,
  rejectFields: decorates(v.array(v.object({ field: v.string(), reason: v.string() })), []),
  /** Nobody looked: the sandbox's desk decided by itself. */
  automatic: decorates(flag, false),
  submitTime: time,
  reviewTime: decorates(time),
}
export const identityOutcome = v.object(outcome)
export type IdentityOutcome = v.InferOutput<typeof identityOutcome>

export const identityRow = v.object({
  id,
  kind: v.picklist(['basic', 'advanced']),
  clientOrderId: maybe(v.string()),
  ...outcome,
})
export type IdentityRow = v.InferOutput<typeof identityRow>

/** Everything that was ever handed in, newest first. */
export const identityListCall = defineCall({
  ...get,
  path: `${api}/listMy`,
  answers: 'history',
  input: { ...paging, clientOrderId: v.optional(clientOrderId) },
  output: page(identityRow),
})

/** The newest of each kind; null where there is none. `reviewMinutes` is how long the desk usually takes. */
export const identityStatesCall = defineCall({
  ...get,
  path: `${api}/isHaveAuth`,
  answers: 'states',
  input: {},
  output: v.object({
    basic: maybe(identityOutcome),
    advanced: maybe(identityOutcome),
    reviewMinutes: decorates(v.pipe(v.number(), v.minValue(1))),
  }),
})

export const identityDoneCall = defineCall({
  ...get,
  path: `${api}/isHaveAuthDone`,
  answers: 'done',
  input: {},
  output: v.object({ basicDone: flag, advancedDone: flag }),
})

/** Either name may be empty, one of the two not: some people have a single name. */
const personName = text(LONGEST_PERSON_NAME)
const homeAddress = word(LONGEST_HOME_ADDRESS)
/** The path of an upload; one that is left out on a resubmission is kept. */
const photo = v.optional(text(300))

export const applyBasicCall = defineCall({
  ...post,
  path: `${api}/applyKYC`,
  answers: 'identity',
  foundBy: identityListCall,
  input: {
    documentType: codeOf(documentTypes),
    /** ISO 3166, two letters. */
    country: word(2),
    surname: personName,
    firstName: personName,
    /** yyyy-MM-dd */
    birthday: word(10),
    documentNumber: word(40),
    frontImage: photo,
    backImage: photo,
    passportImage: photo,
    holdImage: photo,
  },
  output: identityRow,
})

export const applyAdvancedCall = defineCall({
  ...post,
  path: `${api}/applyAdvanced`,
  answers: 'identity',
  foundBy: identityListCall,
  input: {
    address: homeAddress,
    phoneCode: word(6),
    phone: word(20),
    contactSurname: personName,
    contactFirstName: personName,
    contactRelation: codeOf(contactRelations),
    contactPhoneCode: word(6),
    contactPhone: word(20),
    contactAddress: homeAddress,
    /** That all of it is true. */
    declared: flag,
  },
  output: identityRow,
})
