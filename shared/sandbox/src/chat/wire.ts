/**
 * What the chat's pages and this exchange say to each other, outside the contract: the phone's page is of no origin and
 * holds nothing but its ticket, the desk's stands at the operator's port (docs/rules/content.md#live-chat).
 */

/** Where the phone's page and its calls are: `page`, `page.js`, `page.css`, `messages`, `send`, `stream`, `picture/<name>`. */
export const CHAT = '/api/content/appChat'
/** Each of the page's calls carries its ticket: 64 hex digits. */
export const TICKET_HEADER = 'x-chat-ticket'

/** Unread messages are counted no further. */
export const MOST_UNREAD = 100
/** How a page shows their number: "99+" from MOST_UNREAD on. */
export const shownUnread = (n: number): string => (n < MOST_UNREAD ? String(n) : `${MOST_UNREAD - 1}+`)

export type ChatState = 'bot' | 'waiting' | 'desk' | 'closed'

/** A part of an address or account to pay to, with a button that copies it. The value is copied as it stands. */
export type Copy = { label: string; value: string }

export type ChatMessage = {
  /** Grows within a conversation. */
  id: number
  /** `me` is the person who asks, at the desk too; `note` what the desk decided on their order. */
  from: 'me' | 'bot' | 'desk' | 'note'
  /** Plain, with line ends; '' of a picture alone. */
  text: string
  /** Of a note: what of its text the desk wrote itself, and its language by its BCP 47 tag. */
  ownWords?: { text: string; lang: string }
  /** Relative to CHAT for the phone, to the operator's port for the desk: read with the ticket or the key. */
  picture?: string
  /** Epoch ms. */
  at: number
  /** By which the sender knows what it sent. */
  clientId?: string
  /** Nobody wrote it: the bot, and the notes. */
  automatic?: true
  copy?: Copy[]
  /** Questions to choose from, as the person would ask them. */
  topics?: string[]
  /** Help articles. */
  articles?: { id: string; title: string }[]
  /** In-app path that it leads to. */
  way?: string
  /** The bot has no answer, or several: a button asks for a person. */
  person?: true
}

/** What changes beside the messages. */
export type ChatStanding = {
  state: ChatState
  /** In the queue, from 1. */
  place?: number
  /** Of service, e.g. "09:00–18:00"; UTC+8. */
  hours: string
  /** Whether a person answers at this hour. */
  open: boolean
  /** Of others, and not said to be seen yet; counted as far as MOST_UNREAD. */
  unread: number
}

/** `GET messages?after=<id>&seen=<id>`: the 200 newest behind `after`, oldest first. `seen` says up to where they were shown. */
export type ChatMessages = ChatStanding & { messages: ChatMessage[] }

/**
 * `POST send`, application/json. The same clientId again answers the same message. One of text, picture and person: a
 * picture may have a text. Whoever writes into a closed conversation begins anew in it.
 */
export type ChatSend = {
  /** 8 to 64 letters, digits, dashes. */
  clientId: string
  /** At most 2,000 characters. */
  text?: string
  /** Base64 of PNG, JPEG, GIF or WebP, 5 MB at most. */
  picture?: string
  /** "Talk to a person" was pressed. */
  person?: true
}
export type ChatSent = { message: ChatMessage }

/**
 * `GET stream?after=<id>`: lines of JSON. First the standing, then what is behind `after`, then what comes. It ends with
 * its ticket.
 */
export type ChatLine = { kind: 'message'; message: ChatMessage } | ({ kind: 'state' } & ChatStanding) | { kind: 'ping' }

/**
 * Any refusal: 400 field-invalid, not-an-image, image-too-large · 401 chat-ticket (the session is over, the ticket ran
 * out) · 404 not-found · 413 message-too-long, request-too-large · 429 too-many-messages, too-many-tries, no-more-today.
 * `n` of too-many-messages: seconds.
 */
export type ChatRefusal = { name: string; message: string; n?: number }

/**
 * From the page to the app, by parent.postMessage(…, '*'). `outlink:expired` asks for a new ticket, which the app answers
 * with `outlink:ticket`; what was typed and not sent stays in the page.
 */
export type FromPage =
  | { type: 'chat:unread'; n: number }
  | { type: 'outlink:ready' }
  | { type: 'outlink:title'; title: string }
  | { type: 'outlink:close' }
  | { type: 'outlink:open'; path: string }
  | { type: 'outlink:expired' }
/** And back. `url` is that of a new session. */
export type ToPage = { type: 'outlink:shown' } | { type: 'outlink:hidden' } | { type: 'outlink:ticket'; url: string }

/** `GET /chat/list` at the operator's port, header x-operator-key: who waits first, the longest first; then the newest. */
export type DeskRow = {
  id: string
  /** Account or number of a person; "Visitor" and a few signs of nobody's. */
  who: string
  isVisitor: boolean
  /** Language of their last request, a code of nine. */
  language: string
  state: ChatState
  place?: number
  /** Whether the bot answers here. */
  auto: boolean
  /** Theirs, since a desk opened it last; counted as far as MOST_UNREAD. */
  unread: number
  last: { from: ChatMessage['from']; text: string; at: number } | null
  /** The order that was spoken of last. */
  order: string | null
}
export type DeskList = { conversations: DeskRow[]; auto: boolean; hours: string; open: boolean }
/** `GET /chat/<id>?after=<message>`; opening it marks it read. */
export type DeskConversation = { conversation: DeskRow; messages: ChatMessage[] }
/** `POST /chat/<id>/reply`, JSON; the same clientId again answers the same message. */
export type DeskReply = { clientId: string; text: string; who?: string }
export type DeskReplied = { ok: true; message: ChatMessage }
/** `POST /chat/<id>/auto`; and `POST /chat/auto`, of all. `POST /chat/<id>/close` has `{who?}`. */
export type DeskAuto = { on: boolean; who?: string }
/** `GET /chat/stream`: ask again for the list, and for that conversation where it is open. */
export type DeskLine = { kind: 'changed'; conversation: string } | { kind: 'ping' }
/** Of every other answer of the desk's calls: `{ok: true}`, or this with 4xx. */
export type DeskRefusal = { ok: false; message: string }

/** What `pages/index.ts` hands out: documents, scripts and styles with their own headers. */
export type PageFile = { type: string; body: string; headers?: Record<string, string> }
