/** One conversation: what was said, the reply that is being written, closing, whether the bot answers here. */
import { LOCALES } from '@shared/format/languages'
import type { ChatMessage, DeskRow } from '../../wire.ts'
import { ask } from '../kit/ask.ts'
import { composerOf, hasKeys } from '../kit/composer.ts'
import { icon } from '../kit/icon.ts'
import { filled, localeFrom } from '../kit/language.ts'
import { button, make } from '../kit/make.ts'
import { outboxOf } from '../kit/outbox.ts'
import { talkOf } from '../kit/talk.ts'
import { entriesOf, lastId, merged } from '../kit/thread.ts'
import type { Desk } from './desk.ts'
import { switchOf } from './switch.ts'

export type Conversation = {
  element: HTMLElement
  /** Asks what is new in it. */
  renew(): Promise<void>
  show(row: DeskRow): void
  focus(): void
}
export type Leaves = { back(): void; failed(error: unknown): void }

export function conversationOf(desk: Desk, id: string, { back, failed }: Leaves): Conversation {
  const { view, words, client } = desk
  let messages: readonly ChatMessage[] = []

  async function renew(): Promise<void> {
    const { conversation, messages: more } = await client.conversation(id, lastId(messages))
    show(conversation)
    receive(more)
  }
  const receive = (more: readonly ChatMessage[]) => {
    messages = merged(messages, more)
    for (const { clientId } of more) if (clientId) outbox.arrived(clientId)
    draw()
  }
  const draw = () => talk.show(entriesOf(messages, outbox.unsent(), view))

  const outbox = outboxOf(
    async ({ clientId, text }) => {
      await client.reply(id, { clientId, text })
      return (await client.conversation(id, lastId(messages))).messages
    },
    receive,
    draw,
  )
  const talk = talkOf(view, { retry: outbox.retry, remove: outbox.remove }, () => {})
  const composer = composerOf(view, words.write, { text: text => outbox.add({ text }) })
  const head = headOf(desk, { id, back, failed, renew })
  const show = (row: DeskRow) => head.show(row)
  const element = make(
    'section',
    { class: 'open', 'aria-labelledby': 'who' },
    head.element,
    talk.element,
    composer.element,
  )
  // a screen's own keyboard would cover what is to be read first
  const focus = () => (hasKeys() ? composer.focus() : head.focus())
  return { element, renew, show, focus }
}

/** Their language by its own name. */
const nameOf = (language: string): string => LOCALES[localeFrom(language)].name

type HeadActs = Leaves & { id: string; renew(): Promise<void> }

function headOf({ words, view, client }: Desk, { id, back, failed, renew }: HeadActs) {
  const who = make('h2', { id: 'who', dir: 'auto', tabindex: '-1' })
  const about = make('p', { class: 'about', dir: 'auto' })
  const act = (work: Promise<void>) => void work.then(renew).catch(failed)
  const auto = switchOf(words.auto, on => act(client.auto(on, id)))
  const close = button({ class: 'small' }, () => void end(), words.close)
  const end = async () => {
    if (await ask(words.closeSure, words.close, view.words.cancel)) act(client.close(id))
  }
  function show({ who: name, state, place, order, language, auto: isAuto }: DeskRow): void {
    who.textContent = name
    const standing = place === undefined ? words[state] : `${words[state]} · ${place}`
    about.textContent = [standing, order && filled(words.order, { order }), nameOf(language)]
      .filter(Boolean)
      .join(' · ')
    auto.show(isAuto)
    close.hidden = state === 'closed'
  }
  const sign = button({ class: 'sign back', 'aria-label': words.back }, back, icon('back', true))
  const names = make('div', { class: 'names' }, who, about)
  const element = make('header', { class: 'head' }, sign, names, make('div', { class: 'acts' }, auto.element, close))
  return { element, show, focus: () => who.focus() }
}
