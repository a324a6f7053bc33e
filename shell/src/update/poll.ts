/** Learns of new releases: config.json with its ETag every 30 s while visible, and on return. */
import { satisfy } from '@module-federation/runtime-core'
import { type Config, config as configSchema, type UnitConfig } from '@shared/contract/config'
import type { PageConfig, PageUnit } from '@shared/contract/page-config'
import { getDefaultStore } from 'jotai'
import * as v from 'valibot'
import { isKept } from '../boot/kept-page.ts'
import { isOlder, remember } from '../boot/newest-seen.ts'
import { isApprovedHere } from '../boot/seen-policy.ts'
import { isTrusted } from '../boot/verify.ts'
import { setLive } from '../remotes/choice.ts'
import { isComplete, liveConfig, runningShell, setLiveConfig } from '../remotes/live-config.ts'
import { adopt } from '../remotes/routes.ts'
import { reportBehind } from '../reports/client-report.ts'
import { isOnline, onReturn } from '../surface/transport/connection.ts'
import { noteForced } from './forced.ts'
import { newShellAtom } from './new-shell.ts'
import { believed, RefusedSet, refused } from './refused.ts'

const PERIOD = 30_000
/** As of any other call (specification, section 7), the body included. */
const LIMIT = 60_000

const isConfig = (raw: unknown): raw is Config => v.is(configSchema, raw)

/**
 * Takes a config of a higher serial, signed by a key that this shell trusts: its units from their next opening on, a new
 * shell when there is a quiet moment.
 * @param missed it is read late: other tabs of this phone may be further
 * @throws RefusedSet where this shell cannot believe it, Error where it is none or an older one
 */
export async function take(next: unknown, missed = false): Promise<void> {
  if (!isConfig(next)) throw new Error('it is no config')
  const now = liveConfig()
  if (next.log === now.log && next.serial === now.serial && !isComplete(now)) return takeRest(next)
  if (next.log === now.log && next.serial <= now.serial) return
  if (next.log !== now.log || !(await isOurs(next, now))) throw new RefusedSet(next)
  if (!missed && (await isOlder(next))) throw new Error(`this phone has seen a newer one than serial ${next.serial}`)
  if (next.serial > liveConfig().serial) follow(next) // else another look was quicker
}

/** The page goes by the set from here on. It is remembered last: a set that failed halfway is taken again at the next look. */
function follow(next: Config): void {
  const before = liveConfig()
  const units = Object.entries(next.units).map(([name, unit]) => [name, fitting(unit, before.units[name])])
  const taken = { ...next, units: Object.fromEntries(units) }
  adopt(taken)
  setLiveConfig(taken, taken.shell, next)
  noteForced(taken)
  tellShell(before.shell, next)
  remember(next)
}

/** Signed by a key of this shell, and approved by as many as the set before, which it follows, asked for. */
const isOurs = async (next: Config, { policy }: PageConfig): Promise<boolean> =>
  (await isTrusted(next)) && isApprovedHere(next, policy)

/** The same set, whole: the page's own copy leaves out the files of what is far. */
async function takeRest(whole: Config): Promise<void> {
  if (!(await isOurs(whole, liveConfig()))) throw new RefusedSet(whole)
  if (whole.serial !== liveConfig().serial) return // another look was quicker
  setLive(whole.units)
  setLiveConfig(whole)
}

/** A release written for the new shell waits, like that shell, for the reload. */
function fitting(unit: UnitConfig, before: PageUnit | undefined): PageUnit {
  const { canary, ...stable } = unit
  if (!fits(unit)) return before ?? unit
  return canary && !fits(canary) ? stable : unit
}
const fits = ({ needs }: Pick<UnitConfig, 'needs'>) => !needs.shell || satisfy(runningShell().version, needs.shell)

/** Told once for each release of the shell; one that was taken back waits no longer. */
function tellShell(before: Config['shell'], { shell, serial }: Config): void {
  const store = getDefaultStore()
  if (shell.release === runningShell().release) store.set(newShellAtom, 0)
  else if (shell.release !== before.release) store.set(newShellAtom, serial)
}

const lookedListeners = new Set<() => void>()

/** Calls the listener at each answer of config.json, also where the live set is the same. */
export const onLooked = (listener: () => void): void => void lookedListeners.add(listener)

let etag = ''

const notRead = (error: unknown) => console.warn('The sets that this page missed were not read:', error)

/** Asks once; never while hidden or offline. */
export async function look(priority: RequestPriority = 'auto'): Promise<void> {
  if (document.hidden || !isOnline()) return
  try {
    const reply = await fetch('/config.json', {
      headers: etag ? { 'If-None-Match': etag } : {},
      cache: 'no-store',
      credentials: 'omit',
      priority,
      signal: AbortSignal.timeout(LIMIT),
    })
    for (const listener of lookedListeners) listener()
    if (!reply.ok) return
    const seen = reply.headers.get('etag') ?? ''
    await take(await reply.json())
    etag = seen // only now: a set that was not taken is asked for again whole
    believed()
  } catch (error) {
    // Offline, or a config that does not fit: the live set stays what it is until the next look.
    console.warn('config.json was not taken:', error)
    if (error instanceof RefusedSet) await refused(error, set => take(set, true)).catch(notRead)
  }
  reportBehind()
}

/** Before anything else comes beforehand: what the page left out of the live set. A page that was kept looks anyway. */
export async function lookForRest(): Promise<void> {
  if (!isComplete(liveConfig()) && !isKept()) await look('low')
}

/**
 * Begins to look; the first look is a period away, as the page itself brought the newest config, unless it is one that was
 * kept: then now, and as soon as there is a connection. @returns ends it
 */
export function followReleases(): () => void {
  const seen = () => void look()
  const timer = setInterval(seen, PERIOD)
  document.addEventListener('visibilitychange', seen)
  const unhear = isKept() ? onReturn(seen) : () => {}
  if (isKept()) seen()
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', seen)
    unhear()
  }
}
