/**
 * Stores the last answers of the tabs, the prices and the profile, for use without a network
 * (docs/rules/shell.md#without-a-network). They belong to one person and are deleted when the session ends.
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

/** Notes the answers that the open tab shows, and newer answers of tabs shown before. */
function note(query: Query): void {
  const { data, dataUpdatedAt: at } = query.state
  const { queryHash: hash, queryKey } = query
  if (data == null || !isPlain(data) || !(known.has(hash) || (tab() && query.isActive()))) return
  if (!known.delete(hash)) unwritten = true
  known.set(hash, { hash, key: [...queryKey], data, at })
  for (const oldest of [...known.keys()].slice(0, -MOST)) known.delete(oldest)
}

const noteAll = (): void => queryClient.getQueryCache().getAll().forEach(note)

/** Whether some answers are not written yet. */
let unwritten = false

/** Runs writes one after the other, so that a write under way cannot restore deleted answers. */
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

/** The last write: its tab, its time, and the profile and unread number of that moment. */
let written = { path: '', at: 0, who: '' }
const whoNow = () => JSON.stringify([user(), store.get(unreadAtom)])

/** Whether the open tab or the profile differs from what was written last; also true every now and then. */
const isNews = (path: string) => path !== written.path || whoNow() !== written.who || Date.now() - written.at > AGAIN

/** Writes when the answers of a tab changed, and now and then while it is open. */
function look(anyway = false): void {
  const path = tab()
  const isNew = unwritten || (path && isNews(path))
  if (!navigator.serviceWorker?.controller || !wantsWorker() || !(isNew || (path && anyway))) return
  if (token() && !user()) return // nobody has said yet whose they are
  written = { path: path || written.path, at: Date.now(), who: whoNow() }
  unwritten = false
  inTurn(() => write(written.path))
}

/** After the connection is lost, fills in stored answers for calls that this page has not made yet. */
function fillIn(): void {
  if (isOnline()) return
  noteAll()
  if (listedSymbols().length === 0) takeList(tickersThen)
  for (const kept of known.values()) if (queryClient.getQueryData(kept.key) === undefined) restoreQuery(kept)
}

/** Starts storing answers. Only pages that a service worker can open again do. */
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

/** Marks the answer as invalidated: the phone's clock may have been set back since it was stored. */
function restoreQuery({ key, data, at }: Kept): void {
  const query = queryClient.getQueryCache().build(queryClient, { queryKey: key, gcTime: Number.POSITIVE_INFINITY })
  query.setData(data, { updatedAt: at, manual: true })
  query.invalidate()
}

/** For a page that the service worker opened from its cache: restores the stored answers with their times. */
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
