/** A conversation of a person in which each side said much that the other one has not seen, about many orders. */
import { chatSessionCall } from '@shared/contract'
import { copyRows, insertOne } from '../growth/copies.ts'
import { asksOf, type Growth } from '../growth/growth.ts'

export const chatGrowth: Growth = {
  grow(db, user, n, now) {
    const at = now - 1000
    insertOne(db, 'chat_conversation', {
      ...{ id: 'HGROWTH', user_id: user, state: 'bot', auto: 1, language: 'en-us', created_at: at, last_at: at },
      ...{ seen: 0, desk_seen: 0 },
    })
    insertOne(db, 'chat_message', {
      ...{ conversation_id: 'HGROWTH', seq: 1, sender: 'me', text: 'hello', value_json: '{}', at },
    })
    copyRows(db, 'chat_message', "conversation_id = 'HGROWTH'", n, {
      ...{ seq: 'i + 1', sender: "CASE i % 4 WHEN 0 THEN 'me' WHEN 1 THEN 'bot' WHEN 2 THEN 'desk' ELSE 'note' END" },
    })
    insertOne(db, 'chat_order', { order_id: 'RGROWTH', conversation_id: 'HGROWTH', at })
    copyRows(db, 'chat_order', "order_id = 'RGROWTH'", n, { order_id: "'RG' || i" })
  },
  asks: asksOf(chatSessionCall, {}),
}
