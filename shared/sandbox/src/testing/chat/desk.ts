/** A desk that answers whoever said something, and sends again what got no answer. */
import { newOrderId } from '../../../../testing/src/client.ts'
import type { DeskConversation, DeskList } from '../../chat/wire.ts'
import type { Mortal } from '../ledger/mortal.ts'
import { desk } from './chat.ts'

type Reply = { clientId: string; conversation: string; to: string; text: string }

export class TestDesk {
  readonly #running: Mortal
  readonly #name: string
  readonly #replies: Reply[] = []
  readonly #unsent = new Set<Reply>()

  constructor(running: Mortal, name: string) {
    this.#running = running
    this.#name = name
  }

  saidTo = (visitor: string): string[] => this.#replies.filter(({ to }) => to === visitor).map(({ text }) => text)

  #port() {
    const { url, key } = this.#running.operator
    return desk(url, key)
  }

  get said(): number {
    return this.#replies.length
  }

  /** Through the list so often: whoever said something is answered. Killed in between, the rest waits. */
  async work(looks: number): Promise<void> {
    for (let look = 0; look < looks; look++) await this.#answerAll().catch(() => {})
  }

  async #answerAll(): Promise<void> {
    const { conversations } = (await (await this.#port().get('chat/list')).json()) as DeskList
    for (const { id, unread } of conversations) if (unread > 0) await this.#answer(id)
  }

  async #answer(id: string): Promise<void> {
    const { messages } = (await (await this.#port().get(`chat/${id}`)).json()) as DeskConversation
    const said = messages.findLast(({ from }) => from === 'me')?.text
    if (!said) return
    const text = `${this.#name} answers “${said}” (${this.#replies.length})`
    const reply = { clientId: newOrderId(), conversation: id, to: said.split(' ')[0] ?? '', text }
    this.#replies.push(reply)
    this.#unsent.add(reply)
    await this.sendAll()
  }

  async sendAll(): Promise<void> {
    for (const reply of this.#unsent) {
      const { clientId, text, conversation } = reply
      const { status } = await this.#port().post(`chat/${conversation}/reply`, { clientId, text })
      if (status !== 200) throw new Error(`It was answered by ${status}`)
      this.#unsent.delete(reply)
    }
  }
}
