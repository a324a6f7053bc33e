/** Gives jsdom what a browser has for passkeys, with a software authenticator behind it. */
import type { PasskeyCreation, PasskeyRequest } from '@shared/contract'
import { type Authenticator, newAuthenticator, type Otherwise } from './authenticator.ts'

export type PasskeyBrowser = {
  device: Authenticator
  /** What the device does otherwise from now on. */
  otherwise: Otherwise
  /** What the next sheet of the browser comes to instead: e.g. closed by the person (NotAllowedError). */
  fails: string | undefined
  /** Somebody picks the passkey that is offered in a field. @returns false where none is */
  pick(): boolean
  /** How many wait in a field: more than one is one too many. */
  offered(): number
  /** What it was told to offer no more. */
  forgotten: string[]
}

const bytesOf = (text: string) => {
  const bytes = Uint8Array.from(Buffer.from(text, 'base64url'))
  return bytes.buffer
}
const textOf = (bytes: BufferSource) => Buffer.from(new Uint8Array(bytes as ArrayBuffer)).toString('base64url')

type Listed = readonly PublicKeyCredentialDescriptor[] | undefined
const listOf = (listed: Listed) =>
  (listed ?? []).map(({ id }) => ({ id: textOf(id), type: 'public-key' as const, transports: [] }))

/** As the browser hands over what a device answered. */
function credentialOf(id: string, response: Record<string, unknown>): Credential {
  const buffers = Object.entries(response).map(([name, value]) => [
    name,
    typeof value === 'string' ? bytesOf(value) : value,
  ])
  const getTransports = () => response.transports
  return {
    id,
    rawId: bytesOf(id),
    type: 'public-key',
    response: { ...Object.fromEntries(buffers), getTransports },
  } as never
}

export function passkeysInJsdom(device = newAuthenticator({ origin: 'http://localhost' })): PasskeyBrowser {
  const waiting = new Set<() => void>()
  const browser: PasskeyBrowser = {
    device,
    otherwise: {},
    fails: undefined,
    offered: () => waiting.size,
    forgotten: [],
    pick: () => {
      const [first] = waiting
      first?.()
      return first !== undefined
    },
  }
  const meet = () => {
    const name = browser.fails
    browser.fails = undefined
    if (name) throw new DOMException('As the test wants it', name)
  }
  const create = async ({ publicKey: o }: CredentialCreationOptions) => {
    meet()
    if (!o) throw new TypeError('Nothing was asked for')
    const user = { ...o.user, id: textOf(o.user.id) }
    const asked = { ...o, challenge: textOf(o.challenge), user, excludeCredentials: listOf(o.excludeCredentials) }
    const { id, response } = device.create(asked as unknown as PasskeyCreation, browser.otherwise)
    return credentialOf(id, response)
  }
  const get = async ({ publicKey: o, mediation, signal }: CredentialRequestOptions) => {
    if (mediation === 'conditional') await picked(waiting, signal)
    else if (waiting.size > 0) throw new DOMException('A request is already pending.', 'OperationError')
    meet()
    if (!o) throw new TypeError('Nothing was asked for')
    const asked = { ...o, challenge: textOf(o.challenge), allowCredentials: listOf(o.allowCredentials) }
    const { id, response } = device.get(asked as unknown as PasskeyRequest, browser.otherwise)
    return credentialOf(id, response)
  }
  const signalUnknownCredential = async ({ credentialId }: { credentialId: string }) =>
    void browser.forgotten.push(credentialId)
  const statics = { isConditionalMediationAvailable: async () => true, signalUnknownCredential }
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create, get } })
  Object.assign(globalThis, { isSecureContext: true, PublicKeyCredential: Object.assign(class {}, statics) })
  return browser
}

/** Until somebody picks it in the field, or the page asks for it no more. */
const picked = (waiting: Set<() => void>, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const done = (then: () => void) => () => {
      waiting.delete(pick)
      then()
    }
    const pick = done(resolve)
    const abort = done(() => reject(new DOMException('Ended', 'AbortError')))
    if (signal?.aborted) return abort()
    signal?.addEventListener('abort', abort)
    waiting.add(pick)
  })
