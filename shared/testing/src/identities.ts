/** What tests of identities do: photograph a document, hand it in, let the desk decide. */
import { applyAdvancedCall } from '@shared/contract/calls/account'
import type { PhotoField } from '@shared/contract/identity'
import { connect, newOrderId } from './client.ts'
import { operate } from './exchange-process.ts'
import { applyBasicAt, identify, photoAt, photosAt } from './identified.ts'
import type { Person } from './people.ts'
import { exchange } from './screen.tsx'

export { paper } from './identified.ts'

/** @returns its path */
export const photo = (person: Person): Promise<string> => photoAt(exchange(), person)
export const photos = (person: Person, fields?: readonly PhotoField[]) => photosAt(exchange(), person, fields)

export const client = () => connect(exchange().url, exchange().publicKey)
export const desk = (...words: string[]) => operate(exchange(), 'identity', ...words)

/** @returns its id */
export const applyBasic = (person: Person): Promise<string> => applyBasicAt(exchange(), person)
export const verify = (person: Person): Promise<void> => identify(exchange(), person)

export async function applyAdvanced(person: Person): Promise<string> {
  const input = {
    address: '12/3 Sukhumvit 21, Bangkok',
    phoneCode: '66',
    phone: '081 234 5678',
    contactSurname: 'Saetang',
    contactFirstName: 'Somchai',
    contactRelation: 1 as const,
    contactPhoneCode: '66',
    contactPhone: '089 876 5432',
    contactAddress: '9 Charoen Krung, Bangkok',
    declared: true,
    clientOrderId: newOrderId(),
  }
  return (await client().ask(applyAdvancedCall, input, person)).id
}
