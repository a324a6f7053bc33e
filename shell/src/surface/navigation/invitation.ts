/** The invitation of a short link, kept for registration. */
import { atom, getDefaultStore, useAtomValue } from 'jotai'
import { device } from '../../browser/storage.ts'

const KEY = 'invite-code'
const KEPT = 30 * 86_400_000

/** The code, '' where there is none or its 30 days are over. */
export const inviteCode = (): string => {
  const [code, until] = (device.get(KEY) ?? '').split('|')
  return code && Number(until) > Date.now() ? code : ''
}

const heard = atom(0)

/** @param inviter who invites, as the server names them */
export function keepInvitation(code: string, inviter: string): void {
  device.set(KEY, [code, Date.now() + KEPT, inviter].join('|'))
  getDefaultStore().set(heard, now => now + 1)
}

/** The same code, for a form that may stand before the link was answered. */
export function useInviteCode(): string {
  useAtomValue(heard, { store: getDefaultStore() })
  return inviteCode()
}
