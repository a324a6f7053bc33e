/** Where messages are written. What stands in it goes only when it is sent. */

import type { ChatView } from './chat-view.ts'
import { icon } from './icon.ts'
import { button, make } from './make.ts'
import { shrunk } from './shrink.ts'

export const MOST = 2000
const COUNTED_FROM = 1800

export type Composer = { element: HTMLElement; focus(): void }
export type Sends = {
  /** Stands in the field from the start, unsent. */
  first?: string
  /** A question before a text goes, and whether it goes. */
  ask?(text: string): Promise<boolean>
  text(text: string): void
  /** Where pictures can be sent. */
  picture?(picture: Blob): void
}

/** As people count, and the exchange: one sign of two code units is one. */
const lengthOf = (text: string): number => [...text.trim()].length

/** Enter sends, but on the keyboard of a touched screen it makes a line. */
export const hasKeys = (): boolean => !matchMedia('(pointer: coarse)').matches

/** @param label of the field */
export function composerOf({ words, locale, say }: ChatView, label: string, sends: Sends): Composer {
  const field = make('textarea', { rows: '1', dir: 'auto', 'aria-label': label, placeholder: label })
  const count = make('p', { class: 'count', id: 'count' })
  const note = make('p', { class: 'note', role: 'alert' })
  const send = button({ class: 'sign brand', 'aria-label': words.send }, () => void go(), icon('send', true))
  field.setAttribute('aria-describedby', 'count')

  function changed(): void {
    const length = lengthOf(field.value)
    const number = new Intl.NumberFormat(locale)
    const isTooLong = length > MOST
    count.textContent = length >= COUNTED_FROM ? `${number.format(length)} / ${number.format(MOST)}` : ''
    if (isTooLong) count.append(` · ${words.tooLong}`)
    field.setAttribute('aria-invalid', String(isTooLong))
    send.setAttribute('aria-disabled', String(isTooLong || field.value.trim() === ''))
    stretch(field)
  }

  async function go(): Promise<void> {
    const text = field.value.trim()
    if (text === '') return field.focus()
    if (lengthOf(text) > MOST) return say(words.tooLong)
    if (sends.ask && !(await sends.ask(text))) return field.focus()
    sends.text(text)
    field.value = ''
    changed()
    field.focus()
  }

  async function take(file: File | undefined): Promise<void> {
    note.textContent = ''
    if (!file || !sends.picture) return
    await shrunk(file).then(sends.picture, () => {
      note.textContent = words.notPicture
    })
  }

  field.addEventListener('input', changed)
  field.addEventListener('keydown', event => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing || !hasKeys()) return
    event.preventDefault()
    void go()
  })
  field.addEventListener('paste', event => void take(pictureIn(event.clipboardData)))
  field.value = sends.first ? `${sends.first} ` : ''
  queueMicrotask(changed)
  const row = make('div', { class: 'row' }, sends.picture && attach(words.sendPicture, take), field, send)
  return { element: make('div', { class: 'composer' }, note, count, row), focus: () => field.focus() }
}

const pictureIn = (data: DataTransfer | null): File | undefined =>
  [...(data?.files ?? [])].find(({ type }) => type.startsWith('image/'))

/** As high as what stands in it, as far as the style lets it. */
function stretch(field: HTMLTextAreaElement): void {
  field.style.height = 'auto'
  field.style.height = `${field.scrollHeight}px`
}

function attach(name: string, take: (file: File | undefined) => Promise<void>): HTMLElement {
  const file = make('input', { type: 'file', accept: 'image/*', hidden: true, 'aria-label': name, tabindex: '-1' })
  file.addEventListener('change', () => {
    void take(file.files?.[0])
    file.value = ''
  })
  return make(
    'span',
    {},
    button({ class: 'sign', 'aria-label': name }, () => file.click(), icon('picture')),
    file,
  )
}
