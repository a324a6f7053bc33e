/** What `status` says of pages, faults and speeds, where they are counted. */
import { speedKinds } from '@shared/contract/calls/shell'
import { printable } from '@shared/contract/printable'
import { percent } from '../operations/watch.ts'
import { type Fare, fares } from '../reports/fares.ts'
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

export const fareTitles = (rates: Fares): string[] => (rates ? ['pages', 'failed', 'rate', ...speedKinds] : [])

/** The cells below those titles. */
export function counted(rates: Fares, unit: string, release: string | null): string[] {
  if (!rates) return []
  const found = rates.find(fare => fare.unit === unit && fare.release === release)
  if (!found) return fareTitles(rates).map(() => '')
  const { pages, failed, rate, speeds } = found
  const took = speedKinds.map(kind => (speeds[kind] === undefined ? '' : `${speeds[kind]} ms`))
  return [`${pages}`, `${failed}`, pages > 0 ? percent(rate) : '', ...took]
}

/** The newest fault of each release that has one. */
export function faultLines(rates: Fares): string[] {
  return (rates ?? []).flatMap(({ unit, release, faults: [newest] }) =>
    newest
      ? [printable(`${unit}@${release} failed at ${newest.route}, ${minute(newest.at)} UTC: ${newest.message}`, 200)]
      : [],
  )
}
