/** Above the field: how the line is, who answers, the place in the queue, or that it is closed. */
import type { ChatStanding } from '../../wire.ts'
import type { ChatView } from '../kit/chat-view.ts'
import { filled } from '../kit/language.ts'
import { button, make } from '../kit/make.ts'

/** `expired` stays until there is another ticket, `failed` where nothing was ever loaded. */
export type Line = 'up' | 'loading' | 'reconnecting' | 'offline' | 'expired' | 'failed'

export type Status = { element: HTMLElement; show(line: Line, standing: ChatStanding | undefined): void }
export type StatusActs = { person(): void; again(): void; retry(): void }

export function statusOf({ words }: ChatView, acts: StatusActs): Status {
  const lineText = make('p', { class: 'line', role: 'status' })
  const queue = make('p', { class: 'queue', role: 'status' })
  const retry = button({ class: 'press', hidden: true }, acts.retry, words.retry)
  const person = button({ class: 'press', hidden: true }, acts.person, words.person)
  const again = button({ class: 'press', hidden: true }, acts.again, words.again)
  const said: Record<Line, string> = { ...words, up: '' }

  function show(line: Line, standing: ChatStanding | undefined): void {
    write(lineText, said[line])
    retry.hidden = line !== 'failed'
    write(queue, standing ? queueText(standing) : '')
    person.hidden = standing?.state !== 'bot'
    again.hidden = standing?.state !== 'closed'
  }

  function queueText({ state, place, hours, open }: ChatStanding): string {
    const service = filled(words.hours, { hours })
    if (state === 'closed') return words.closed
    if (state === 'waiting') return sentences(place && filled(words.place, { n: place }), !open && service, words.leave)
    return state === 'bot' && !open ? service : ''
  }

  return { element: make('div', { class: 'status' }, lineText, retry, queue, person, again), show }
}

/** One under the other: no mark joins sentences in all languages. */
const sentences = (...all: readonly (string | number | false | undefined)[]): string => all.filter(Boolean).join('\n')

/** Only what differs is said aloud. */
function write(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text
}
