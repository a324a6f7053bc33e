/** A push service of the tests' own: takes messages, opens them as a browser does (RFC 8291), checks who sends (RFC 8292). */
import { createDecipheriv, createECDH, createHmac, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'

export type Pushed = { endpoint: string; headers: IncomingHttpHeaders; at: number; payload: Record<string, unknown> }
/** Answers instead of "201, taken". */
type Answer = (response: ServerResponse, nth: number) => void

type Browser = { pair: ECDH; auth: Buffer }

const hmac = (key: Buffer, ...parts: (Buffer | string)[]) => {
  const mac = createHmac('sha256', key)
  for (const part of parts) mac.update(part)
  return mac.digest()
}

/** RFC 8291, section 3.4, and the one record of RFC 8188. */
export function decrypt(body: Buffer, { pair, auth }: Browser): Buffer {
  const [salt, size] = [body.subarray(0, 16), body.readUInt32BE(16)]
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const record = body.subarray(21 + sender.length)
  if (record.length > size) throw new Error('More than one record')
  const info = ['WebPush: info\0', pair.getPublicKey(), sender, '\u0001']
  const key = hmac(salt, hmac(hmac(auth, pair.computeSecret(sender)), ...info))
  const cek = hmac(key, 'Content-Encoding: aes128gcm\0\u0001').subarray(0, 16)
  const nonce = hmac(key, 'Content-Encoding: nonce\0\u0001').subarray(0, 12)
  const cipher = createDecipheriv('aes-128-gcm', cek, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([cipher.update(record.subarray(0, -16)), cipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some(byte => byte !== 0)) throw new Error('No end of the last record')
  return padded.subarray(0, end)
}

/** Who sends, as the token says. @throws where it is not signed by its key, or is for another service */
export function senderOf(authorization: string, audience: string): { sub: string; key: string } {
  const [token = '', key = ''] = authorization.replace('vapid t=', '').split(', k=')
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.toString('base64url', 1, 33), point.toString('base64url', 33)]
  const known = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
  const signed = Buffer.from(`${head}.${claims}`)
  const isSigned = verify(
    'sha256',
    signed,
    { key: known, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString())
  const lasts = exp - Date.now() / 1000
  if (!isSigned || aud !== audience || lasts <= 0 || lasts > 86_400)
    throw new Error(`A sender's token that is not good: ${claims}`)
  return { sub, key }
}

export class PushService {
  origin = ''
  readonly pushed: Pushed[] = []
  /** What was wrong with what came. */
  readonly faults: string[] = []
  readonly senders = new Set<string>()
  /** By endpoint's path: what it says instead of taking it. */
  readonly #answers = new Map<string, Answer>()
  readonly #browsers = new Map<string, Browser>()
  readonly #server = createServer(async (request, response) => {
    const body = await buffer(request)
    const path = request.url ?? ''
    this.#take(path, request.headers, body)
    const answer = this.#answers.get(path)
    if (answer) answer(response, this.to(path).length)
    else response.writeHead(201).end()
  })

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return this
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** A browser that subscribed, as its PushSubscription says it. */
  browser(answer?: Answer) {
    const [pair, auth, path] = [createECDH('prime256v1'), randomBytes(16), `/push/${randomBytes(12).toString('hex')}`]
    const p256dh = pair.generateKeys('base64url')
    this.#browsers.set(path, { pair, auth })
    if (answer) this.#answers.set(path, answer)
    return { path, endpoint: this.origin + path, keys: { p256dh, auth: auth.toString('base64url') } }
  }

  answer(path: string, answer: Answer | undefined): void {
    if (answer) this.#answers.set(path, answer)
    else this.#answers.delete(path)
  }

  to = (path: string): Pushed[] => this.pushed.filter(({ endpoint }) => endpoint === path)

  #take(path: string, headers: IncomingHttpHeaders, body: Buffer): void {
    try {
      const browser = this.#browsers.get(path)
      if (!browser) throw new Error(`Nobody subscribed at ${path}`)
      this.senders.add(senderOf(headers.authorization ?? '', this.origin).key)
      this.pushed.push({
        endpoint: path,
        headers,
        at: Date.now(),
        payload: JSON.parse(decrypt(body, browser).toString()),
      })
    } catch (error) {
      this.faults.push(String(error))
    }
  }
}

/** Waits for what another process or socket brings about. @throws where it does not within ten seconds */
export async function until(is: () => boolean, what: string): Promise<void> {
  for (const end = Date.now() + 10_000; !is(); await setTimeout(5))
    if (Date.now() > end) throw new Error(`Waited in vain for ${what}`)
}
