/** Opens remotes and loads their screens, each step within its time; what failed is fetched anew at the next try. */
import { i18n } from '@lingui/core'
import { satisfy } from '@module-federation/runtime-core'
import { hasOther } from './choice.ts'
import { type Container, closeContainer, openContainer, type Screen } from './container.ts'
import { filesOf, type NamedFile, preload } from './files.ts'
import { fullName, isWhole, learnFiles, type Release, releaseOf } from './known.ts'
import { runningShell } from './live-config.ts'
import { RemoteError, type Stage } from './remote-error.ts'
import type { LiveRoute } from './routes.ts'
import { within } from './time-limit.ts'
import { addWords, dropWords } from './words.ts'

/** Milliseconds that one step may take: where there is another release to go to, and where there is none. */
const limit = (at: Release) => (hasOther(at) ? 8000 : 20_000)
/** A fresh fetch before a retry may be held up by what hangs, and must not hold up the retry. */
const healLimit = 5000

async function step<T>(at: Release, stage: Stage, work: () => Promise<T>): Promise<T> {
  try {
    return await within(limit(at), work())
  } catch (cause) {
    throw new RemoteError(at, stage, cause)
  }
}

/** Refused before anything is fetched; the federation runtime would notice only as a screen loads. */
function checkRange(at: Release): void {
  const { version } = runningShell()
  const range = releaseOf(at).needs.shell
  if (!range || satisfy(version, range)) return
  throw new RemoteError(at, 'range', `it was written for shell ${range}, and this is shell ${version}`)
}

/** Before anything of it is asked for. @throws RemoteError of stage "range" or "entry" */
async function prepare(at: Release): Promise<void> {
  checkRange(at)
  if (!isWhole(at)) await step(at, 'entry', () => learnFiles(at))
}

const containers = new Map<string, { at: Release; container: Promise<Container> }>()

/** Releases whose entry is here or under way. */
export const opened = (): Release[] => [...containers.values()].map(({ at }) => at)

/** Addresses whose screen is here, in their release. */
const here = new Set<string>()
const addressOf = (at: LiveRoute) => fullName(at) + at.path

/** Whether a screen can be drawn without waiting for its code. */
export const isHere = (at: LiveRoute): boolean => here.has(addressOf(at))

/** Closes a release, so that its next opening starts anew; nothing of it may be on the screen. */
export function shut(at: Release): void {
  containers.delete(fullName(at))
  for (const address of here) if (address.startsWith(`${fullName(at)}/`)) here.delete(address)
  dropWords(fullName(at))
  closeContainer(at)
}

/** A remote's list of routes; opened once, a failure is forgotten. @throws RemoteError of stage "entry" */
function open(at: Release): Promise<Container> {
  const name = fullName(at)
  const known = containers.get(name)
  if (known) return known.container
  const opening = step(at, 'entry', () => openContainer(at))
  containers.set(name, { at: { unit: at.unit, release: at.release }, container: opening })
  opening.catch(() => shut(at))
  return opening
}

/** Opens a remote before anybody goes there. @throws RemoteError of stage "range" or "entry" */
export async function begin(at: Release): Promise<void> {
  await prepare(at)
  await open(at)
}

/** Addresses whose last try failed, in their release. */
const failed = new Set<string>()

/**
 * A damaged answer that the browser cached as immutable stays refused, even after a reload: fetching past the cache heals it,
 * and brings the whole where a delta was damaged.
 * @returns whether files are whole now, as their hashes say
 */
async function heal(at: LiveRoute, language: string): Promise<boolean> {
  const again = async () => {
    await learnFiles(at, 'reload')
    const anew = ({ url, integrity }: NamedFile) => fetch(url, { cache: 'reload', integrity })
    return Promise.all(filesOf(at, language).map(anew))
  }
  const healed = await within(healLimit, again()).catch(() => []) // the retry itself asks once more, and tells
  return healed.length > 0
}

/** What comes one after the other: entry, list of routes, the screen with its words. */
const STAGES = 3

/** Chromium keeps a preload that failed for the next tag, which fails without asking: so may each stage, though all is here. */
async function loadHealed(at: LiveRoute, language: string, left = STAGES): Promise<Screen> {
  if (left === 0) return loadOnce(at, language)
  return loadOnce(at, language).catch(() => loadHealed(at, language, left - 1))
}

async function loadOnce(at: LiveRoute, language: string): Promise<Screen> {
  await prepare(at)
  // All at once: entry, list of routes and chunks would else come one after the other.
  for (const file of filesOf(at, language)) preload(file)
  const { default: routes, words } = await open(at)
  const route = routes.find(({ path }) => path === at.path)
  if (!route) throw new RemoteError(at, 'screen', `its routes have no ${at.path}`)
  const [{ default: screen }] = await Promise.all([
    step(at, 'screen', route.screen),
    step(at, 'words', () => addWords(fullName(at), words, language)),
  ])
  return screen
}

/**
 * The component of an address, its styles and its words in place.
 * @param language catalog to have at hand before the first render; the active one if not said
 * @throws RemoteError {unit, release, stage, reason}; the same call later tries anew
 */
export async function loadScreen(at: LiveRoute, language = i18n.locale): Promise<Screen> {
  const key = addressOf(at)
  const isHealed = failed.delete(key) && (await heal(at, language))
  try {
    const screen = await (isHealed ? loadHealed : loadOnce)(at, language)
    here.add(key)
    return screen
  } catch (error) {
    failed.add(key)
    throw error
  }
}
