/** The thread: bubbles in order with a line for each day; it stays at its end unless the reader has left that. */

import { type Acts, type Bubble, bubbleOf } from './bubble.ts'
import type { ChatView } from './chat-view.ts'
import { dayName, isSameDay } from './days.ts'
import { icon } from './icon.ts'
import { arrange, button, make } from './make.ts'
import type { Entry } from './thread.ts'

export type Talk = {
  element: HTMLElement
  show(entries: readonly Entry[]): void
  /** Whether its end is in sight. */
  isAtEnd(): boolean
  toEnd(): void
}

/** px from the end that still count as there. */
const NEAR = 80

/** @param acts what a bubble's buttons do @param seen is called whenever the end comes into sight */
export function talkOf(view: ChatView, acts: Omit<Acts, 'drawn'>, seen: () => void): Talk {
  const { words } = view
  const log = make('div', { class: 'log', role: 'log', 'aria-label': words.title, 'aria-busy': 'true' })
  const scroller = make('main', { class: 'scroller', tabindex: '0' }, log)
  const pill = button({ class: 'pill', hidden: true }, () => toEnd(), icon('down'), words.newMessages)
  const bubbles = new Map<string, Bubble>()
  let stays = true

  const isAtEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < NEAR
  let stood = 0
  const toEnd = () => {
    stays = true
    scroller.scrollTop = scroller.scrollHeight
    stood = scroller.scrollTop
    pill.hidden = true
    seen()
  }
  const scrolled = () => {
    if (scroller.clientHeight === 0) return // the frame is not drawn: nobody has scrolled
    stays = isAtEnd()
    stood = scroller.scrollTop
    if (stays && !pill.hidden) toEnd()
  }
  scroller.addEventListener('scroll', scrolled)
  // letters grow, a keyboard comes up, a picture arrives, the frame is drawn again: the reader stays where they were
  const keep = () => {
    if (stays) toEnd()
    else scroller.scrollTop = stood
  }
  new ResizeObserver(keep).observe(scroller)

  const bubble = (entry: Entry): HTMLElement => {
    const one = bubbles.get(entry.key) ?? bubbleOf(view, entry, { ...acts, drawn: keep })
    bubbles.set(entry.key, one)
    one.show(entry)
    return one.element
  }
  const days = new Map<string, HTMLElement>()
  const dayLine = (at: number): HTMLElement => {
    const name = dayName(view.locale, words, at, Date.now())
    const key = new Date(at).toDateString()
    const line = days.get(key) ?? make('h2', { class: 'day' }, name)
    if (line.textContent !== name) line.textContent = name
    days.set(key, line)
    return line
  }

  function show(entries: readonly Entry[]): void {
    if (scroller.scrollTop !== stood) scrolled() // its event comes with the next frame
    const known = new Set(bubbles.keys())
    const rows = entries.flatMap((entry, at) => {
      const before = entries[at - 1]
      const isNew = !before || !isSameDay(before.message.at, entry.message.at)
      return isNew ? [dayLine(entry.message.at), bubble(entry)] : [bubble(entry)]
    })
    arrange(log, rows.length > 0 ? rows : [make('p', { class: 'empty' }, words.empty)])
    const fresh = entries.filter(({ key }) => !known.has(key))
    if (stays || fresh.some(({ message }) => message.from === view.own)) toEnd()
    else if (fresh.length > 0) pill.hidden = false
    log.removeAttribute('aria-busy')
  }
  return { element: make('div', { class: 'talk' }, scroller, pill), show, isAtEnd, toEnd }
}
