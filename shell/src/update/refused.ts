/**
 * A live set that this page cannot believe: its shell knows none of the keys that signed it. What the page missed before it
 * is read, the last of that may name the shell that knows them; the gateway and the person are told.
 */
import type { Config } from '@shared/contract/config'
import { atom, getDefaultStore } from 'jotai'
import { liveConfig, runningShell } from '../remotes/live-config.ts'
import { reportRefused } from '../reports/client-report.ts'

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

/** From here on the page follows again. */
export const believed = (): void => {
  if (liveConfig().serial >= getDefaultStore().get(refusedAtom)) getDefaultStore().set(refusedAtom, 0)
}

type Take = (next: unknown) => Promise<void>

/** Tells of it once for each serial. @param take believes a set, or throws */
export async function refused(set: RefusedSet, take: Take): Promise<void> {
  const store = getDefaultStore()
  if (store.get(refusedAtom) === set.serial) return
  store.set(refusedAtom, set.serial)
  reportRefused(runningShell().release, set)
  if (set.log === liveConfig().log) await catchUp(liveConfig().serial, set.serial, take)
}

/**
 * The newest that this page can believe, found by halves: once the keys that it knows are dropped, nothing later carries
 * their signatures. One that is not served tells nothing.
 */
async function catchUp(from: number, to: number, take: Take): Promise<void> {
  for (let [low, high] = [from, to]; high - low > 1; ) {
    const middle = Math.floor((low + high) / 2)
    const reply = await fetch(`/config/${middle}.json`)
    const isHere = !reply.ok || (await taken(take, await reply.json()))
    if (isHere) low = middle
    else high = middle
  }
}

const taken = (take: Take, next: unknown): Promise<boolean> =>
  take(next).then(
    () => true,
    () => false,
  )
