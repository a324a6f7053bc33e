/**
 * A live set that this page cannot believe: its shell knows none of the keys that signed it. What the page missed before it
 * is read, the last of that may name the shell that knows them; the gateway and the person are told.
 */
import type { Config } from '@shared/contract/config'
import { atom, getDefaultStore } from 'jotai'
import { liveConfig, runningShell } from '../remotes/live-config.ts'
import { reportRefused } from '../reports/client-report.ts'

/** As of any other call (specification, section 7), the body included. */
const LIMIT = 60_000

/** Serial of the set that was refused; 0 while the page follows. */
export const refusedAtom = atom(0)

export class RefusedSet extends Error {
  readonly log: string
  readonly serial: number

  constructor({ log, serial }: Pick<Config, 'log' | 'serial'>) {
    super(`serial ${serial} is not signed for this page`)
    this.log = log
    this.serial = serial
  }
}

/** The gateway's newest answer was believed: the page follows again. */
export const believed = (): void => getDefaultStore().set(refusedAtom, 0)

type Take = (next: unknown) => Promise<void>

/** Serial up to which the missed sets were read, or are being read. */
let caughtUp = 0

/**
 * Tells of the set once for each serial, and reads what the page missed until that succeeds once.
 * @param take believes a set, or throws
 * @throws Error where a missed set did not come: the next look tries again
 */
export async function refused(set: RefusedSet, take: Take): Promise<void> {
  tell(set)
  if (set.log !== liveConfig().log || set.serial === caughtUp) return
  caughtUp = set.serial
  try {
    await catchUp(liveConfig().serial, set.serial, take)
  } catch (error) {
    caughtUp = 0
    throw error
  }
}

function tell(set: RefusedSet): void {
  const store = getDefaultStore()
  if (store.get(refusedAtom) === set.serial) return
  store.set(refusedAtom, set.serial)
  reportRefused(runningShell().release, set)
}

/**
 * The newest that this page can believe, found by halves: once the keys that it knows are dropped, nothing later carries
 * their signatures. One that is not served tells nothing.
 */
async function catchUp(from: number, to: number, take: Take): Promise<void> {
  for (let [low, high] = [from, to]; high - low > 1; ) {
    const middle = Math.floor((low + high) / 2)
    const next = await missed(middle)
    const isHere = next === undefined || (await taken(take, next))
    if (isHere) low = middle
    else high = middle
  }
}

/** @returns undefined where the gateway does not serve it; any other failure throws, since it says nothing about the set */
async function missed(serial: number): Promise<unknown> {
  const reply = await fetch(`/config/${serial}.json`, { signal: AbortSignal.timeout(LIMIT) })
  if (reply.status === 404) return undefined
  if (!reply.ok) throw new Error(`/config/${serial}.json answered ${reply.status}`)
  return reply.json()
}

const taken = (take: Take, next: unknown): Promise<boolean> =>
  take(next).then(
    () => true,
    () => false,
  )
