/** The short link before the hash: `/?s=CODE#/…` keeps an invitation and leads to its target (account.md, Guard). */
import { useShortLinkCall } from '@shared/contract/calls/account'
import { device } from './storage.ts'
import { go, hasRoute } from './surface/navigation/go.ts'
import { call } from './surface/transport/index.ts'

const KEPT = 30 * 86_400_000

/** Takes `s` off the address; the code, or '' where there is none. Call before the router looks. */
export function takeShortLink(): string {
  const query = new URLSearchParams(location.search)
  const code = query.get('s') ?? ''
  if (!code) return ''
  query.delete('s')
  const rest = query.toString()
  history.replaceState(history.state, '', location.pathname + (rest && `?${rest}`) + location.hash)
  return code
}

/** Asks what the code stands for; an unknown one is no reason to stop anybody. */
export async function followShortLink(code: string, openTarget: boolean): Promise<void> {
  const reply = await call(useShortLinkCall, { code }, { notice: 'none' }).catch(() => null)
  if (reply?.state !== 'ok') return
  const { inviteCode, inviter, target } = reply.value
  if (inviteCode) device.set('invite-code', [inviteCode, Date.now() + KEPT, inviter ?? ''].join('|'))
  if (openTarget && target?.startsWith('/') && hasRoute(target)) go(target, { replace: true })
}
