import { isIP } from 'node:net'

/**
 * Where passkeys of this exchange are good. It is what the installation says of itself (PUBLIC_ORIGIN), never what a request
 * says: whoever could choose the name would sign in with a passkey that was asked for elsewhere.
 */
export type RelyingParty = {
  /** The host name that a passkey belongs to. */
  id: string
  /** Whether what was signed there was signed here. */
  isHere(origin: string): boolean
}

/** Nothing but this machine answers to that name, at whatever port. */
const LOCAL = 'localhost'
const isLocal = (origin: string) => URL.canParse(origin) && new URL(origin).hostname === LOCAL

/** @param publicOrigin null: whoever runs the exchange opens it on the same machine */
export function relyingPartyOf(publicOrigin: string | null): RelyingParty {
  if (publicOrigin === null) return { id: LOCAL, isHere: isLocal }
  return { id: new URL(publicOrigin).hostname, isHere: origin => origin === publicOrigin }
}

const isAddress = (hostname: string) => isIP(hostname) !== 0 || hostname.startsWith('[')

/** @throws Error in words for whoever starts the exchange */
export function readPublicOrigin(text: string | undefined): string | undefined {
  if (!text) return undefined
  const { origin, hostname, protocol } = URL.canParse(text) ? new URL(text) : new URL('data:,')
  const isSafe = protocol === 'https:' || (protocol === 'http:' && hostname === LOCAL)
  if (isSafe && !isAddress(hostname) && text.replace(/\/$/, '') === origin) return origin
  throw new Error(
    `PUBLIC_ORIGIN=${text} is not where a browser keeps passkeys. Give https://name or http://localhost:8080`,
  )
}
