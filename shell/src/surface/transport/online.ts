/** Watches the connection: the browser's events, and while it is lost a probe now and then. */
import { getDefaultStore } from 'jotai'
import { isOnline, onlineAtom, setOffline } from './connection.ts'
import { askServerTime } from './server-time.ts'

const FIRST = 1000
const LONGEST = 15_000

let probeNow = async () => {}
/** Asks whether the server can be reached again, without waiting for the next probe. */
export const lookForServer = (): Promise<void> => probeNow()

/** @returns ends the watching */
export function watchConnection(): () => void {
  let wait = FIRST
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = false

  async function probe(): Promise<void> {
    clearTimeout(timer)
    if (isOnline() || asking || document.hidden) return
    asking = true
    await askServerTime().catch(() => {}) // still unreachable; a reply of any kind has already said "online"
    asking = false
    if (!isOnline()) later()
  }
  function later(): void {
    clearTimeout(timer)
    // Jitter: a server that comes back is not met by every phone at once.
    timer = setTimeout(probe, wait * (0.5 + Math.random() / 2))
    wait = Math.min(wait * 2, LONGEST)
  }
  const turned = () => {
    wait = FIRST
    if (isOnline()) clearTimeout(timer)
    else later()
  }
  const now = () => void probe()
  // The event runs ahead of the network: a first probe may still fail, and the long waits were of another time.
  const back = () => {
    wait = FIRST
    now()
  }

  probeNow = probe
  const ends = [
    getDefaultStore().sub(onlineAtom, turned),
    on(window, 'offline', setOffline),
    on(window, 'online', back),
    on(document, 'visibilitychange', now),
    () => clearTimeout(timer),
  ]
  return () => {
    for (const end of ends) end()
  }
}

function on(target: EventTarget, name: string, heard: () => void): () => void {
  target.addEventListener(name, heard)
  return () => target.removeEventListener(name, heard)
}
