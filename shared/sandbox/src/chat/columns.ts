/** Columns of tables. `pnpm tables` writes the types from the migrations, and keeps the notes. */
export type Columns = {
  /** One person's, or one visitor's: each has one, whatever they ask. */
  chat_conversation: {
    id: string
    user_id: string | null
    /** Hash of the visitor's id, which opens the conversation. */
    visitor: string | null
    state: 'bot' | 'waiting' | 'desk' | 'closed'
    /** 0: the bot says nothing here. */
    auto: 0 | 1
    /** Of the last request. */
    language: string
    /** Since when they wait for a person. */
    waiting_since: number | null
    created_at: number
    /** Of the last message, or of its beginning. */
    last_at: number
    /** Up to which message the person has seen it. */
    seen: number
    /** Up to which message the desk has. */
    desk_seen: number
  }
  /** Theirs and the desk's have a text; the bot's and notes a template with values, worded when they are read. */
  chat_message: {
    conversation_id: string
    seq: number
    sender: 'me' | 'bot' | 'desk' | 'note'
    client_id: string | null
    text: string
    template: string | null
    value_json: string
    /** Path of an upload. */
    picture: string | null
    at: number
  }
  /** An order that its owner named: what the desk decides on it is told there. */
  chat_order: {
    order_id: string
    conversation_id: string
    at: number
  }
  chat_ticket: {
    token_hash: string
    conversation_id: string
    /** The session that it came from; '' of a visitor. */
    session_hash: string
    expires: number
  }
}
