/** The conversation in the app's frame: it keeps nothing, and knows nothing but its ticket. */
import { looksLikeCode } from '../../code.ts'
import { ask } from '../kit/ask.ts'
import type { ChatView } from '../kit/chat-view.ts'
import { composerOf } from '../kit/composer.ts'
import { icon } from '../kit/icon.ts'
import { localeFrom, wordsFor } from '../kit/language.ts'
import { make } from '../kit/make.ts'
import { outboxOf } from '../kit/outbox.ts'
import { soon } from '../kit/soon.ts'
import { talkOf } from '../kit/talk.ts'
import { entriesOf } from '../kit/thread.ts'
import type { PhoneWords } from '../words/phone.ts'
import { appAround } from './app.ts'
import { bodyOf } from './body.ts'
import { clientFor } from './client.ts'
import { liveWith } from './live.ts'
import { readStart, type Start } from './start.ts'
import { statusOf } from './status.ts'

/** ms. Several answers at once may say that the ticket is over. */
const ASKED_AGAIN = 5000

/** As large as the app around it, and as wide. */
function size({ letters, unit }: Start): void {
  const { style } = document.documentElement
  style.setProperty('--text-scale', String(letters))
  if (unit === undefined) return
  style.setProperty('--px', `${unit}px`)
  style.setProperty('--column', 'none')
}

export function converse(): void {
  let start = readStart(location.hash, matchMedia('(prefers-color-scheme: light)').matches)
  let isShown = true
  /** A closed conversation is written into again: what is sent begins it anew. */
  let isBegunAnew = false
  let toldUnread = 0
  /** When the app was asked for another ticket. */
  let asked = Number.NEGATIVE_INFINITY

  const locale = localeFrom(start.lang)
  const words = wordsFor<PhoneWords>(locale)
  const app = appAround({
    shown: is => {
      isShown = is
      look()
    },
    ticket: url => take(new URL(url, location.href).hash),
  })
  const client = clientFor(() => start.ticket, locale, expired)
  const spoken = make('p', { class: 'visually-hidden', role: 'status' })
  const view: ChatView = {
    words,
    locale,
    own: 'me',
    names: { me: words.you, bot: words.automatic, note: words.automatic, desk: words.staff },
    picture: client.picture,
    open: path => app.tell({ type: 'outlink:open', path }),
    askAbout: text => outbox.add({ text }),
    askPerson,
    say: text => {
      spoken.textContent = text
    },
  }

  const outbox = outboxOf(
    async (one, progress) => [(await client.send(await bodyOf(one), progress)).message],
    more => live.receive(more),
    draw,
  )
  const talk = talkOf(view, { retry: outbox.retry, remove: outbox.remove }, look)
  const composer = composerOf(view, words.write, {
    first: start.order,
    ask: async text => !looksLikeCode(text) || ask(words.code, words.send, words.cancel),
    text: text => outbox.add({ text }),
    picture: picture => outbox.add({ text: '', picture }),
  })
  const status = statusOf(view, {
    person: askPerson,
    again: () => {
      isBegunAnew = true
      draw()
      composer.focus()
    },
    retry: () => live.again(),
  })
  const live = liveWith(client, soon(draw), more => {
    for (const { clientId } of more) if (clientId) outbox.arrived(clientId)
  })

  function draw(): void {
    const standing = live.standing()
    if (standing?.state !== 'closed') isBegunAnew = false
    const entries = entriesOf(live.messages(), outbox.unsent(), view)
    if (standing || entries.length > 0) talk.show(entries)
    status.show(navigator.onLine ? live.line() : 'offline', isBegunAnew ? undefined : standing)
    composer.element.hidden = standing?.state === 'closed' && !isBegunAnew
    look()
  }

  function askPerson(): void {
    outbox.add({ text: '', person: true })
  }

  /** What nobody looks at is unread, and the app is told how much of it there is. */
  function look(): void {
    const isLookedAt = isShown && document.visibilityState === 'visible'
    const n = isLookedAt ? 0 : (live.standing()?.unread ?? 0)
    if (n !== toldUnread) app.tell({ type: 'chat:unread', n })
    toldUnread = n
    if (isLookedAt && talk.isAtEnd()) live.seen()
  }

  /** Where nobody gives another ticket the words stay; with one all goes on by itself. */
  function expired(): void {
    live.expired()
    if (performance.now() < asked + ASKED_AGAIN) return
    asked = performance.now()
    app.tell({ type: 'outlink:expired' })
  }

  function take(hash: string): void {
    const next = readStart(hash, start.theme === 'light')
    if (!next.ticket || next.ticket === start.ticket) return
    start = { ...start, ticket: next.ticket }
    live.again()
    outbox.renewed()
  }

  function open(): void {
    document.title = words.title
    document.documentElement.dataset.theme = start.theme
    size(start)
    const safety = make('p', { class: 'safety' }, icon('safety'), make('span', {}, words.safety))
    document.body.append(safety, talk.element, status.element, composer.element, spoken)
    draw()
    addEventListener('hashchange', () => take(location.hash))
    document.addEventListener('visibilitychange', look)
    addEventListener('online', live.again)
    addEventListener('offline', draw)
    app.tell({ type: 'outlink:title', title: words.title })
    app.tell({ type: 'outlink:ready' })
  }

  open()
}
