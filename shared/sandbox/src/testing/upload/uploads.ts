/** Sends pictures as the phone does. */
import type { Exchange } from '../../../../testing/src/exchange.ts'
import { png } from './pictures.ts'

/** Who sends it, and from where it seems to come. */
type From = { token: string; ip?: string }
export type Sent = From & { biz?: string; name?: string; type?: string; language?: string }
export type Reply = {
  status: number
  code: number
  success: boolean
  message: string
  result: Record<string, unknown> | null
}

const post = ({ sandbox }: Exchange, { token, ip }: From, init: RequestInit) => {
  const who = { ...(token && { 'x-access-token': token }), ...(ip && { 'x-forwarded-for': ip }) }
  const headers = { ...who, ...(init.headers as Record<string, string>) }
  return fetch(`${sandbox.url}/api/sys/common/upload`, { ...init, method: 'POST', headers })
}

const read = async (reply: Response): Promise<Reply> => ({
  status: reply.status,
  ...((await reply.json()) as Omit<Reply, 'status'>),
})

export async function upload(exchange: Exchange, bytes: Buffer, sent: Sent): Promise<Reply> {
  const { biz = 'voucher', name = 'a.png', type = 'image/png', language = 'en-US' } = sent
  const body = new FormData()
  body.append('biz', biz)
  body.append('file', new Blob([new Uint8Array(bytes)], { type }), name)
  return read(await post(exchange, sent, { body, headers: { 'accept-language': language } }))
}

/** An upload that sends the beginning of its picture and goes on when told. */
export type Begun = { reply: Promise<Reply>; end(): void }

export function begin(exchange: Exchange, from: From): Begun {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const head = '--b\r\nContent-Disposition: form-data; name="biz"\r\n\r\nvoucher\r\n'
  const file = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
  void writer.write(Buffer.concat([Buffer.from(head + file), png().subarray(0, 40)]))
  const headers = { 'content-type': 'multipart/form-data; boundary=b' }
  const reply = post(exchange, from, { body: readable, headers, duplex: 'half' } as RequestInit).then(read)
  const end = () => {
    void writer.write(Buffer.concat([png().subarray(40), Buffer.from('\r\n--b--\r\n')]))
    void writer.close()
  }
  return { reply, end }
}
