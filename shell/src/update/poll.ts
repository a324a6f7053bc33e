/** Learns of new releases: config.json with its ETag every 30 s while visible, and on return. */
import { satisfy } from '@module-federation/runtime-core'
import { type Config, config as configSchema, type UnitConfig } from '@shared/contract/config'
import { atom, getDefaultStore } from 'jotai'
import * as v from 'valibot'
import { liveConfig, runningShell, setLiveConfig } from '../live-config.ts'
import { adopt } from '../remotes/routes.ts'
import { isOnline } from '../surface/transport/connection.ts'

const PERIOD = 30_000

/** Serial of the newest shell that waits for a reload; 0 while this one is live. */
export const newShellAtom = atom(0)

/** Takes a config of a higher serial: its units from their next opening on, a new shell when the person reloads. */
export function take(next: Config): void {
  const now = liveConfig()
  if (next.serial <= now.serial) return
  const units = Object.entries(next.units).map(([name, unit]) => [name, fits(unit) ? unit : (now.units[name] ?? unit)])
  const taken = { ...next, units: Object.fromEntries(units) }
  setLiveConfig(taken)
  adopt(taken)
  tellShell(now.shell, next)
}

/** A release written for the new shell waits, like that shell, for the reload. */
const fits = ({ needs }: UnitConfig) => !needs.shell || satisfy(runningShell().version, needs.shell)

/** Told once for each release of the shell; one that was taken back waits no longer. */
function tellShell(before: Config['shell'], { shell, serial }: Config): void {
  const store = getDefaultStore()
  if (shell.release === runningShell().release) store.set(newShellAtom, 0)
  else if (shell.release !== before.release) store.set(newShellAtom, serial)
}

let etag = ''

/** Asks once; never while hidden or offline. */
export async function look(): Promise<void> {
  if (document.hidden || !isOnline()) return
  try {
    const reply = await fetch('/config.json', { headers: etag ? { 'If-None-Match': etag } : {}, cache: 'no-store' })
    if (!reply.ok) return
    etag = reply.headers.get('etag') ?? ''
    take(v.parse(configSchema, await reply.json()))
  } catch (error) {
    // Offline, or a config that does not fit: the live set stays what it is until the next look.
    console.warn('config.json was not taken:', error)
  }
}

/** Begins to look; the first look is a period away, as the page itself brought the newest config. @returns ends it */
export function followReleases(): () => void {
  const timer = setInterval(look, PERIOD)
  const seen = () => void look()
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}
