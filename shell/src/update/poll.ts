/** Learns of new releases: config.json with its ETag every 30 s while visible, and on return. */
import { type Config, config as configSchema } from '@shared/contract/config'
import { atom, getDefaultStore } from 'jotai'
import * as v from 'valibot'
import { liveConfig, setLiveConfig } from '../live-config.ts'
import { adopt } from '../remotes/routes.ts'

const PERIOD = 30_000

/** Serial of the newest shell that waits for a reload; 0 while this one is live. */
export const newShellAtom = atom(0)

/** Takes a config of a higher serial: its units from their next opening on, a new shell when the person reloads. */
export function take(next: Config): void {
  const now = liveConfig()
  if (next.serial <= now.serial) return
  setLiveConfig(next)
  adopt(next)
  if (next.shell.release !== now.shell.release) getDefaultStore().set(newShellAtom, next.serial)
}

let etag = ''

async function look(): Promise<void> {
  if (document.hidden || !navigator.onLine) return
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

/** Begins to look; the first look is a period away, as the page itself brought the newest config. */
export function followReleases(): void {
  setInterval(look, PERIOD)
  document.addEventListener('visibilitychange', () => void look())
}
