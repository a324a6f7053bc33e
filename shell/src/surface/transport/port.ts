/** What the transport needs of the rest of the shell: given once at start, so that it imports none of it. */
import type { Platform } from '@shared/contract'
import type { Locale } from '@shared/format/languages'

export type Port = {
  /** The present token; '' for a visitor. */
  token(): string
  /** Id of who is signed in; '' for a visitor and while nobody knows. */
  owner(): string
  /** A reply said 401 to this token. The session ends if it is still the present one, and leads to /login once. */
  onExpired(token: string): void
  /** Shows a message to the person for a moment. */
  notify(text: string): void
  /** The live config; apiBase, fileBase, transportPublicKey, features and market are read at each use. */
  config(): Platform
  /** BCP 47 tag for Accept-Language and for moments in a refusal, e.g. "ja-JP". */
  language(): Locale
  /** Stands in for the browser's fetch. */
  request?: typeof fetch
}

let connected: Port | null = null

export const setPort = (port: Port | null): void => {
  connected = port
}

/** The port; throws before `connect`, which is a fault of the start-up order. */
export function port(): Port {
  if (!connected) throw new Error('A call before the transport is connected: run connect({...}) at start-up first')
  return connected
}

/** @returns whether whoever was signed in just now still is, asked at any later time; nobody yet may have become somebody */
export function whoIsHere(): () => boolean {
  const { owner } = port()
  const now = owner()
  return () => now === '' || owner() === now
}
