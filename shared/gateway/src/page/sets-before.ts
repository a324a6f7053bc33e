/** The live sets of the last decisions before one. */
import type { Config } from '@shared/contract/config'
import type { SetOf } from './missed-sets.ts'

/** So many decisions back a phone may come from. */
const most = 8

/** Newest first, without those that cannot be read or believed. */
export async function setsBefore(setOf: SetOf, serial: number): Promise<Config[]> {
  const serials = Array.from({ length: most }, (_, back) => serial - 1 - back).filter(one => one > 0)
  return (await Promise.all(serials.map(setOf))).filter(set => set !== undefined)
}
