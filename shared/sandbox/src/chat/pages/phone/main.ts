/** The live chat as a phone shows it, in a frame of no origin: it keeps nothing, and knows nothing but its ticket. */
import type { ChatLine, ChatMessage, ChatStanding } from '../../wire.ts'
import { ask } from '../kit/ask.ts'
import { composerOf } from '../kit/composer.ts'
import { follow } from '../kit/follow.ts'
import { icon } from '../kit/icon.ts'
import { localeFrom, wordsFor } from '../kit/language.ts'
import { make } from '../kit/make.ts'
import { outboxOf } from '../kit/outbox.ts'
import type { Scene } from '../kit/scene.ts'
import { talkOf } from '../kit/talk.ts'
import { entriesOf, lastId, looksLikeCode, merged } from '../kit/thread.ts'
import type { PhoneWords } from '../words/phone/shape.ts'
import { appAround } from './app.ts'
import { bodyOf } from './body.ts'
import { clientFor } from './client.ts'
import { readStart } from './start.ts'
import { type Line, statusOf } from './status.ts'

let start = readStart(location.hash, matchMedia('(prefers-color-scheme: light)').matches)
const locale = localeFrom(start.lang)
const words = wordsFor<PhoneWords>(locale)

let messages: ChatMessage[] = []
let standing: ChatStanding | undefined
let isShown = true
let line: Line = 'loading'
/** When the app was asked for another ticket; several answers at once may say that this one is over. */
let asked = 0
const ASKED_AGAIN = 5000
/** Up to where the exchange knows that this was read. */
let told = 0

const app = appAround({
  shown: is => {
    isShown = is
    see()
  },
  ticket: url => take(new URL(url, location.href).hash),
})
const client = clientFor(() => start.ticket, locale, expired)
const spoken = make('p', { class: 'visually-hidden', role: 'status' })
const scene: Scene = {
  words,
  locale,
  own: 'me',
  names: { me: words.you, bot: words.automatic, note: words.automatic, desk: words.staff },
  picture: client.picture,
  open: app.isThere ? path => app.tell({ type: 'outlink:open', path }) : undefined,
  say: text => {
    spoken.textContent = text
  },
}

const outbox = outboxOf(
  async (one, progress) => [(await client.send(await bodyOf(one), progress)).message],
  receive,
  draw,
)
const talk = talkOf(scene, { retry: outbox.retry, remove: outbox.remove }, see)
const composer = composerOf(scene, words.write, {
  first: start.order,
  ask: async text => !looksLikeCode(text) || ask(words.code, words.send, words.cancel),
  text: text => outbox.add({ text }),
  picture: picture => outbox.add({ text: '', picture }),
})
const status = statusOf(scene, {
  person: () => outbox.add({ text: '', person: true }),
  again: () => {
    isBegunAnew = true
    draw()
    composer.focus()
  },
  retry: () => following.again(),
})
/** A closed conversation is written into again: what is sent begins it anew. */
let isBegunAnew = false

function draw(): void {
  const entries = entriesOf(messages, outbox.unsent(), scene)
  const isClosed = standing?.state === 'closed' && !isBegunAnew
  if (standing || entries.length > 0) talk.show(entries)
  status.show(navigator.onLine ? line : 'offline', isBegunAnew ? undefined : standing)
  composer.element.hidden = isClosed
}

function receive(more: readonly ChatMessage[]): void {
  messages = merged(messages, more)
  for (const { clientId } of more) if (clientId) outbox.arrived(clientId)
  draw()
  see()
}

function stand(now: ChatStanding): void {
  if (now.state !== 'closed') isBegunAnew = false
  standing = now
  draw()
  tellUnread()
}

const isLookedAt = () => isShown && document.visibilityState === 'visible'
const tellUnread = () => app.tell({ type: 'chat:unread', n: isLookedAt() ? 0 : (standing?.unread ?? 0) })

/** Tells the exchange what was read, once its end was in sight. */
function see(): void {
  const last = lastId(messages)
  if (!isLookedAt() || !talk.isAtEnd() || last <= told) return
  told = last
  client.messages({ after: last, seen: last }).then(
    ({ messages: more, ...now }) => {
      stand(now)
      if (more.length > 0) receive(more)
    },
    () => {
      told = 0 // it is told with the next message, or on the next look
    },
  )
}

const following = follow({
  async open(signal) {
    if (!standing) {
      const { messages: all, ...now } = await client.messages({}, signal)
      stand(now)
      receive(all)
    }
    return client.stream(lastId(messages), signal)
  },
  line(value) {
    const said = value as ChatLine // the exchange that served this page wrote it
    if (said.kind === 'message') receive([said.message])
    if (said.kind === 'state') stand(said)
  },
  stands(is) {
    if (is) line = 'up'
    else if (line !== 'expired') line = standing ? 'reconnecting' : 'failed'
    draw()
  },
})

/** Where nobody gives another ticket the words stay; with one all goes on by itself. */
function expired(): void {
  line = 'expired'
  draw()
  if (Date.now() < asked + ASKED_AGAIN) return
  asked = Date.now()
  app.tell({ type: 'outlink:expired' })
}

function take(hash: string): void {
  const next = readStart(hash, start.theme === 'light')
  dress(next)
  if (!next.ticket || next.ticket === start.ticket) return
  start = next
  line = 'reconnecting'
  following.again()
  outbox.renewed()
}

function dress({ theme, letters }: typeof start): void {
  document.documentElement.dataset.theme = theme
  document.documentElement.style.setProperty('--text-scale', String(letters))
}

function open(): void {
  document.title = words.title
  dress(start)
  const safety = make('p', { class: 'safety' }, icon('safety'), make('span', {}, words.safety))
  document.body.append(safety, talk.element, status.element, composer.element, spoken)
  draw()
  addEventListener('hashchange', () => take(location.hash))
  document.addEventListener('visibilitychange', () => {
    see()
    tellUnread()
  })
  addEventListener('online', () => following.again())
  addEventListener('offline', draw)
  app.tell({ type: 'outlink:title', title: words.title })
  app.tell({ type: 'outlink:ready' })
}

open()
