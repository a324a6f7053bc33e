/** The page's calls, with the operator key as a header; no cookie, so no other page can make them. */
import * as v from 'valibot'
import { refusal } from '../protocol.ts'
import type { Insisting } from './plan.ts'

const storage = 'ops.key'

/** The key of the link that was opened, which leaves the address at once; later that of this tab. */
export function takeKey(): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get('key')
  if (given === null) return sessionStorage.getItem(storage)
  keepKey(given)
  history.replaceState(history.state, '', location.pathname)
  return given
}

export const keepKey = (key: string): void => sessionStorage.setItem(storage, key)
export const dropKey = (): void => sessionStorage.removeItem(storage)

/** Why a call was not answered; "away": the server did not answer at all. */
export class Refusal extends Error {
  readonly failure: v.InferOutput<typeof refusal>['failure'] | 'away'
  readonly insist: Insisting | undefined

  constructor(failure: Refusal['failure'], message: string, insist?: Insisting) {
    super(message)
    this.failure = failure
    this.insist = insist
  }
}

export type Client = <S extends v.GenericSchema>(answer: S, path: string, body?: unknown) => Promise<v.InferOutput<S>>

/** Asks by GET, or with a body by POST. @param base of the server; its own origin unless given */
export const clientWith =
  (key: string, base = ''): Client =>
  async (answer, path, body) => {
    const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    const res = await fetch(base + path, { ...init, headers: { authorization: `Bearer ${key}` } }).catch(
      (error: unknown) => {
        throw new Refusal('away', error instanceof Error ? error.message : String(error))
      },
    )
    const said: unknown = await res.json()
    if (res.ok) return v.parse(answer, said)
    const { failure, message, passable, takenBack } = v.parse(refusal, said)
    throw new Refusal(failure, message, passable ? 'past' : takenBack ? 'again' : undefined)
  }
