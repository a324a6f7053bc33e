/** What was said, as it is read: the bot's words in the language of whoever reads them. */

import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { fill, wordsOfMessage } from '@shared/engine/messages/message-words'
import type { Language } from '@shared/engine/refusals/languages'
import { wordOfState } from '@shared/engine/refusals/worded'
import { localeOf } from '@shared/format/languages'
import { translate } from '@shared/phrases'
import { wordsOf as articleWords } from '@shared/products/content/wording'
import { placeOf } from './queue.ts'
import { countUnread } from './rows.ts'
import { type Service, serviceOf } from './service.ts'
import type { ChatMessageRow, ConversationRow } from './tables.ts'
import { type ChatTemplate, chatTexts, labelTexts, topicTexts } from './texts.ts'
import type { ChatMessage, ChatStanding, Copy } from './wire.ts'

/** At the desk pictures lie elsewhere, and its own ids are its own. */
export type Reader = { language: Language; side: 'phone' | 'desk' }

/** As say.ts keeps them. */
type Values = Readonly<Record<string, string | number>>
type Lists = { articles?: readonly string[]; topics?: readonly (keyof typeof topicTexts)[] }

export function messageView(db: Db, row: ChatMessageRow, { language, side }: Reader): ChatMessage {
  const { articles: ids = [], topics: about = [], ...values } = JSON.parse(row.value_json) as Values & Lists
  const copy = row.template?.startsWith('pay') ? copies(values, language) : []
  const articles = titles(db, ids, language)
  const topics = about.map(topic => translate(topicTexts[topic], language))
  const isOwn = row.sender === (side === 'phone' ? 'me' : 'desk')
  return {
    id: row.seq,
    from: row.sender,
    ...(row.template === null ? { text: row.text } : worded(row.template, values, language)),
    ...(row.picture && { picture: `${side === 'phone' ? '' : 'chat/'}picture/${nameOf(row.picture)}` }),
    at: row.at,
    ...(isOwn && row.client_id && { clientId: row.client_id }),
    ...((row.sender === 'bot' || row.sender === 'note') && { automatic: true as const }),
    ...(copy.length > 0 && { copy }),
    ...(topics.length > 0 && { topics }),
    ...(articles.length > 0 && { articles }),
    ...(values.way !== undefined && { way: String(values.way) }),
    ...((row.template === 'nothing' || row.template === 'unsure') && { person: true as const }),
  }
}

const nameOf = (path: string) => path.slice(path.indexOf('/') + 1)

const isOwn = (template: string): template is ChatTemplate => Object.hasOwn(chatTexts, template)

/** The chat's own words, or those of the message that told the same. */
function worded(template: string, values: Values, language: Language): Pick<ChatMessage, 'text' | 'ownWords'> {
  if (isOwn(template)) {
    const state = wordOfState(String(values.state ?? ''), language)
    return { text: fill(translate(chatTexts[template], language), { ...values, state }, language) }
  }
  const { title, text, ownWords } = wordsOfMessage(template, values, language)
  const whole = { text: [title, text].filter(Boolean).join('\n') }
  return ownWords ? { ...whole, ownWords: { ...ownWords, lang: localeOf(ownWords.lang) } } : whole
}

const copies = (values: Values, language: Language): Copy[] =>
  Object.entries(labelTexts).flatMap(([name, label]) =>
    values[name] === undefined ? [] : [{ label: translate(label, language), value: String(values[name]) }],
  )

/** An article that is gone meanwhile is left out. */
function titles(db: Db, ids: readonly string[], language: Language) {
  if (ids.length === 0) return []
  const words = articleWords(db, 'help', language, ids)
  return ids.flatMap(id => {
    const title = words.get(id)?.title
    return title ? [{ id, title }] : []
  })
}

export function standingOf(context: Context, row: ConversationRow): ChatStanding {
  const { hours, open }: Service = serviceOf(context)
  const place = placeOf(context.db, row.id)
  const unread = countUnread(context.db, 'phone', row.id, row.seen)
  return { state: row.state, ...(place !== undefined && { place }), hours, open, unread }
}
