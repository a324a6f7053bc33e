/** A release that ops gave to this phone alone: a signed link brings it, a badge tells of it, and it ends by itself. */
import { type Override, readOverride } from '@shared/contract/override'
import type { PageConfig } from '@shared/contract/page-config'
import { atom, getDefaultStore } from 'jotai'
import { isTrusted } from '../boot/verify.ts'
import { reload, reloadAt } from '../browser/reload.ts'
import { device } from '../browser/storage.ts'
import { takeQuery } from '../browser/take-query.ts'
import { give } from './choice.ts'
import { isKnown, learnReference, releaseOf } from './known.ts'
import { liveConfig } from './live-config.ts'
import { routeAt } from './routes.ts'

const KEY = 'override'

/** What runs here instead of the live release; null on every other phone. */
export const overrideAtom = atom<Override | null>(null)

type Offer = { token: string; given: Override }

/** What a link offers instead, until the person answers; null where none does. */
export const offeredAtom = atom<Offer | null>(null)

/** Seven days, and one for clocks that differ: nobody is brought a release for longer. */
const LONGEST = 8 * 86_400_000

/** A remote need not be live: it brings its addresses along. A shell is the page itself. */
async function isValid(given: Override, { log }: PageConfig): Promise<boolean> {
  const left = Date.parse(given.until) - Date.now()
  return given.log === log && given.unit !== 'shell' && left > 0 && left <= LONGEST && isTrusted(given)
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

/** The person agreed: from the next load on this phone runs it; at its first own address where nothing live leads there. */
export async function acceptOffer({ token, given }: Offer, load = reloadAt): Promise<void> {
  device.set(KEY, token)
  load(Object.hasOwn(liveConfig().units, given.unit) ? undefined : await firstAddress(given))
}

async function firstAddress(given: Override): Promise<string | undefined> {
  if (!(await learned(given))) return undefined // said again at the next load
  return releaseOf(given).routes.find(({ path }) => !routeAt(path))?.path
}

const learned = ({ unit, release, manifest }: Override): Promise<boolean> =>
  learnReference(unit, { release, manifest, serial: 0 }).then(
    () => isKnown({ unit, release }),
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
