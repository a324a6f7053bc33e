/** The counts of one minute as they grow. */
import type { ClientReport } from '@shared/contract'
import type { Fault, MinuteCounts } from '@shared/release'

/** Of one minute: what fails is named, not archived. */
const mostFaults = 20

export type Minute = {
  readonly minute: string
  page(of: ClientReport): void
  failedPage(of: ClientReport): void
  fault(report: ClientReport, at: Date): void
  /** Undefined where nothing happened. */
  counts(gateway: string): MinuteCounts | undefined
}

export function newMinute(minute: string): Minute {
  const releases = new Map<string, MinuteCounts['releases'][number]>()
  const faults = new Map<string, Fault>()
  const row = ({ unit, release }: ClientReport) => {
    const name = `${unit}@${release}`
    const found = releases.get(name) ?? { unit, release, pages: 0, failed: 0 }
    releases.set(name, found)
    return found
  }
  return {
    minute,
    page: of => void row(of).pages++,
    failedPage: of => void row(of).failed++,
    fault: (report, at) => keepFault(faults, report, at),
    counts: gateway =>
      releases.size + faults.size > 0
        ? { minute, gateway, releases: [...releases.values()], faults: [...faults.values()].reverse() }
        : undefined,
  }
}

/** The same words of the same release stand once, with how often; the oldest make room. */
function keepFault(faults: Map<string, Fault>, report: ClientReport, at: Date): void {
  const { unit, release, kind, route, message } = report
  const name = `${unit}@${release} ${kind} ${message}`
  const times = (faults.get(name)?.times ?? 0) + 1
  faults.delete(name)
  faults.set(name, { unit, release, at: at.toISOString(), kind, route, message, times })
  for (const oldest of faults.keys()) if (faults.size > mostFaults) faults.delete(oldest)
}
