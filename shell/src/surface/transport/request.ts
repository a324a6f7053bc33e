/** A call of the contract and its input as a request. */
import type { Call } from '@shared/contract'
import { headersOf, loadKy, type Outgoing } from './client.ts'
import { serverAtLeast, serverNow } from './clock.ts'
import { encrypt, loadCiphers, toJson } from './encrypt.ts'
import { hasFeature } from './features.ts'
import { asJson } from './headers.ts'
import { port } from './port.ts'

type Fields = Record<string, unknown>
/** After so many ms an order is refused by the server: what is not there by then never will be. */
const DEADLINE = 30_000

/** Fills `{id}` and takes it out of the input. Throws where the input lacks it. */
export function fillPath(path: string, input: Fields): { path: string; rest: Fields } {
  const rest = { ...input }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = input[name]
    if (value === undefined || value === null) throw new Error(`${path} needs "${name}" in its input: give it`)
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest }
}

/** null and undefined are dropped. @returns '' or '?a=1&b=2' */
export function toQuery(input: Fields): string {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return query && `?${query}`
}

/** Code that a POST needs did not arrive: nothing can have been sent. */
export class CodeMissing extends Error {
  override readonly name = 'CodeMissing'
}

const needed = (code: Promise<unknown>, what: string) =>
  code.catch((cause: unknown) => {
    throw new CodeMissing(`${what} could not be loaded`, { cause })
  })

async function wrap(json: string, publicKey: string): Promise<string> {
  await needed(loadCiphers(), 'the ciphers')
  return encrypt(json, publicKey)
}

/** Read anew at each sending, so that they are true also where the clock was set right in between. */
const timesOf = (c: Call): Fields => ({
  ...(c.order && { deadline: serverAtLeast() + DEADLINE }),
  ...(!c.plain && hasFeature('sealed-time') && { sentAt: serverNow() }),
})

/** @throws CodeMissing */
export async function requestOf(
  c: Call,
  input: Fields,
  openCall: { token: string; requestId: string },
): Promise<Outgoing> {
  const { apiBase, transportPublicKey } = port().config()
  const { path, rest } = fillPath(c.path, input)
  const headers = asJson(headersOf(openCall.token, openCall.requestId))
  const url = apiBase + path
  if (c.method === 'GET') return { method: 'GET', url: url + toQuery(rest), headers }
  await needed(loadKy(), 'what sends it')
  const json = toJson({ ...rest, ...timesOf(c) })
  return { method: 'POST', url, headers, body: c.plain ? json : await wrap(json, transportPublicKey) }
}
