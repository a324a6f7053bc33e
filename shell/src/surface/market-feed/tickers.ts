/** Every known price, an atom per symbol; all that comes is written once per animation frame. */
import { type Atom, atom, getDefaultStore, type PrimitiveAtom } from 'jotai'
import { passed, serverNow } from '../transport/clock.ts'
import { port } from '../transport/port.ts'
import { isGap, merge, type Ticker, type Update } from './ticker.ts'

export type Change = { ticker: Ticker; gap: boolean }
type Row = PrimitiveAtom<Ticker | null>

/** More symbols than any server here has: beyond it, those that nobody watches are forgotten. */
const MOST = 500

const store = getDefaultStore()
const rows = new Map<string, Row>()
/** Came, not yet written. */
const pending = new Map<string, Change>()
/** Not heard of since the feed last stood still. */
const interrupted = new Set<string>()
let pendingList: readonly string[] | null = null
/** Symbols of getTicketList, in its order. */
const listed = atom<readonly string[]>([])
export const listedSymbols = (): readonly string[] => store.get(listed)

let frame = 0
let flushed: (changes: readonly Change[]) => void = () => {}

/** Who hears of each flush. */
export const onFlush = (heard: typeof flushed): void => {
  flushed = heard
}

export function tickerAtom(symbol: string): Row {
  const known = rows.get(symbol)
  if (known) return known
  const row: Row = atom<Ticker | null>(null)
  rows.set(symbol, row)
  return row
}

/** The newest that came, written or not. */
const newest = (symbol: string): Ticker | null => pending.get(symbol)?.ticker ?? knownTicker(symbol)

/** What stands on the screen. */
export const knownTicker = (symbol: string): Ticker | null => {
  const row = rows.get(symbol)
  return row ? store.get(row) : null
}

/** Takes rows in; screens see them with the next frame. */
export function take(updates: readonly Update[]): void {
  for (const update of updates) takeOne(update)
  if (pending.size > 0) later()
}

/** Rows of getTicketList: all that there are. */
export function takeList(all: readonly Update[]): void {
  const symbols = all.map(row => row.symbol)
  pendingList = String(symbols) === String(listedSymbols()) ? null : symbols
  take(all)
  if (pendingList) later()
}

function later(): void {
  if (frame === 0) frame = requestAnimationFrame(flush)
}

function takeOne(update: Update): void {
  const { symbol } = update
  const before = newest(symbol)
  const ticker = merge(before, update, serverNow())
  if (!ticker) return
  passed(ticker.time)
  const { staleMs } = port().config().market
  const gap = before !== null && isGap(before, ticker, interrupted.has(symbol), staleMs)
  interrupted.delete(symbol)
  pending.set(symbol, { ticker, gap: gap || (pending.get(symbol)?.gap ?? false) })
}

/** One write: whoever depends on many of them is recomputed once. */
const writeAtom = atom(null, (_get, set, changes: readonly Change[]) => {
  for (const { ticker } of changes) set(tickerAtom(ticker.symbol), ticker)
  if (pendingList) set(listed, pendingList)
  pendingList = null
})

function flush(): void {
  frame = 0
  const changes = [...pending.values()]
  pending.clear()
  store.set(writeAtom, changes)
  flushed(changes)
}

/** The feed stands still from here on: ticks may be missed. */
export function interrupt(): void {
  for (const symbol of rows.keys()) interrupted.add(symbol)
}

/** Keeps memory bounded. @param watched symbols that must stay */
export function forgetUnwatched(watched: (symbol: string) => boolean): void {
  if (rows.size <= MOST) return
  for (const symbol of rows.keys()) if (!watched(symbol)) rows.delete(symbol)
}

const present = (ticker: Ticker | null): ticker is Ticker => ticker !== null

/** The known ones of some symbols, in their order. */
export const rowsAtom = (symbols: readonly string[]): Atom<Ticker[]> =>
  atom(get => symbols.map(symbol => get(tickerAtom(symbol))).filter(present))

export const allRowsAtom: Atom<Ticker[]> = atom(get =>
  get(listed)
    .map(symbol => get(tickerAtom(symbol)))
    .filter(present),
)
