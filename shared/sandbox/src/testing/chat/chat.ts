/** The chat's pages, as far as tests speak for them. */
import { randomBytes } from 'node:crypto'
import { chatSessionCall, rechargeApplyCall } from '@shared/contract'
import { type Client, newOrderId } from '../../../../testing/src/client.ts'
import {
  CHAT,
  type ChatLine,
  type ChatMessage,
  type ChatMessages,
  type ChatRefusal,
  type ChatSend,
} from '../../chat/wire.ts'

/** A visitor's id, as a phone makes it. */
export const newVisitor = () => randomBytes(16).toString('hex')

type Who = { token?: string | undefined; visitorId?: string; order?: string; language?: string; ip?: string }

export const ticketIn = (url: string): string => /#t=([0-9a-f]{64})/.exec(url)?.[1] ?? ''

/** Opens the chat as the app does. */
export async function openPage(client: Client, base: string, who: Who): Promise<Page> {
  const { token, visitorId, order, ...from } = who
  const { url } = await client.ask(chatSessionCall, { visitorId, order }, { token, ...from })
  return new Page(base, ticketIn(url), who.language)
}

type Answer<T> = { status: number; body: T & Partial<ChatRefusal> }

export class Page {
  readonly #base: string
  readonly ticket: string
  readonly #language: string

  constructor(base: string, ticket: string, language = 'en-US') {
    this.#base = base
    this.ticket = ticket
    this.#language = language
  }

  get #headers() {
    return { 'x-chat-ticket': this.ticket, 'accept-language': this.#language }
  }

  fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return fetch(`${this.#base}${CHAT}/${path}`, { ...init, headers: this.#headers })
  }

  async #ask<T>(path: string, init?: RequestInit): Promise<Answer<T>> {
    const reply = await this.fetch(path, init)
    return { status: reply.status, body: (await reply.json()) as Answer<T>['body'] }
  }

  read = (after = 0, seen = 0) => this.#ask<ChatMessages>(`messages?after=${after}&seen=${seen}`)

  async messages(after = 0): Promise<ChatMessage[]> {
    return (await this.read(after)).body.messages
  }

  /** What came last. */
  async last(): Promise<ChatMessage | undefined> {
    return (await this.messages()).at(-1)
  }

  send = (said: string | Partial<ChatSend>) => {
    const sent = { clientId: newOrderId(), ...(typeof said === 'string' ? { text: said } : said) }
    return this.#ask<{ message: ChatMessage }>('send', { method: 'POST', body: JSON.stringify(sent) })
  }

  /** Lines as they come; leaves when the loop that reads them does. */
  async *stream(after = 0): AsyncGenerator<ChatLine> {
    const reply = await this.fetch(`stream?after=${after}`)
    let text = ''
    for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = `${text}${chunk}`.split('\n')
      text = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line)
    }
  }
}

/** A deposit whose address is told in the chat. */
export const bankDeposit = { currency: 'USDT', network: 'BANK', amount: '100', payCurrency: 'USD' } as const

export const deposit = (client: Client, token: string, terms: object = bankDeposit) =>
  client.ask(rechargeApplyCall, { ...bankDeposit, ...terms, clientOrderId: newOrderId() }, { token })

/** At the operator's port, with its key. */
export function desk(url: string, key: string) {
  const headers = { 'x-operator-key': key }
  return {
    get: (path: string) => fetch(`${url}/${path}`, { headers }),
    post: (path: string, body: object) =>
      fetch(`${url}/${path}`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
  }
}
