/** One message: who says it and when, what it says, and of one's own whether it has arrived. */
import { localTimes } from '@shared/format/local-times'
import { formatMinute } from '@shared/format/short-time'
import type { ChatMessage } from '../../wire.ts'
import type { ChatView } from './chat-view.ts'
import { icon } from './icon.ts'
import { filled } from './language.ts'
import { button, type Child, hidden, make } from './make.ts'
import { partsOf } from './message-parts.ts'
import { pictureOf } from './picture.ts'
import type { Entry } from './thread.ts'

export type Bubble = { element: HTMLElement; show(entry: Entry): void }
export type Acts = { retry(key: string): void; remove(key: string): void; drawn(): void }

/** @param entry as it is first shown: of what follows only the delivery changes */
export function bubbleOf(view: ChatView, entry: Entry, acts: Acts): Bubble {
  const delivery = make('p', { class: 'delivery' })
  const element = make(
    'article',
    { class: entry.message.from === view.own ? 'turn own' : 'turn' },
    headOf(view, entry),
    bodyOf(view, entry, acts.drawn),
    entry.delivery && delivery,
  )
  let shown = ''
  const show = (now: Entry) => {
    const next = JSON.stringify([now.delivery, now.why, now.part, now.message.at])
    if (next === shown) return
    shown = next
    element.classList.toggle('failed', now.delivery === 'unsent')
    delivery.replaceChildren(...deliveryOf(view, now, acts))
  }
  show(entry)
  return { element, show }
}

function headOf({ words, own, names }: ChatView, { message }: Entry): HTMLElement {
  const { from, at, automatic } = message
  if (from === own) return hidden(`${words.you}:`)
  const time = make('time', { datetime: new Date(at).toISOString() }, formatMinute(at))
  const mark = make('span', { class: automatic && 'badge', dir: 'auto' }, automatic ? words.automatic : names[from])
  return make('p', { class: 'by' }, icon(automatic ? 'bot' : 'person'), mark, time)
}

function bodyOf(view: ChatView, { message, picture }: Entry, drawn: () => void): HTMLElement {
  return make(
    'div',
    { class: 'bubble' },
    picture !== undefined && pictureOf(view, picture, drawn),
    message.text !== '' && make('p', { class: 'text', dir: 'auto' }, ...wordsOf(message)),
    ...partsOf(view, message),
  )
}

/** The text; what of it the desk wrote itself is marked with its language. */
function wordsOf({ text: told, ownWords: own }: Pick<ChatMessage, 'text' | 'ownWords'>): Child[] {
  const text = localTimes(told)
  const at = own ? text.lastIndexOf(own.text) : -1
  if (!own || at < 0) return [text]
  return [text.slice(0, at), make('span', { lang: own.lang }, own.text), text.slice(at + own.text.length)]
}

function deliveryOf(
  { words, locale }: ChatView,
  { key, message, delivery, why, part }: Entry,
  acts: Acts,
): (HTMLElement | string)[] {
  if (delivery === 'unsent')
    return [
      make('span', { class: 'why', dir: 'auto' }, why ? `${words.unsent}: ${why}` : words.unsent),
      button({ class: 'small' }, () => acts.retry(key), words.retry),
      button({ class: 'small' }, () => acts.remove(key), words.remove),
    ]
  const state =
    delivery === 'sent' ? words.sent : part === undefined ? words.sending : uploading(words.uploading, locale, part)
  return [make('time', { datetime: new Date(message.at).toISOString() }, formatMinute(message.at)), ` · ${state}`]
}

const uploading = (text: string, locale: string, part: number): string =>
  filled(text, { percent: new Intl.NumberFormat(locale, { style: 'percent' }).format(part) })
