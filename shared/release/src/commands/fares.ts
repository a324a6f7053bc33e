/** What `status` says of pages and faults, where they are counted. */
import { printable } from '@shared/contract/printable'
import { type Fare, fares } from '../reports/fares.ts'
import { percent } from '../reports/watch.ts'
import type { Desk } from './command.ts'
import { minute } from './history.ts'

/** Undefined where nothing is counted, or it cannot be read. */
export type Fares = readonly Fare[] | undefined

/** What is live can be told without it: a store of reports that is away is named, no more. */
export async function faresOf(desk: Desk): Promise<Fares> {
  const reports = desk.reports()
  try {
    return reports && (await fares(desk.store(), await desk.keys(), reports))
  } catch (error: unknown) {
    console.error(printable(`The counts of pages could not be read: ${error instanceof Error ? error.message : error}`))
    return undefined
  }
}

export const fareTitles = (rates: Fares): string[] => (rates ? ['pages', 'failed', 'rate'] : [])

/** The cells below those titles. */
export function counted(rates: Fares, unit: string, release: string | null): string[] {
  if (!rates) return []
  const found = rates.find(fare => fare.unit === unit && fare.release === release)
  return found ? [`${found.pages}`, `${found.failed}`, found.pages > 0 ? percent(found.rate) : ''] : ['', '', '']
}

/** The newest fault of each release that has one. */
export function faultLines(rates: Fares): string[] {
  return (rates ?? []).flatMap(({ unit, release, faults: [newest] }) =>
    newest
      ? [printable(`${unit}@${release} failed at ${newest.route}, ${minute(newest.at)} UTC: ${newest.message}`, 200)]
      : [],
  )
}
