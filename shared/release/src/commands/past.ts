/** What `history` says below a decision of each release that it brought. */
import { printable } from '@shared/contract/printable'
import type { Brought } from '../history/brought.ts'
import { percent } from '../operations/watch.ts'
import { originInWords } from '../origin/words.ts'
import { type AllEvidence, type Evidence, followEvidence } from '../reports/evidence.ts'
import type { Store } from '../store/store.ts'
import { nameOf } from '../store/stored.ts'

/** What is decided can be told without it: a store of reports that is away is named, no more. */
export async function evidenceIn(reports: Store | undefined): Promise<AllEvidence> {
  try {
    return reports ? await followEvidence(reports)() : new Map()
  } catch (error: unknown) {
    console.error(printable(`The counts of pages could not be read: ${error instanceof Error ? error.message : error}`))
    return new Map()
  }
}

/** Indented below the decision; nothing where nothing is known. */
export function broughtLines({ origin, evidence, takenBack, ...named }: Brought): string[] {
  const said = [
    ...(origin ? [originInWords(origin)] : []),
    ...(evidence ? [evidenceInWords(evidence)] : []),
    ...(takenBack ? [takenBackWords(takenBack)] : []),
  ]
  return said.length > 0 ? [`     ${nameOf(named)}`, ...said.map(line => `       ${printable(line, most)}`)] : []
}

const most = 400

/** e.g. TAKEN BACK by decision 6, lena@laptop: orders fail */
export const takenBackWords = ({ serial, who, why }: NonNullable<Brought['takenBack']>): string =>
  `TAKEN BACK by decision ${serial}, ${who}: ${why || 'no reason given'}`

/** e.g. 140 pages, 12 failed (8.6 %); first: "x is undefined" at /kline, 2026-11-22 01:05 UTC */
function evidenceInWords({ pages, failed, rate, first }: Evidence): string {
  const counted = `${pages} ${pages === 1 ? 'page' : 'pages'}, ${failed} failed (${percent(rate)})`
  if (!first) return counted
  const { message, route, at } = first
  return `${counted}; first: "${message.slice(0, 200)}" at ${route}, ${at.slice(0, 16).replace('T', ' ')} UTC`
}

export const broughtJson = ({ unit, release, origin, evidence, takenBack }: Brought): object => ({
  ...{ unit, release, source: origin?.source ?? null, publishedBy: origin?.by ?? null },
  ...{ evidence: evidence ?? null, takenBack: takenBack ?? null },
})
