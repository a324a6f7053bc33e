/**
 * What the tabs showed last, kept on this phone for an opening without a network: the answers, the prices and who is signed
 * in (docs/rules/shell.md#without-a-network). They are this person's alone, and go with the session.
 */
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
import { lastHeard, onReturn, setOffline } from '../surface/transport/connection.ts'
import { ANSWERS, type Answers, answers, type Kept } from './answers-form.ts'
import { isPlain } from './plain.ts'

/** Answers; more than the tabs show. */
const MOST = 80
/** Milliseconds between two looks, and between two writings of the same tab. */
const LOOK = 5000
const AGAIN = 60_000

const known = new Map<string, Kept>()

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

/** What a tab shows now, and newer answers of what one showed before. */
function gather(): void {
  for (const query of queryClient.getQueryCache().getAll()) {
    const { data, dataUpdatedAt: at } = query.state
    if (data == null || !isPlain(data) || !(query.isActive() || known.has(query.queryHash))) continue
    known.delete(query.queryHash)
    known.set(query.queryHash, { hash: query.queryHash, key: [...query.queryKey], data, at })
  }
  for (const hash of [...known.keys()].slice(0, -MOST)) known.delete(hash)
}

/** In turn: what is forgotten is not written again by what was under way. */
let turn: Promise<unknown> = Promise.resolve()
const inTurn = (work: () => Promise<unknown>): void => {
  turn = turn.then(work).catch(() => {}) // no room, or no storage: nothing is kept
}

async function write(path: string): Promise<void> {
  gather()
  const tickers = listedSymbols().flatMap(symbol => knownTicker(symbol) ?? [])
  const told = { ...(await ownership()), path, at: Date.now(), user: user(), tickers, queries: [...known.values()] }
  await (await caches.open(ANSWERS)).put(ANSWERS, Response.json(v.parse(answers, told)))
}

function forget(): void {
  known.clear()
  inTurn(() => caches.delete(ANSWERS))
}

let written = { path: '', at: 0 }

/** While a tab stands whose answers came from the server. */
function look(anyway = false): void {
  const { path = '', route } = currentPage() ?? {}
  const isNew = path !== written.path || Date.now() - written.at > AGAIN
  if (route?.frame !== 'tabs' || !navigator.serviceWorker?.controller || !(isNew || anyway)) return
  if (token() && !user()) return // nobody has said yet whose they are
  written = { path, at: Date.now() }
  inTurn(() => write(path))
}

/** Begins to keep, in a page that a service worker may open again. */
export function followAnswers(): void {
  if (!navigator.serviceWorker) return
  inTurn(async () => {
    const told = await read()
    if (!told) await caches.delete(ANSWERS) // another person's, whose page was closed before it could be taken away
    for (const kept of told?.queries ?? []) if (!known.has(kept.hash)) known.set(kept.hash, kept)
  })
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
