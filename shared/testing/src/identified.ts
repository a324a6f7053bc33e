/** Proves who somebody is, at any exchange: photographs a document, hands it in, lets the desk approve it. */
import { applyBasicCall } from '@shared/contract/calls/account'
import { type PhotoField, photosOf } from '@shared/contract/identity'
import { connect, newOrderId } from './client.ts'
import { type Address, operate } from './exchange-process.ts'
import type { Person } from './people.ts'

/** One grey pixel. */
const png = atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==')
const part = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const file = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n${png}\r\n--b--\r\n`

type Who = Pick<Person, 'token'>

/** @returns its path */
export async function photoAt({ url }: Address, { token }: Who): Promise<string> {
  const body = Uint8Array.from(part('biz', 'kyc') + file, letter => letter.charCodeAt(0))
  const headers = { 'x-access-token': token, 'content-type': 'multipart/form-data; boundary=b' }
  const reply = await fetch(`${url}/api/sys/common/upload`, { method: 'POST', headers, body })
  return ((await reply.json()) as { message: string }).message
}

export async function photosAt(address: Address, who: Who, fields: readonly PhotoField[] = photosOf(1)) {
  const paths: Partial<Record<PhotoField, string>> = {}
  for (const field of fields) paths[field] = await photoAt(address, who)
  return paths
}

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
export async function applyBasicAt(address: Address, who: Who): Promise<string> {
  const input = { ...paper(), ...(await photosAt(address, who)), clientOrderId: newOrderId() }
  return (await connect(address.url, address.publicKey).ask(applyBasicCall, input, who)).id
}

export async function identify(address: Address, who: Who): Promise<void> {
  await operate(address, 'identity', 'approve', await applyBasicAt(address, who))
}
