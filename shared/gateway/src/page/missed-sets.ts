/**
 * /config/<serial>.json: live sets of earlier decisions, for pages that missed them. Where keys changed meanwhile, a page
 * believes the last of those that its own shell's keys signed, and learns from it which shell comes next.
 */
import type { Config } from '@shared/contract/config'
import { type Resource, revalidate } from '../http/answer.ts'
import type { Encoding } from '../http/encoding.ts'
import { madeOnce } from '../http/made-once.ts'
import { packQuickly } from '../http/pack.ts'

/** A decision's set; undefined where there is none that can be believed. */
export type SetOf = (serial: number) => Promise<Config | undefined>

/** @param address of who asks */
export type MissedSets = (path: string, live: Config, address: string) => Resource | undefined

/** A page asks for one after the other, a dozen of thousands; each takes a thread some milliseconds to read and to verify. */
const bounds = { kept: 64, ofAddress: 2, aMinute: 120 }

/** @returns undefined for any other address, and for a serial that was not decided yet */
export function missedSets(setOf: SetOf): MissedSets {
  const made = madeOnce<Uint8Array>(bounds)
  const make = async (serial: number, encoding: Encoding) => {
    const config = await setOf(serial)
    return config && packQuickly(Buffer.from(JSON.stringify(config)), encoding)
  }
  return (path, live, address) => {
    const serial = Number(/^\/config\/(\d{1,8})\.json$/.exec(path)?.[1])
    if (!(serial >= 1 && serial <= live.serial)) return undefined
    return {
      ...{ type: 'application/json', tag: `${live.log}-${serial}`, isThere: true, cache: revalidate },
      read: encoding => made(`${serial} ${encoding}`, address, () => make(serial, encoding)),
    }
  }
}
