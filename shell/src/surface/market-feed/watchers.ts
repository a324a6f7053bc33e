/** Who wants which prices how often. */
import type { Ticker } from './ticker.ts'
import type { Change } from './tickers.ts'

/** focus: looked at, every second · list: one of many, every three. */
export type Rate = 'focus' | 'list'
/** @param gap ticks between this and the one before were missed: a chart fetches its bars anew */
export type Heard = (ticker: Ticker, gap: boolean) => void
export type Wanted = { focus: ReadonlySet<string>; list: ReadonlySet<string>; all: boolean }

type Watcher = { symbols: ReadonlySet<string>; rate: Rate | 'all'; heard?: Heard | undefined }

const watchers = new Set<Watcher>()
let changed = () => {}
let notified = true

/** Hears of changes, once for all that come in one go. */
export const onWatchersChange = (heard: () => void): void => {
  changed = heard
}

function tell(): void {
  if (!notified) return
  notified = false
  queueMicrotask(() => {
    notified = true
    changed()
  })
}

function add(watcher: Watcher): () => void {
  watchers.add(watcher)
  tell()
  return () => {
    if (watchers.delete(watcher)) tell()
  }
}

/** Keeps prices coming. @param heard called after each frame that brought news @returns ends it */
export const watch = (symbols: readonly string[], rate: Rate, heard?: Heard): (() => void) =>
  add({ symbols: new Set(symbols), rate, heard })

/** Keeps all symbols' tickers coming, with names and sparks. */
export const watchAll = (): (() => void) => add({ symbols: new Set(), rate: 'all' })

/** Each symbol under its fastest rate. */
export function wanted(): Wanted {
  const of = (rate: Rate | 'all') => [...watchers].filter(watcher => watcher.rate === rate)
  const focus = new Set(of('focus').flatMap(({ symbols }) => [...symbols]))
  const list = new Set(of('list').flatMap(({ symbols }) => [...symbols].filter(symbol => !focus.has(symbol))))
  return { focus, list, all: of('all').length > 0 }
}

export const isWatched = (symbol: string): boolean => [...watchers].some(({ symbols }) => symbols.has(symbol))

/** Passes a flush on to those who asked to hear. */
export function hear(changes: readonly Change[]): void {
  for (const { symbols, heard } of [...watchers].filter(watcher => watcher.heard))
    for (const { ticker, gap } of changes) if (symbols.has(ticker.symbol)) heard?.(ticker, gap)
}
