/** What `status` says of pages and faults, where they are counted. */
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
    console.error(`The counts of pages could not be read: ${error instanceof Error ? error.message : error}`)
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

/** What came from a phone can be anything: nothing of it may steer a terminal. */
const plain = (text: string): string => text.replaceAll(/\p{C}+/gu, ' ').slice(0, 200)

/** The newest fault of each release that has one. */
export function faultLines(rates: Fares): string[] {
  return (rates ?? []).flatMap(({ unit, release, faults: [newest] }) =>
    newest ? [plain(`${unit}@${release} failed at ${newest.route}, ${minute(newest.at)} UTC: ${newest.message}`)] : [],
  )
}
