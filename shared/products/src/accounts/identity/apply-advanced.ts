/** Handing in where one lives and who is called in need (docs/rules/account.md#identity). */
import type { applyAdvancedCall, ParsedInputOf, IdentityRow as View } from '@shared/contract'
import { identityStates } from '@shared/contract/codes'
import type { Tx } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { Refused, refuse } from '@shared/engine/refusals/refuse'
import { readHomeAddress, readNames } from '../details.ts'
import { phoneTarget, readPhone } from '../identifier.ts'
import { userById } from '../user.ts'
import { handIn, mayHandIn } from './hand-in.ts'
import { type AdvancedDetails, stateOf, viewOf } from './rows.ts'

type Input = ParsedInputOf<typeof applyAdvancedCall>

/** @throws Refused field-invalid with the name that the number has here */
function readNumber(field: 'phone' | 'contactPhone', code: string, typed: string): string {
  try {
    return phoneTarget(readPhone(code, typed))
  } catch (error) {
    throw error instanceof Refused ? new Refused('field-invalid', { field }) : error
  }
}

function readContact({ contactSurname, contactFirstName }: Input) {
  const typed = { surname: contactSurname, firstName: contactFirstName }
  const names = readNames(typed, { surname: 'contactSurname', firstName: 'contactFirstName' })
  return { contactSurname: names.surname, contactFirstName: names.firstName }
}

function readForm(input: Input): AdvancedDetails {
  return {
    address: readHomeAddress('address', input.address),
    phone: readNumber('phone', input.phoneCode, input.phone),
    ...readContact(input),
    contactRelation: input.contactRelation,
    contactPhone: readNumber('contactPhone', input.contactPhoneCode, input.contactPhone),
    contactAddress: readHomeAddress('contactAddress', input.contactAddress),
  }
}

/** Nobody is their own contact. @throws Refused field-invalid */
function checkContact(tx: Tx, userId: string, { phone, contactPhone }: AdvancedDetails): void {
  const user = userById(tx, userId)
  const own = [phone, phoneTarget({ phoneCode: user.phone_code ?? '', phone: user.phone ?? '' })]
  if (own.includes(contactPhone)) refuse('field-invalid', { field: 'contactPhone' })
}

/** @throws Refused kyc-required (510), already-done, no-more-today, tick-needed, field-invalid */
export function applyAdvanced(tx: Tx, input: Input, { context, user, language }: SignedIn): View {
  const now = context.clock.now()
  if (stateOf(tx, user, 'basic') !== identityStates.verified) refuse('kyc-required', {}, 'kyc')
  mayHandIn(tx, user, 'advanced', now)
  if (!input.declared) refuse('tick-needed', { field: 'declared' })
  const details = readForm(input)
  checkContact(tx, user, details)
  const { clientOrderId } = input
  const handedIn = { userId: user, kind: 'advanced', details, document: null, clientOrderId, now } as const
  return viewOf(handIn(tx, handedIn), language)
}
