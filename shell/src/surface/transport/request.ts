/** One request of a call of the contract: what it sends, and what came of it. */
import type { Call } from '@shared/contract'
import { whileBusy } from './busy.ts'
import { headersOf, loadKy, type Outgoing, send } from './client.ts'
import { sampleClock, serverAtLeast, serverNow } from './clock.ts'
import { hasFeature } from './features.ts'
import { asJson } from './headers.ts'
import { broken, type OpenCall } from './open-call.ts'
import { port } from './port.ts'
import { judge, type Outcome } from './reply.ts'

type Fields = Record<string, unknown>
/** After so many ms an order is refused by the server: what is not there by then never will be. */
const DEADLINE = 30_000

/** Fills `{id}` and takes it out of the input. Throws where the input lacks it. */
function fillPath(path: string, input: Fields): { path: string; rest: Fields } {
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
function toQuery(input: Fields): string {
  const given = Object.entries(input).filter(([, value]) => value !== null && value !== undefined)
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
  return query && `?${query}`
}

/** JSON without null fields at any depth; items of arrays, '', 0 and false stay. */
export const toJson = (body: object): string =>
  JSON.stringify(body, function (this: unknown, _key, value: unknown) {
    return value === null && !Array.isArray(this) ? undefined : value
  })

/** The chunk with the ciphers; rejects where it did not arrive. */
export const loadCiphers = () => import('./cipher.ts')

/** @throws TransportError where code that a POST needs did not arrive: nothing was sent */
const needed = <T>(code: Promise<T>, what: string, openCall: OpenCall): Promise<T> =>
  code.catch((cause: unknown) => {
    throw broken(openCall, { kind: 'network', message: `nothing was sent: ${what} could not be loaded` }, cause)
  })

async function wrap(json: string, publicKey: string, openCall: OpenCall): Promise<string> {
  const { encrypt } = await needed(loadCiphers(), 'the ciphers', openCall)
  return encrypt(json, publicKey)
}

/** Read anew at each sending, so that they are true also where the clock was set right in between. */
const timesOf = (c: Call): Fields => ({
  ...(c.order && { deadline: serverAtLeast() + DEADLINE }),
  ...(!c.plain && hasFeature('sealed-time') && { sentAt: serverNow() }),
})

/** @throws TransportError where nothing can be sent */
async function requestOf(c: Call, input: Fields, openCall: OpenCall): Promise<Outgoing> {
  const { apiBase, transportPublicKey } = port().config()
  const { path, rest } = fillPath(c.path, input)
  const headers = asJson(headersOf(openCall.token, openCall.requestId))
  const url = apiBase + path
  if (c.method === 'GET') return { method: 'GET', url: url + toQuery(rest), headers }
  await needed(loadKy(), 'what sends it', openCall)
  const json = toJson({ ...rest, ...timesOf(c) })
  return { method: 'POST', url, headers, body: c.plain ? json : await wrap(json, transportPublicKey, openCall) }
}

/** @throws TransportError where nothing was sent; what `signal` was aborted with */
export async function askOnce(c: Call, input: Fields, openCall: OpenCall, signal?: AbortSignal): Promise<Outcome> {
  const outgoing = await requestOf(c, input, openCall)
  const sentAt = performance.now()
  const sent = send({ ...outgoing, signal })
  const received = await (c.method === 'POST' ? whileBusy(sent) : sent)
  const { begun = { requestId: openCall.requestId, sentAt, receivedAt: performance.now() } } = received
  openCall.requestId = begun.requestId
  const outcome = judge(received)
  if ('reply' in outcome && outcome.reply?.timestamp)
    sampleClock(outcome.reply.timestamp, begun.sentAt, begun.receivedAt)
  return outcome
}
