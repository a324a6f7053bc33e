/** Which form stands at /login, and by what somebody is known there: both are in the address. */
import type { Query } from '@shared/contract/address'

export type Mode = 'in' | 'register' | 'forgot'
export type By = 'account' | 'phone' | 'email' | 'google'
export type Way = { mode: Mode; by: By }

/** In the order in which they stand; the first where the address says nothing. */
const ways: Readonly<Record<Mode, readonly By[]>> = {
  in: ['account', 'phone', 'email', 'google'],
  register: ['account', 'phone', 'email'],
  forgot: ['email', 'phone'],
}

const isMode = (text: string | undefined): text is Mode => text !== undefined && text in ways

/** @param modes what this server offers beside logging in */
export function wayOf({ mode: said, by: known }: Query<'mode' | 'by'>, modes: readonly Mode[]): Way {
  const mode = isMode(said) && modes.includes(said) ? said : 'in'
  const [first = 'account'] = ways[mode]
  return { mode, by: ways[mode].find(by => by === known) ?? first }
}

export const waysOf = (mode: Mode): readonly By[] => ways[mode]
