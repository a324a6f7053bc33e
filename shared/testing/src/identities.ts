/** What tests of identities do: photograph a document, hand it in, let the desk decide. */
import { applyAdvancedCall, applyBasicCall } from '@shared/contract/calls/account'
import { type PhotoField, photosOf } from '@shared/contract/identity'
import { connect, newOrderId } from './client.ts'
import { operate } from './exchange-process.ts'
import type { Person } from './people.ts'
import { exchange } from './screen.tsx'

/** One grey pixel. */
const png = atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==')
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${png}\r\n--b--\r\n`

/** @returns its path */
export async function photo({ token }: Person): Promise<string> {
  const body = Uint8Array.from(part('biz', 'kyc') + file, letter => letter.charCodeAt(0))
  const headers = { 'x-access-token': token, 'content-type': 'multipart/form-data; boundary=b' }
  const reply = await fetch(`${exchange().url}/api/sys/common/upload`, { method: 'POST', headers, body })
  return ((await reply.json()) as { message: string }).message
}

export async function photos(person: Person, fields: readonly PhotoField[] = photosOf(1)) {
  const paths: Partial<Record<PhotoField, string>> = {}
  for (const field of fields) paths[field] = await photo(person)
  return paths
}

export const client = () => connect(exchange().url, exchange().publicKey)
export const desk = (...words: string[]) => operate(exchange(), 'identity', ...words)

let documents = 0
export const paper = () => ({
  documentType: 1 as const,
  country: 'TH',
  surname: 'Saetang',
  firstName: 'Malee',
  birthday: '1990-02-03',
  documentNumber: `T${process.env.JEST_WORKER_ID ?? 1}${Date.now()}${++documents}`,
})

/** @returns its id */
export async function applyBasic(person: Person): Promise<string> {
  const input = { ...paper(), ...(await photos(person)), clientOrderId: newOrderId() }
  return (await client().ask(applyBasicCall, input, person)).id
}

export async function verify(person: Person): Promise<void> {
  await desk('approve', await applyBasic(person))
}

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
