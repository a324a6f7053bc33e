/** A picture in a bubble: small until it is pressed, then as large as the page. */

import type { ChatView } from './chat-view.ts'
import { icon } from './icon.ts'
import { button, make } from './make.ts'

/** @param from of the exchange a path that is read with the ticket, of this phone the picture itself */
export function pictureOf({ words, picture }: ChatView, from: string | Blob, drawn: () => void): HTMLElement {
  const place = make('div', { class: 'picture' })
  async function show(): Promise<void> {
    try {
      const url = URL.createObjectURL(typeof from === 'string' ? await picture(from) : from)
      place.replaceChildren(thumb(words, url, drawn))
    } catch {
      place.replaceChildren(
        make('span', {}, words.pictureFailed),
        button({ class: 'small' }, () => void show(), words.retry),
      )
    }
    drawn()
  }
  void show()
  return place
}

function thumb(words: ChatView['words'], url: string, drawn: () => void): HTMLElement {
  const picture = make('img', { src: url, alt: words.picture })
  picture.addEventListener('load', drawn)
  return button({ class: 'thumb', 'aria-label': words.enlarge }, () => enlarge(words, url), picture)
}

function enlarge(words: ChatView['words'], url: string): void {
  const close = button({ class: 'sign', 'aria-label': words.close }, () => dialog.close(), icon('close'))
  const dialog = make(
    'dialog',
    { class: 'whole', 'aria-label': words.picture },
    close,
    make('img', { src: url, alt: words.picture }),
  )
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
}
