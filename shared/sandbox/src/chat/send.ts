/** Takes what somebody says, once for each id that their page made (docs/rules/content.md#live-chat). */

import { MINUTE } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { all, first, sql } from '@shared/engine/db/query'
import { transactTogether } from '@shared/engine/db/together'
import type { Tx } from '@shared/engine/db/transact'
import type { Language } from '@shared/engine/refusals/languages'
import { refuse } from '@shared/engine/refusals/refuse'
import { countPerAddress } from '@shared/products/accounts/lock'
import * as v from 'valibot'
import { answer } from './bot.ts'
import { keepSent } from './pictures.ts'
import { changed } from './rows.ts'
import { say } from './say.ts'
import type { ChatMessageRow, ConversationRow } from './tables.ts'
import { conversationBy } from './tickets.ts'
import { messageView } from './view.ts'
import type { ChatMessage } from './wire.ts'
import { written } from './words.ts'

export const LONGEST = 2_000
const MOST_A_MINUTE = 20

const form = v.object({
  clientId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  text: v.optional(v.pipe(v.string(), v.transform(written)), ''),
  picture: v.optional(v.string()),
  person: v.optional(v.boolean(), false),
})
type Form = v.InferOutput<typeof form>

/** Whose page it came from. */
export type Sender = { context: Context; ticket: unknown; language: Language; ip: string }

/** @throws Refused chat-ticket, field-invalid, message-too-long, too-many-messages, too-many-tries, and what an upload is refused by */
export async function takeMessage(sender: Sender, given: unknown): Promise<ChatMessage> {
  const { context, ticket, language } = sender
  const { db, clock } = context
  const row = conversationBy(db, ticket, clock.now())
  const sent = read(given)
  const known = sentBefore(db, row, sent) ?? (await takeNew(sender, row, sent))
  return messageView(db, known, { language, side: 'phone' })
}

async function takeNew({ context, ticket, language, ip }: Sender, row: ConversationRow, sent: Form) {
  const { db, clock } = context
  checkPace(db, row, clock.now())
  const picture = sent.picture === undefined ? null : await keepSent(context, row, sent.picture, ip)
  return transactTogether(db, tx => {
    // asked again: meanwhile the session may have been ended, or the same have come another time
    const now = conversationBy(tx, ticket, clock.now())
    const before = sentBefore(tx, now, sent)
    if (before) return before
    checkPace(tx, now, clock.now())
    // a conversation costs nothing to begin, so a pace of each would be none
    if (now.user_id === null) countPerAddress(tx, 'chat-message', ip, clock.now())
    return accept(tx, context, now, { ...sent, picture, language })
  })
}

function read(given: unknown): Form {
  const { success, output, issues } = v.safeParse(form, given, { abortEarly: true })
  if (!success) return refuse('field-invalid', { field: v.getDotPath(issues[0]) ?? 'clientId' })
  // as people count: one sign of two code units is one
  if ([...output.text].length > LONGEST) refuse('message-too-long')
  if (output.text === '' && output.picture === undefined && !output.person) refuse('field-invalid', { field: 'text' })
  return output
}

const own = ({ id }: ConversationRow) =>
  sql.selectFrom('chat_message').selectAll().where('conversation_id', '=', id).where('sender', '=', 'me')

const sentBefore = (db: Db, row: ConversationRow, { clientId }: Form): ChatMessageRow | undefined =>
  first(db, own(row).where('client_id', '=', clientId))

/** Those of the last minute; one that comes again is none. */
function checkPace(db: Db, row: ConversationRow, now: number): void {
  const newest = all(db, own(row).orderBy('seq', 'desc').limit(MOST_A_MINUTE))
  const oldest = newest[MOST_A_MINUTE - 1]
  if (oldest && oldest.at > now - MINUTE)
    refuse('too-many-messages', { n: Math.max(1, Math.ceil((oldest.at + MINUTE - now) / 1000)) })
}

type Accepted = Omit<Form, 'picture'> & { picture: string | null; language: Language }

/** What is said goes in, and the bot's answer with it. */
export function accept(tx: Tx, context: Context, row: ConversationRow, sent: Accepted): ChatMessageRow {
  const { clientId, text, picture, person, language } = sent
  const asksPerson = person && text === ''
  const words = asksPerson ? { template: 'ask-person' } : { text }
  const said = say(tx, row.id, { sender: 'me', ...words, clientId, picture }, context.clock.now())
  // whoever writes has read what stands above
  const seen = { seen: said.seq, language }
  const open = changed(tx, row.id, row.state === 'closed' ? { ...seen, state: 'bot' } : seen)
  answer(tx, context, open, { text, person, language })
  return said
}
