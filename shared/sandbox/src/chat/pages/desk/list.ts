/** All conversations as the exchange puts them: who waits first, then the newest. */
import { formatMinute } from '@shared/format/short-time'
import { type DeskList, type DeskRow, shownUnread } from '../../wire.ts'
import { dayName, isSameDay } from '../kit/days.ts'
import { filled } from '../kit/language.ts'
import { arrange, button, make } from '../kit/make.ts'
import type { Desk } from './desk.ts'
import { switchOf } from './switch.ts'

export type List = { element: HTMLElement; show(list: DeskList, chosen: string | undefined): void }

export function listOf(desk: Desk, choose: (id: string) => void, auto: (on: boolean) => void): List {
  const { words, view } = desk
  const hours = make('p', { class: 'hours' })
  const rows = make('ul', { class: 'rows', 'aria-label': words.conversations })
  const all = switchOf(words.allAuto, auto)
  const known = new Map<string, { element: HTMLElement; press: HTMLButtonElement; shown: string }>()

  function rowOf(row: DeskRow, chosen: string | undefined): HTMLElement {
    const press = known.get(row.id)?.press ?? button({ class: 'conversation' }, () => choose(row.id))
    const one = known.get(row.id) ?? { element: make('li', {}, press), press, shown: '' }
    known.set(row.id, one)
    one.press.setAttribute('aria-current', String(row.id === chosen))
    const next = JSON.stringify(row)
    if (one.shown !== next) one.press.replaceChildren(...contentOf(desk, row))
    one.shown = next
    return one.element
  }

  function show({ conversations, auto: isAuto, hours: service }: DeskList, chosen: string | undefined): void {
    hours.textContent = filled(view.words.hours, { hours: service })
    all.show(isAuto)
    const none = [make('li', { class: 'none' }, words.none)]
    arrange(rows, conversations.length > 0 ? conversations.map(row => rowOf(row, chosen)) : none)
  }
  const head = make('header', { class: 'head' }, make('h1', {}, words.title), hours, all.element)
  return { element: make('nav', { class: 'list', 'aria-label': words.conversations }, head, rows), show }
}

function contentOf({ words, view }: Desk, row: DeskRow): (HTMLElement | string)[] {
  const { who, state, place, unread, last, order } = row
  const badge = place === undefined ? words[state] : `${words[state]} · ${place}`
  const n = shownUnread(unread)
  const mark = make('span', { class: 'unread', 'aria-label': filled(words.unread, { n }) }, n)
  return [
    make('span', { class: 'first' }, make('b', { dir: 'auto' }, who), last ? timeOf(view, last.at) : ''),
    make('span', { class: 'last', dir: 'auto' }, last?.text || (last ? view.words.picture : '')),
    make(
      'span',
      { class: 'marks' },
      make('span', { class: `badge ${state}` }, badge),
      order !== null && make('span', { class: 'order' }, filled(words.order, { order })),
      unread > 0 && mark,
    ),
  ]
}

function timeOf({ locale, words }: Desk['view'], at: number): HTMLElement {
  const now = Date.now()
  const shown = isSameDay(at, now) ? formatMinute(at) : dayName(locale, words, at, now)
  return make('time', { datetime: new Date(at).toISOString() }, shown)
}
