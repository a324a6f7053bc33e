/**
 * /config/<serial>.json: live sets of earlier decisions, for pages that missed them. Where keys changed meanwhile, a page
 * believes the last of those that its own shell's keys signed, and learns from it which shell comes next.
 */
import type { Config } from '@shared/contract/config'
import type { Resource } from '../http/answer.ts'
import { inMemory } from '../http/in-memory.ts'

/** A decision's set; undefined where there is none that can be believed. */
export type SetOf = (serial: number) => Promise<Config | undefined>

export type MissedSets = (path: string, live: Config) => Promise<Resource | undefined>

/** Packing one takes time: so many are kept. */
const most = 32

/** @returns undefined for any other address, and for a serial that was not decided yet */
export function missedSets(setOf: SetOf): MissedSets {
  const made = new Map<number, Promise<Resource | undefined>>()
  const make = async (serial: number) => {
    const config = await setOf(serial)
    return config && inMemory('application/json', JSON.stringify(config))
  }
  return async (path, live) => {
    const serial = Number(/^\/config\/(\d{1,8})\.json$/.exec(path)?.[1])
    if (!(serial >= 1 && serial <= live.serial)) return undefined
    const kept = made.get(serial)
    if (kept) return kept
    const making = make(serial)
    const [oldest] = made.size < most ? [] : made.keys()
    if (oldest !== undefined) made.delete(oldest)
    made.set(serial, making)
    const forget = () => void made.delete(serial) // it may be put right
    making.then(resource => resource ?? forget(), forget)
    return making
  }
}
