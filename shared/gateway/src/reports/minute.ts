/** The counts of one minute as they grow. */
import type { ClientReport } from '@shared/contract'
import type { Fault, MinuteCounts } from '@shared/release'

/** Of one minute: what fails is named, not archived. */
const mostFaults = 20
/** A shell that stands is named by its pages alone: no more are kept than phones can run. */
const mostStanding = 50

export type Minute = {
  readonly minute: string
  page(of: ClientReport): void
  failedPage(of: ClientReport): void
  fault(report: ClientReport, at: Date): void
  /** A page runs this shell although it is live no more. */
  stands(release: string): void
  /** Undefined where nothing happened. */
  counts(gateway: string): MinuteCounts | undefined
}

export function newMinute(minute: string): Minute {
  const releases = new Map<string, MinuteCounts['releases'][number]>()
  const faults = new Map<string, Fault>()
  const standing = new Set<string>()
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
    stands: release => void (standing.size < mostStanding && standing.add(release)),
    counts: gateway =>
      releases.size + faults.size + standing.size > 0
        ? {
            ...{ minute, gateway, releases: [...releases.values()], faults: [...faults.values()].reverse() },
            ...(standing.size > 0 && { standing: [...standing] }),
          }
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
