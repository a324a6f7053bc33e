/**
 * What the tabs showed last, kept on this phone for a time without a network: the answers, the prices and who is signed
 * in (docs/rules/shell.md#without-a-network). They are this person's alone, and go with the session.
 */
import type { Query } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import * as v from 'valibot'
import { currentPage } from '../pages/pages.ts'
import { liveConfig } from '../remotes/live-config.ts'
import { knownTicker, listedSymbols, takeList } from '../surface/market-feed/tickers.ts'
import { queryClient } from '../surface/query/query-client.ts'
import { onPerUserClear } from '../surface/session/per-user.ts'
import { refreshUser } from '../surface/session/session.ts'
import { token, tokenAtom } from '../surface/session/token.ts'
import { setUser, user } from '../surface/session/user.ts'
import { isOnline, lastHeard, onlineAtom, onReturn, setOffline } from '../surface/transport/connection.ts'
import { ANSWERS, type Answers, answers, type Kept } from './answers-form.ts'
import { isPlain } from './plain.ts'

/** Answers; more than the tabs show. */
const MOST = 80
/** Milliseconds between two looks, and between two writings of the same tab. */
const LOOK = 5000
const AGAIN = 60_000

const known = new Map<string, Kept>()
let tickersThen: Answers['tickers'] = []

/** Whose they are, and of which live set: another one's screens may read other answers. No token is written down. */
async function ownership(): Promise<Pick<Answers, 'of' | 'serial'>> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token()))
  return { of: btoa(String.fromCharCode(...new Uint8Array(digest))), serial: liveConfig().serial }
}

async function read(): Promise<Answers | undefined> {
  const reply = await caches.match(ANSWERS, { cacheName: ANSWERS })
  const { success, output: told } = v.safeParse(answers, await reply?.json())
  const { of, serial } = await ownership()
  return success && told.of === of && told.serial === serial ? told : undefined
}

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
  const connection = getDefaultStore().get(onlineAtom)
  const at = connection.online ? Date.now() : connection.since
  const told = { ...(await ownership()), path, at, user: user(), tickers, queries: [...known.values()] }
  await (await caches.open(ANSWERS)).put(ANSWERS, Response.json(v.parse(answers, told)))
}

function forget(): void {
  known.clear()
  unwritten = false
  inTurn(() => caches.delete(ANSWERS))
}

let written = { path: '', at: 0 }

/** Once what a tab shows has changed, and now and then while it stands. */
function look(anyway = false): void {
  const path = tab()
  const isNew = unwritten || (path && (path !== written.path || Date.now() - written.at > AGAIN))
  if (!navigator.serviceWorker?.controller || !(isNew || (path && anyway))) return
  if (token() && !user()) return // nobody has said yet whose they are
  written = { path: path || written.path, at: Date.now() }
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
  const asked = token()
  inTurn(async () => {
    const told = await read()
    if (asked !== token()) return // another person came meanwhile
    if (!told) await caches.delete(ANSWERS) // another person's, whose page was closed before it could be taken away
    for (const kept of told?.queries ?? []) if (!known.has(kept.hash)) known.set(kept.hash, kept)
    tickersThen = told?.tickers ?? []
    noteAll()
    fillIn()
  })
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' || type === 'observerAdded') note(query)
  })
  getDefaultStore().sub(onlineAtom, fillIn)
  setInterval(look, LOOK)
  document.addEventListener('visibilitychange', () => document.hidden && look(true))
  getDefaultStore().sub(tokenAtom, forget)
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
  const told = await read().catch(() => undefined) // it opens without
  lastHeard(told?.at ?? 0)
  if (told) {
    setUser(told.user)
    takeList(told.tickers)
    told.queries.forEach(restoreQuery)
    onReturn(() => void refreshUser())
    if (navigator.onLine) void refreshUser() // the guard asks for nobody whom it knows
  }
  if (!navigator.onLine) setOffline()
}
