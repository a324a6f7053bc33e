/** A release that ops gave to this phone alone: a signed link brings it, a badge tells of it, and it ends by itself. */
import type { Config } from '@shared/contract/config'
import { type Override, readOverride } from '@shared/contract/override'
import { atom, getDefaultStore } from 'jotai'
import { isTrusted } from '../boot/verify.ts'
import { device } from '../storage.ts'
import { takeQuery } from '../take-query.ts'
import { give } from './choice.ts'
import { learnReference } from './known.ts'

const KEY = 'override'

/** What runs here instead of the live release; null on every other phone. */
export const overrideAtom = atom<Override | null>(null)

/** Of the link, else of one that was opened before. */
function takeToken(): string {
  const token = takeQuery('release')
  if (token) device.set(KEY, token)
  return token || (device.get(KEY) ?? '')
}

async function isValid(given: Override | undefined, { log, units }: Config): Promise<boolean> {
  if (!given || given.log !== log || !(given.unit in units) || Date.parse(given.until) <= Date.now()) return false
  return isTrusted(given)
}

/** Called before the routes are read; costs nothing where no link was ever opened. */
export async function takeOverride(config: Config): Promise<void> {
  const token = takeToken()
  if (!token) return
  const given = readOverride(token)
  const here = (await isValid(given, config)) && given && (await learned(given))
  if (!here) return device.remove(KEY)
  give(given)
  getDefaultStore().set(overrideAtom, given)
}

const learned = ({ unit, release, manifest }: Override): Promise<boolean> =>
  learnReference(unit, { release, manifest, serial: 0 }).then(
    () => true,
    error => {
      console.warn(`The release ${release} of ${unit} that this phone was given did not come:`, error)
      return false
    },
  )

/** Back to what everybody runs. */
export function endOverride(reload = () => location.reload()): void {
  device.remove(KEY)
  reload()
}
