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

/** A link of the app: the page cannot go there itself. Where nobody can press it, its text alone. */
const choice = (text: string, press: (() => void) | undefined): HTMLElement =>
  press ? button({ class: 'way', dir: 'auto' }, press, text) : make('span', { dir: 'auto' }, text)

const listOf = (all: readonly HTMLElement[]): HTMLElement =>
  make('ul', { class: 'articles' }, ...all.map(one => make('li', {}, one)))

const help = (id: string): string => `/articleDetail?${new URLSearchParams({ kind: 'help', id })}`

const choicesOf = ({ open, askAbout }: ChatView, { topics = [], articles = [] }: Parts): HTMLElement[] => [
  ...topics.map(question => choice(question, askAbout && (() => askAbout(question)))),
  ...articles.map(({ id, title }) => choice(title, open && (() => open(help(id))))),
]

type Parts = Pick<ChatMessage, 'copy' | 'topics' | 'articles' | 'way' | 'person'>

export function partsOf(view: ChatView, parts: Parts): (HTMLElement | undefined)[] {
  const { copy, way, person } = parts
  const { open, words, askPerson } = view
  const choices = choicesOf(view, parts)
  return [
    copy?.length ? make('dl', { class: 'parts' }, ...copy.map(part => copyPart(view, part))) : undefined,
    choices.length > 0 ? listOf(choices) : undefined,
    way !== undefined && open ? choice(words.open, () => open(way)) : undefined,
    person && askPerson ? button({ class: 'press' }, askPerson, words.person) : undefined,
  ]
}
