/** Which release of each remote this phone runs: what ops gave this phone alone, its canary, the live one, the one before. */
import { takesCanary } from '@shared/contract/canary'
import type { ReleaseReference } from '@shared/contract/config'
import type { PageConfig, PageUnit } from '@shared/contract/page-config'
import { deviceId } from '../browser/device-id.ts'
import { fullName, isKnown, learn, learnReference, type Release } from './known.ts'
import { within } from './time-limit.ts'

type Given = Release & Pick<ReleaseReference, 'manifest'>

/** Milliseconds that a way out may take to be known, as a step of loading (load.ts). */
const LEARNING = 8000

let live: PageConfig['units'] = {}
let given: Given | undefined
/** Releases that failed on this phone, and until when (epoch ms) they are not tried again. */
const broken = new Map<string, number>()

export function setLive(units: PageConfig['units']): void {
  live = units
  for (const [unit, config] of Object.entries(units)) {
    learn(unit, config)
    if (config.canary) learn(unit, config.canary)
  }
}

/** Ops gave this phone a release of its own; undefined takes it back. */
export function give(at: Given | undefined): void {
  given = at
}

/** What this phone may open: all that is live, and after it what ops gave this phone alone. */
export const units = (): string[] => [...new Set([...Object.keys(live), ...(given ? [given.unit] : [])])]

/** Whether this phone takes a unit's canary. */
export const isChosen = (unit: string, { canary }: Pick<PageUnit, 'canary'>): boolean =>
  canary !== undefined && takesCanary(deviceId(), `${unit} ${canary.serial}`, canary.percent)

/** Best first. */
function candidates(unit: string): ReleaseReference[] {
  const own = given?.unit === unit ? [{ ...given, serial: 0 }] : []
  const config = live[unit]
  if (!config) return own
  const canary = isChosen(unit, config) && config.canary ? [config.canary] : []
  return [...own, ...canary, config, ...(config.previous ? [config.previous] : [])]
}

const isBroken = (at: Release): boolean => (broken.get(fullName(at)) ?? 0) > Date.now()

/** The best release of a unit that is not known to be broken; the best of all where every one is. */
export function chosen(unit: string): string {
  const all = candidates(unit).filter(({ release }) => isKnown({ unit, release }))
  const best = all.find(({ release }) => !isBroken({ unit, release })) ?? all[0]
  if (!best) throw new Error(`${unit} is in no config`)
  return best.release
}

/** Whether there is another release of the unit to go to: then none is waited for so long. */
export const hasOther = (at: Release): boolean =>
  candidates(at.unit).some(({ release }) => release !== at.release && !isBroken({ unit: at.unit, release }))

/**
 * Leaves a release that failed on this phone.
 * @param ms for how long; a release that broke as it was drawn will break again
 * @returns false where there is nothing to fall back on: then all of the unit's releases may be tried anew
 */
export async function leave(at: Release, ms: number): Promise<boolean> {
  broken.set(fullName(at), Date.now() + ms)
  for (const next of candidates(at.unit)) {
    const release = { unit: at.unit, release: next.release }
    if (isBroken(release)) continue
    const here = await within(LEARNING, learnReference(at.unit, next)).then(
      () => true,
      () => false,
    )
    if (here) return true
    broken.set(fullName(release), Date.now() + ms)
  }
  for (const { release } of candidates(at.unit)) broken.delete(fullName({ unit: at.unit, release }))
  return false
}

/** Reads beforehand what the unit would fall back on: then nobody waits for it. */
export function learnPrevious(): void {
  const later = () => {} // it is asked for again when it is needed
  for (const [unit, { previous }] of Object.entries(live)) if (previous) learnReference(unit, previous).catch(later)
}
