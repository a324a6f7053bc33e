/** A release that ops gave to this phone alone: a signed link brings it, a badge tells of it, and it ends by itself. */
import { type Override, readOverride } from '@shared/contract/override'
import type { PageConfig } from '@shared/contract/page-config'
import { atom, getDefaultStore } from 'jotai'
import { isTrusted } from '../boot/verify.ts'
import { reload } from '../browser/reload.ts'
import { device } from '../browser/storage.ts'
import { takeQuery } from '../browser/take-query.ts'
import { give } from './choice.ts'
import { learnReference } from './known.ts'

const KEY = 'override'

/** What runs here instead of the live release; null on every other phone. */
export const overrideAtom = atom<Override | null>(null)

/** What a link offers instead, until the person answers; null where none does. */
export const offeredAtom = atom<{ token: string; given: Override } | null>(null)

/** Seven days, and one for clocks that differ: nobody is brought a release for longer. */
const LONGEST = 8 * 86_400_000

async function isValid(given: Override, { log, units }: PageConfig): Promise<boolean> {
  const left = Date.parse(given.until) - Date.now()
  return given.log === log && Object.hasOwn(units, given.unit) && left > 0 && left <= LONGEST && isTrusted(given)
}

/**
 * Called before the routes are read; costs nothing where no link was ever opened. A link that is opened now runs nothing yet:
 * anybody can have sent it, so the person is asked. One that cannot be believed changes nothing.
 */
export async function takeOverride(config: PageConfig): Promise<void> {
  const [link, kept] = [takeQuery('release'), device.get(KEY) ?? '']
  if (link && link !== kept) void offer(link, config)
  if (kept) await runKept(kept, config)
}

async function offer(token: string, config: PageConfig): Promise<void> {
  const given = readOverride(token)
  if (given && (await isValid(given, config))) getDefaultStore().set(offeredAtom, { token, given })
}

async function runKept(token: string, config: PageConfig): Promise<void> {
  const given = readOverride(token)
  if (!given || !(await isValid(given, config))) return device.remove(KEY)
  if (!(await learned(given))) return
  give(given)
  getDefaultStore().set(overrideAtom, given)
}

/** The person agreed: from the next load on this phone runs it. */
export function acceptOffer(token: string, load = reload): void {
  device.set(KEY, token)
  load()
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
export function endOverride(load = reload): void {
  device.remove(KEY)
  load()
}
