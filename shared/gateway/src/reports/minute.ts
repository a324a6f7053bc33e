/** The counts of one minute as they grow. */
import type { ClientReport } from '@shared/contract'
import type { MinuteCounts, ReportedFault } from '@shared/release'

/** Of one minute: what fails is named, not archived. */
const mostFaults = 20
/** Of one sender: one that makes them up takes no other's place. */
const mostFaultsOfOne = 3
/** Of one release; a verdict needs no more. */
const mostAddresses = 5000
/** A shell that stands is named by its pages alone: no more are kept than phones can run, */
const mostStanding = 50
/** and of one sender no more than one home's phones run: who makes them up takes no other's place. */
const mostStandingOfOne = 3

type Row = Omit<MinuteCounts['releases'][number], 'addresses' | 'speeds'> & {
  ran: Set<string>
  failing: Set<string>
  speeds: Map<string, Map<string, number>>
}

export type Minute = {
  readonly minute: string
  page(of: ClientReport): void
  failedPage(of: ClientReport): void
  /** @param sender the name of where it comes from */
  fault(report: ClientReport, sender: string, at: Date): void
  /** Where pages ran it, and where one failed. */
  seen(of: ClientReport, sender: string, failed: boolean): void
  /** How long something took there: of each address the first counts. */
  speed(of: ClientReport, sender: string): void
  /** A page runs this shell although it is live no more. */
  stands(release: string, sender: string): void
  /** Undefined where nothing happened. */
  counts(gateway: string): MinuteCounts | undefined
}

export function newMinute(minute: string): Minute {
  const releases = new Map<string, Row>()
  const faults = new Map<string, ReportedFault>()
  const named = new Map<string, number>()
  const standing = new Set<string>()
  const standingBySender = new Map<string, number>()
  const row = ({ unit, release }: ClientReport) => {
    const name = `${unit}@${release}`
    const none = { unit, release, pages: 0, failed: 0 }
    const found = releases.get(name) ?? { ...none, ran: new Set(), failing: new Set(), speeds: new Map() }
    releases.set(name, found)
    return found
  }
  return {
    minute,
    page: of => void row(of).pages++,
    failedPage: of => void row(of).failed++,
    fault(report, sender, at) {
      const own = named.get(sender) ?? 0
      const isNew = !faults.has(nameOf(report))
      if (isNew && own >= mostFaultsOfOne) return
      named.set(sender, own + Number(isNew))
      keepFault(faults, report, at)
    },
    seen(of, sender, failed) {
      const { ran, failing } = row(of)
      for (const names of failed ? [ran, failing] : [ran]) if (names.size < mostAddresses) names.add(sender)
    },
    speed(of, sender) {
      const { speeds } = row(of)
      const what = `${of.message} ${of.route}`
      const own = speeds.get(what) ?? new Map<string, number>()
      speeds.set(what, own)
      if (of.ms !== undefined && !own.has(sender) && own.size < mostAddresses) own.set(sender, of.ms)
    },
    stands(release, sender) {
      const own = standingBySender.get(sender) ?? 0
      if (standing.has(release) || own >= mostStandingOfOne || standing.size >= mostStanding) return
      standingBySender.set(sender, own + 1)
      standing.add(release)
    },
    counts: gateway =>
      releases.size + faults.size + standing.size > 0
        ? {
            ...{
              minute,
              gateway,
              releases: [...releases.values()].map(written),
              faults: [...faults.values()].reverse(),
            },
            ...(standing.size > 0 && { standing: [...standing] }),
          }
        : undefined,
  }
}

const written = ({ ran, failing, speeds, ...counted }: Row): MinuteCounts['releases'][number] => ({
  ...counted,
  addresses: { ran: [...ran], failed: [...failing] },
  ...(speeds.size > 0 && {
    speeds: Object.fromEntries([...speeds].map(([what, own]) => [what, Object.fromEntries(own)])),
  }),
})

const nameOf = ({ unit, release, kind, message }: ClientReport): string => `${unit}@${release} ${kind} ${message}`

/** The same words of the same release stand once, with how often; the oldest make room. */
function keepFault(faults: Map<string, ReportedFault>, report: ClientReport, at: Date): void {
  const { unit, release, kind, route, message } = report
  const name = nameOf(report)
  const times = (faults.get(name)?.times ?? 0) + 1
  faults.delete(name)
  faults.set(name, { unit, release, at: at.toISOString(), kind, route, message, times })
  for (const oldest of faults.keys()) if (faults.size > mostFaults) faults.delete(oldest)
}
