/** What ops do while people use the app: releases of built units, made, published, promoted, taken back. */
import { promote, publish, rollback } from '@shared/release/writing'
import type { BuiltUnit } from '../built-units.ts'
import type { Platform } from '../platform.ts'
import { type Change, remake } from '../remake.ts'
import type { Driver } from './driver.ts'

export const who = { who: 'ann', why: 'a journey' }

export type Ship = {
  /** As it was made live first. */
  built(unit: string): BuiltUnit
  /** Another release of a unit, published. @returns its id */
  published(unit: string, change?: Change): Promise<string>
  /** @returns the serial of the decision */
  promoted(unit: string, release: string, going?: { percent?: number; forced?: boolean }): Promise<number>
  /** Its canary taken back, where it has one; else one release. */
  back(unit: string): Promise<void>
}

export function ship(platform: () => Platform): Ship {
  const built = (unit: string) => {
    const found = platform().units.find(one => one.unit === unit)
    if (!found) throw new Error(`${unit} is not built`)
    return found
  }
  return {
    built,
    async published(unit, change) {
      const made = await remake(built(unit), change)
      await publish(platform().store, platform().keys, made)
      return made.manifest.release
    },
    async promoted(unit, release, going = {}) {
      const { store, keys } = platform()
      const input = { ...who, ...going, targets: [{ unit, release }], platform: undefined }
      return (await promote(store, keys, input)).decision.serial
    },
    async back(unit) {
      await rollback(platform().store, platform().keys, { ...who, unit })
    },
  }
}

/** In the place of each screen one that stands until the address has ?late, then throws. */
export const breaksLate: Change = files => {
  const late = `Promise.resolve({default(){if(location.hash.includes("late"))throw new Error("later");return"New login"}})`
  files.set('routes.js', (files.get('routes.js') ?? '').replaceAll('screen:()=>', `screen:()=>${late}||`))
}

/** Releases of a unit that the page holds, by the name that everything of them carries. */
export const runs = (phone: Driver, unit: string): Promise<string[]> =>
  phone.page.evaluate(prefix => Object.keys(self).filter(name => name.startsWith(prefix)), `${unit}__`)

/** From now on the page knows whether it was loaded anew. */
export const mark = (phone: Driver): Promise<void> =>
  phone.page.evaluate(() => void Object.assign(self, { same: true }))
export const isSame = (phone: Driver): Promise<boolean> => phone.page.evaluate(() => 'same' in self)
