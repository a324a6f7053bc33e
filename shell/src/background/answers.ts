/**
 * What the tabs showed last, kept on this phone for a time without a network: the answers, the prices and who is signed
 * in (docs/rules/shell.md#without-a-network). They are this person's alone, and go with the session.
 */
import type { Query } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { unreadAtom } from '../frame/unread-count.ts'
import { currentPage } from '../pages/pages.ts'
import { wantsWorker } from '../remotes/live-config.ts'
import { knownTicker, listedSymbols, takeList } from '../surface/market-feed/tickers.ts'
import { queryClient } from '../surface/query/query-client.ts'
import { onPerUserClear } from '../surface/session/per-user.ts'
import { refreshUser } from '../surface/session/session.ts'
import { token, tokenAtom } from '../surface/session/token.ts'
import { setUser, user } from '../surface/session/user.ts'
import { isOnline, lastHeard, onlineAtom, onReturn, setOffline } from '../surface/transport/connection.ts'
import { ANSWERS, type Answers, type Kept } from './answers-form.ts'
import { keepAnswers, keptAnswers } from './kept-answers.ts'
import { isPlain } from './plain.ts'

/** Answers; more than the tabs show. */
const MOST = 80
/** Milliseconds between two looks, and between two writings of the same tab. */
const LOOK = 5000
const AGAIN = 60_000

const store = getDefaultStore()
const known = new Map<string, Kept>()
let tickersThen: Answers['tickers'] = []

const tab = (): string => {
  const { path = '', route } = currentPage() ?? {}
  return route?.frame === 'tabs' ? path : ''
}

/** What a tab shows now, however short it is looked at, and newer answers of what one showed before. */
function note(query: Query): void {
  const { data, dataUpdatedAt: at } = query.state
  const { queryHash: hash, queryKey } = query
  if (data == null || !isPlain(data) || !(known.has(hash) || (tab() && query.isActive()))) return
  if (!known.delete(hash)) unwritten = true
  known.set(hash, { hash, key: [...queryKey], data, at })
  for (const oldest of [...known.keys()].slice(0, -MOST)) known.delete(oldest)
}

const noteAll = (): void => queryClient.getQueryCache().getAll().forEach(note)

/** Answers that no writing has had yet. */
let unwritten = false

/** In turn: what is forgotten is not written again by what was under way. */
let turn: Promise<unknown> = Promise.resolve()
const inTurn = (work: () => Promise<unknown>): void => {
  turn = turn.then(work).catch(() => {}) // no room, or no storage: nothing is kept
}

async function write(path: string): Promise<void> {
  noteAll()
  const tickers = listedSymbols().flatMap(symbol => knownTicker(symbol) ?? [])
  const connection = store.get(onlineAtom)
  const at = connection.online ? Date.now() : connection.since
  const who = { user: user(), unread: store.get(unreadAtom) }
  await keepAnswers({ path, at, ...who, tickers, queries: [...known.values()] })
}

function forget(): void {
  known.clear()
  unwritten = false
  inTurn(() => caches.delete(ANSWERS))
}

/** Also who stood there then. */
let written = { path: '', at: 0, who: '' }
const whoNow = () => JSON.stringify([user(), store.get(unreadAtom)])

/** Whether a tab shows another one than was written, or somebody of whom more is known by now; and now and then anyway. */
const isNews = (path: string) => path !== written.path || whoNow() !== written.who || Date.now() - written.at > AGAIN

/** Once what a tab shows has changed, and now and then while it stands. */
function look(anyway = false): void {
  const path = tab()
  const isNew = unwritten || (path && isNews(path))
  if (!navigator.serviceWorker?.controller || !wantsWorker() || !(isNew || (path && anyway))) return
  if (token() && !user()) return // nobody has said yet whose they are
  written = { path: path || written.path, at: Date.now(), who: whoNow() }
  unwritten = false
  inTurn(() => write(written.path))
}

/** Whatever this page has not asked yet is shown as it was known, once the connection is lost. */
function fillIn(): void {
  if (isOnline()) return
  noteAll()
  if (listedSymbols().length === 0) takeList(tickersThen)
  for (const kept of known.values()) if (queryClient.getQueryData(kept.key) === undefined) restoreQuery(kept)
}

/** Begins to keep, in a page that a service worker may open again. */
export function followAnswers(): void {
  if (!navigator.serviceWorker) return
  const tokenBefore = token()
  inTurn(async () => {
    const answers = await keptAnswers()
    if (tokenBefore !== token()) return // another person came meanwhile
    if (!answers) await caches.delete(ANSWERS) // another person's, whose page was closed before it could be taken away
    for (const kept of answers?.queries ?? []) if (!known.has(kept.hash)) known.set(kept.hash, kept)
    tickersThen = answers?.tickers ?? []
    noteAll()
    fillIn()
  })
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' || type === 'observerAdded') note(query)
  })
  store.sub(onlineAtom, fillIn)
  setInterval(look, LOOK)
  document.addEventListener('visibilitychange', () => document.hidden && look(true))
  store.sub(tokenAtom, forget)
  onPerUserClear(forget)
}

/** It is old whatever the phone's clock says, which may have been set back since. */
function restoreQuery({ key, data, at }: Kept): void {
  const query = queryClient.getQueryCache().build(queryClient, { queryKey: key, gcTime: Number.POSITIVE_INFINITY })
  query.setData(data, { updatedAt: at, manual: true })
  query.invalidate()
}

/** For a page that was opened from what is kept: what was known then stands at once, with its time. */
export async function restoreAnswers(): Promise<void> {
  const restored = await keptAnswers().catch(() => undefined) // it opens without
  lastHeard(restored?.at ?? 0)
  if (restored) {
    setUser(restored.user)
    store.set(unreadAtom, restored.unread)
    takeList(restored.tickers)
    restored.queries.forEach(restoreQuery)
    onReturn(() => void refreshUser())
    if (navigator.onLine) void refreshUser() // the guard asks for nobody whom it knows
  }
  if (!navigator.onLine) setOffline()
}
