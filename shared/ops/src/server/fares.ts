/** How releases fared, as bars of a picture. */
import { nameOf, type Rates } from '@shared/release/writing'
import type { Fare, Span } from '../protocol.ts'

const bars = 30
const minute = 60_000
const shownFaults = 3

/** The minutes of that span, the present one included. */
export const spanStart = (span: Span, now: Date): Date => new Date(now.getTime() - span * 60 * minute + minute)

/** @param rates of at least that span */
export function fareOf(rates: Rates, unit: string, release: string, span: Span, now: Date): Fare {
  const found = rates.get(nameOf({ unit, release }))
  const start = Math.floor(spanStart(span, now).getTime() / minute) * minute
  const width = (span * 60 * minute) / bars
  const drawn = Array.from({ length: bars }, () => ({ pages: 0, failed: 0 }))
  for (const { minute: at, pages, failed } of found?.minutes ?? []) {
    const bar = drawn[Math.floor((Date.parse(at) - start) / width)]
    if (bar) Object.assign(bar, { pages: bar.pages + pages, failed: bar.failed + failed })
  }
  const [pages, failed] = [sum(drawn, 'pages'), sum(drawn, 'failed')]
  const all = Math.max(pages, failed) // a page that was open before the span may fail in it
  const faults = (found?.faults ?? []).filter(({ at }) => Date.parse(at) >= start).slice(0, shownFaults)
  return { pages: all, failed, rate: failed / (all || 1), bars: drawn, faults: faults.map(shownFault) }
}

const sum = (all: readonly { pages: number; failed: number }[], key: 'pages' | 'failed') =>
  all.reduce((total, one) => total + one[key], 0)

/** What came from a phone can be anything, and of any length. */
export function shownFault({ at, kind, route, message, times }: Fare['faults'][number]): Fare['faults'][number] {
  return { at, times, kind: plain(kind), route: plain(route), message: plain(message) }
}

const plain = (text: string): string => text.replaceAll(/\p{C}+/gu, ' ').slice(0, 200)
