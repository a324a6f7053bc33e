/** What tests of identities do over and over: photograph a document, hand it in, let the desk decide. */
import { randomBytes } from 'node:crypto'
import {
  type applyAdvancedCall,
  applyBasicCall,
  type InputOf,
  identityStatesCall,
  messageListCall,
} from '@shared/contract'
import { contactRelations, documentTypes } from '@shared/contract/codes'
import { type PhotoField, photosOf } from '@shared/contract/identity'
import { newOrderId } from '../../../../testing/src/client.ts'
import type { Exchange } from '../../../../testing/src/exchange.ts'
import { chunk, png } from '../upload/pictures.ts'
import { upload } from '../upload/uploads.ts'
import { nextIp } from './people.ts'

type Who = { token: string }
type Basic = InputOf<typeof applyBasicCall>
type Advanced = InputOf<typeof applyAdvancedCall>

/** A picture like no other. */
export const photograph = (): Buffer => png(chunk('IDAT', randomBytes(16)))

/** @returns its path */
export async function photo(exchange: Exchange, { token }: Who, biz = 'kyc'): Promise<string> {
  return (await upload(exchange, photograph(), { token, biz, ip: nextIp() })).message
}

export async function photos(exchange: Exchange, who: Who, fields: readonly PhotoField[]) {
  const paths: Partial<Record<PhotoField, string>> = {}
  for (const field of fields) paths[field] = await photo(exchange, who)
  return paths
}

let documents = 0
export const paper = (change: Partial<Basic> = {}): Basic => ({
  documentType: documentTypes.idCard,
  country: 'TH',
  surname: 'Saetang',
  firstName: 'Malee',
  birthday: '1990-02-03',
  documentNumber: `1 1007 ${String(10_000_000 + ++documents)}`,
  clientOrderId: newOrderId(),
  ...change,
})

/** Hands in a document with all its photos. */
export async function applyBasic(exchange: Exchange, who: Who, change: Partial<Basic> = {}) {
  const input = paper(change)
  const needed = photosOf(input.documentType as 1 | 2 | 3).filter(field => !(field in change))
  return exchange.client.call(applyBasicCall, { ...(await photos(exchange, who, needed)), ...input }, who)
}

export const advanced = (change: Partial<Advanced> = {}): Advanced => ({
  address: '12/3 Sukhumvit 21, Bangkok 10110',
  phoneCode: '66',
  phone: '081 234 5678',
  contactSurname: 'Saetang',
  contactFirstName: 'Somchai',
  contactRelation: contactRelations.parent,
  contactPhoneCode: '66',
  contactPhone: '089 876 5432',
  contactAddress: '9 Charoen Krung, Bangkok 10500',
  declared: true,
  clientOrderId: newOrderId(),
  ...change,
})

/** Somebody whose document the desk has approved. */
export async function verified(exchange: Exchange, change: Partial<Basic> = {}) {
  const user = await exchange.newUser()
  const { result } = await applyBasic(exchange, user, change)
  await exchange.operate('identity', 'approve', result.id)
  return user
}

export const statesFor = (exchange: Exchange, { token }: Who) => exchange.client.ask(identityStatesCall, {}, { token })

/** What the desk told them, in their language. */
export const toldTo = async (exchange: Exchange, { token }: Who, language = 'en-US') =>
  (await exchange.client.ask(messageListCall, { noticeType: 'system' }, { token, language })).map(
    ({ titile, msgContent }) => [titile, msgContent],
  )
