/** Opens the chat: a ticket to the conversation of whoever asks (docs/rules/content.md#live-chat). */
import type { chatSessionCall, OutputOf, ParsedInputOf } from '@shared/contract'
import { stamp } from '@shared/engine/clock'
import { transactTogether } from '@shared/engine/db/together'
import type { Tx } from '@shared/engine/db/transact'
import type { Caller } from '@shared/engine/http/serve'
import { refuse } from '@shared/engine/refusals/refuse'
import { countPerAddress } from '@shared/products/accounts/lock'
import { stillSignedIn } from '@shared/products/accounts/session'
import { ownOrder } from './orders.ts'
import { beginConversation, changed, conversationOf, type Owner, person, visitor } from './rows.ts'
import { say } from './say.ts'
import { botIsOn, serviceOf } from './service.ts'
import type { ConversationRow } from './tables.ts'
import { openTicket } from './tickets.ts'
import { CHAT } from './wire.ts'

type Input = ParsedInputOf<typeof chatSessionCall>

/** @throws Refused chat-closed where neither the bot nor a person answers, not-found of another's order, field-invalid of a visitor without an id */
export function openChat(input: Input, caller: Caller): Promise<OutputOf<typeof chatSessionCall>> {
  const { context, user, tokenHash } = caller
  const { hours, open } = serviceOf(context)
  if (!open && !botIsOn(context.db)) refuse('chat-closed', { hours })
  return transactTogether(context.db, tx => {
    if (user !== null && tokenHash !== '') stillSignedIn(tx, { ...caller, user })
    if (input.order && !ownOrder(tx, user, input.order)) refuse('not-found', { field: 'order' })
    const { id } = conversation(tx, ownerOf(input, user), caller)
    const { ticket, expires } = openTicket(tx, id, tokenHash, context.clock.now())
    const order = input.order ? `&order=${encodeURIComponent(input.order)}` : ''
    return { url: `${CHAT}/page#t=${ticket}${order}`, expireTime: stamp(expires) }
  })
}

/** Whoever is signed in has their own, whatever was said on this phone before. */
function ownerOf({ visitorId }: Input, user: string | null): Owner {
  if (user !== null) return person(user)
  return visitorId ? visitor(visitorId) : refuse('field-invalid', { field: 'visitorId' })
}

function conversation(tx: Tx, owner: Owner, { context, language, ip }: Caller): ConversationRow {
  const now = context.clock.now()
  const known = conversationOf(tx, owner)
  if (known) return changed(tx, known.id, { language })
  if (owner.user_id === null) countPerAddress(tx, 'chat', ip, now)
  const begun = beginConversation(tx, owner, language, now)
  if (botIsOn(tx)) say(tx, begun.id, { sender: 'bot', template: 'hello' }, now)
  return begun
}
