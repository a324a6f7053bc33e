/** Keeps a price stream open over what is wanted, where the server has one; what it does not cover is polled. */
import { hasFeature } from '../transport/features.ts'
import { backoff } from './backoff.ts'
import { openStream } from './stream.ts'
import { interrupt, take } from './tickers.ts'

/** Seconds. */
const LONGEST_WAIT = 60
/** Milliseconds; a stream that lived so long begins the waits anew. */
const LONG_LIFE = 30_000

type Stream = { symbols: ReadonlySet<string>; close(): void; since: number }

export type Streaming = {
  /** Symbols that it brings at present. */
  covers(symbol: string): boolean
  want(symbols: ReadonlySet<string>): void
  /** Milliseconds since it last said anything, or was opened; 0 while there is none. */
  silence(): number
  /** Gives it up for now. */
  drop(): void
  /** The server is back: one that broke off is opened now, not when its wait is over. */
  hurry(): void
  stop(): void
}

/** @param changed hears when it begins or ceases to cover something */
export function createStreaming(changed: () => void): Streaming {
  let live: Stream | null = null
  let opening: Stream | null = null
  let wanted: ReadonlySet<string> = new Set()
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  let heardAt = 0

  function want(symbols: ReadonlySet<string>): void {
    wanted = symbols
    if (symbols.size === 0) return end()
    if (!available() || timer !== undefined) return
    const enough = opening ?? live
    if (![...symbols].every(symbol => enough?.symbols.has(symbol))) open()
  }

  function open(): void {
    opening?.close()
    const symbols = new Set(wanted)
    const close = openStream([...symbols], {
      snapshot: rows => {
        if (opening === mine) begin(mine)
        hear(rows)
      },
      ticks: hear,
      lost: () => lost(mine),
    })
    const mine: Stream = { symbols, close, since: performance.now() }
    opening = mine
  }

  /** The new one has spoken: the old one, which lacks something, may go. */
  function begin(stream: Stream): void {
    live?.close()
    live = stream
    opening = null
    changed()
  }

  function hear(rows: Parameters<typeof take>[0]): void {
    heardAt = performance.now()
    take(rows)
  }

  function lost(stream: Stream): void {
    if (stream !== live && stream !== opening) return
    if (performance.now() - stream.since > LONG_LIFE) failures = 0
    failures += 1
    end()
    interrupt()
    timer = setTimeout(again, backoff(failures, LONGEST_WAIT))
    changed()
  }

  function again(): void {
    timer = undefined
    want(wanted)
  }

  function end(): void {
    clearTimeout(timer)
    timer = undefined
    live?.close()
    opening?.close()
    live = null
    opening = null
  }

  function stop(): void {
    end()
    wanted = new Set()
    failures = 0
  }

  return {
    covers: symbol => live?.symbols.has(symbol) ?? false,
    want,
    silence() {
      const stream = opening ?? live
      return stream ? performance.now() - Math.max(heardAt, stream.since) : 0
    },
    drop() {
      const stream = opening ?? live
      if (stream) lost(stream)
    },
    hurry() {
      if (timer === undefined) return
      clearTimeout(timer)
      again()
    },
    stop,
  }
}

const available = () => hasFeature('price-stream')
