/** The desk of the live chat: who writes and waits on one side, the conversation that is open on the other. */
import type { DeskLine, DeskRow } from '../../wire.ts'
import type { ChatView } from '../kit/chat-view.ts'
import { follow } from '../kit/follow.ts'
import { localeFrom, wordsFor } from '../kit/language.ts'
import { make } from '../kit/make.ts'
import type { DeskWords } from '../words/desk.ts'
import type { PhoneWords } from '../words/phone.ts'
import type { Client } from './client.ts'
import { type Conversation, conversationOf } from './conversation.ts'
import type { Desk } from './desk.ts'
import { listOf } from './list.ts'
import { lockedPage } from './locked.ts'

const locale = localeFrom(null)
const words = wordsFor<{ talk: PhoneWords; desk: DeskWords }>(locale)
const spoken = make('p', { class: 'visually-hidden', role: 'status' })

const viewWith = (client: Client): ChatView => ({
  words: words.talk,
  locale,
  own: 'desk',
  names: { me: words.desk.customer, bot: words.talk.automatic, note: words.desk.note, desk: words.talk.staff },
  picture: client.picture,
  open: undefined,
  askAbout: undefined,
  askPerson: undefined,
  say: text => {
    spoken.textContent = text
  },
})

function work(client: Client): void {
  const desk: Desk = { view: viewWith(client), words: words.desk, client }
  const line = make('p', { class: 'line', role: 'status' })
  const place = make('main', { class: 'place' }, make('p', { class: 'choose' }, words.desk.choose))
  /** Those that were opened stay, with what is written in them. */
  const opened = new Map<string, Conversation>()
  let chosen: string | undefined
  let rows: readonly DeskRow[] = []
  let asked = 0

  const failed = () => {
    line.textContent = words.desk.failed
  }
  const list = listOf(desk, choose, on => void client.auto(on).then(renew).catch(failed))

  async function renew(): Promise<void> {
    const nth = ++asked
    const all = await client.list()
    if (nth !== asked) return // one that was asked later answers what is newer
    rows = all.conversations
    list.show(all, chosen)
    for (const row of rows) opened.get(row.id)?.show(row)
  }

  function choose(id: string): void {
    const conversation = opened.get(id) ?? conversationOf(desk, id, { back, failed })
    opened.set(id, conversation)
    chosen = id
    place.replaceChildren(conversation.element)
    document.body.classList.add('within')
    void conversation.renew().then(renew).catch(failed)
    conversation.focus()
  }

  function back(): void {
    document.body.classList.remove('within')
    document.querySelector<HTMLElement>('[aria-current=true]')?.focus()
    chosen = undefined
    void renew().catch(failed)
  }

  /** What is open is read while the page is in sight, not behind another. */
  const look = async (id: string | undefined) => {
    if (document.visibilityState !== 'visible' || (id !== undefined && id !== chosen)) return
    if (chosen !== undefined) await opened.get(chosen)?.renew()
  }
  const catchUp = (id?: string) => void look(id).then(renew).catch(failed)

  follow({
    open: client.stream,
    line(value) {
      const said = value as DeskLine // the exchange that served this page wrote it
      if (said.kind === 'changed') catchUp(said.conversation)
    },
    stands(is) {
      line.textContent = is ? '' : words.talk.reconnecting
      if (is) catchUp()
    },
  })
  document.addEventListener('visibilitychange', () => catchUp())
  document.body.replaceChildren(list.element, place, line, spoken)
}

document.title = words.desk.title
document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
document.body.append(lockedPage(words.desk, work))
