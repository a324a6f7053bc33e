/** The short link before the hash, `/?s=CODE#/…`: an invitation (docs/rules/account.md#invitations). */
import { useShortLinkCall } from '@shared/contract/calls/account'
import { inviteCodeOf } from '@shared/contract/registering'
import { meant } from '../browser/spelling.ts'
import { takeQuery } from '../browser/take-query.ts'
import { go, hasRoute } from '../surface/navigation/go.ts'
import { keepInvitation } from '../surface/navigation/invitation.ts'
import { call } from '../surface/transport/index.ts'

/** The code of the address, '' where there is none, and whether the address names no page of its own. */
export type ShortLink = { code: string; open: boolean }

/**
 * Takes `s` off the address. A messenger that sent "#" as "%23" made the page's own address a part of it. Call before the
 * router looks.
 */
export function takeShortLink(): ShortLink {
  write(meant())
  const [code = '', address = ''] = takeQuery('s').split('#')
  if (address.startsWith('/')) write(`/#${address}`)
  const open = /^\/(index\.html)?#?\/?$/.test(location.pathname + location.hash)
  return { code: inviteCodeOf(code), open }
}

const write = (address: string) => history.replaceState(history.state, '', location.origin + address)

/** Who has gone on meanwhile is not called back. */
const atStart = () => /^#\/(home)?$/.test(location.hash)

/** Asks what the code stands for; an unknown one is no reason to stop anybody. */
export async function followShortLink({ code, open }: ShortLink): Promise<void> {
  const reply = await call(useShortLinkCall, { code }, { on401: 'token' }).catch(() => null)
  if (reply?.state !== 'ok') return
  const { inviteCode, inviter, target } = reply.value
  if (inviteCode) keepInvitation(inviteCode, inviter ?? '')
  if (open && target && atStart() && hasRoute(target)) go(target, { replace: true })
}
