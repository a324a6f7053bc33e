/** What a message may hold beside its text: parts to copy, articles, a picture, a way into the app. */
import type { ChatMessage, Copy } from '../../wire.ts'
import type { ChatView } from './chat-view.ts'
import { copied } from './copied.ts'
import { icon } from './icon.ts'
import { button, make } from './make.ts'

/** Addresses, which people compare by eye: four signs at a time, the first and the last ones marked. */
const ADDRESS = /^[\w:.-]{24,}$/
const MARKED = 2
/** No wallet can pay it, and nobody should try. */
const TEST_ADDRESS = 'sandbox1'

function inFours(value: string): HTMLElement {
  const fours = value.match(/.{1,4}/g) ?? []
  const isMarked = (at: number) => at < MARKED || at >= fours.length - MARKED
  return make(
    'span',
    { class: 'fours' },
    ...fours.map((four, at) => make('span', { class: isMarked(at) && 'marked' }, four)),
  )
}

function copyPart({ words, say }: ChatView, { label, value }: Copy): HTMLElement {
  const text = make('span', {}, words.copy)
  const press = async () => {
    const done = await copied(value)
    say(done ? words.copied : words.copyFailed)
    text.textContent = done ? words.copied : words.copyFailed
    setTimeout(() => {
      text.textContent = words.copy
    }, 2500)
  }
  const shown = ADDRESS.test(value) ? inFours(value) : value
  return make(
    'div',
    { class: 'part' },
    make('dt', { dir: 'auto' }, label),
    make('dd', { class: 'value', dir: 'ltr', translate: 'no' }, shown),
    value.startsWith(TEST_ADDRESS) && make('dd', { class: 'test' }, words.testServer),
    make(
      'dd',
      {},
      button({ class: 'small', 'aria-label': `${words.copy}: ${label}` }, () => void press(), icon('copy'), text),
    ),
  )
}

/** A link of the app: the page cannot go there itself. */
function wayTo(open: (path: string) => void, path: string, text: string): HTMLElement {
  return button({ class: 'way', dir: 'auto' }, () => open(path), text)
}

const help = (id: string): string => `/articleDetail?${new URLSearchParams({ kind: 'help', id })}`

function articles({ open }: ChatView, all: NonNullable<ChatMessage['articles']>): HTMLElement {
  const shown = all.map(({ id, title }) => (open ? wayTo(open, help(id), title) : make('span', { dir: 'auto' }, title)))
  return make('ul', { class: 'articles' }, ...shown.map(one => make('li', {}, one)))
}

type Parts = Pick<ChatMessage, 'copy' | 'articles' | 'way' | 'person'>

export function partsOf(view: ChatView, { copy, articles: found, way, person }: Parts): (HTMLElement | undefined)[] {
  const { open, words, askPerson } = view
  return [
    copy?.length ? make('dl', { class: 'parts' }, ...copy.map(part => copyPart(view, part))) : undefined,
    found?.length ? articles(view, found) : undefined,
    way !== undefined && open ? wayTo(open, way, words.open) : undefined,
    person && askPerson ? button({ class: 'press' }, askPerson, words.person) : undefined,
  ]
}
