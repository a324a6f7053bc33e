/** The releases that the worker keeps, a cache for each: whole or not at all. */
import { digestOf } from './digest.ts'
import type { KeptRelease } from './message.ts'
import { scope } from './scope.ts'

const PREFIX = 'kept '
const nameOf = (folder: string) => PREFIX + folder

type Hashes = KeptRelease['files']

/**
 * Stands among a release's files, at its folder's own address, once all of them are there: their hashes. Browsers do not
 * tell a worker which hash a page's tag asks for.
 */
async function readMark(folder: string): Promise<Hashes | undefined> {
  const mark = await scope.caches.match(folder, { cacheName: nameOf(folder) })
  return mark?.json()
}

/** Of folders that were found whole while this worker runs. */
const whole = new Map<string, Hashes>()

async function hashesOf(folder: string): Promise<Hashes | undefined> {
  const hashes = whole.get(folder) ?? (await readMark(folder))
  if (hashes) whole.set(folder, hashes)
  return hashes
}

/** Milliseconds that one file has to come: what hangs would hold up all that is kept after it. */
export const LIMIT = 60_000

/** What the browser's own cache keeps damaged stays so until somebody asks past it. */
async function fetchChecked(address: string, integrity: string): Promise<Response> {
  const checked = () =>
    ({ integrity, credentials: 'omit', priority: 'low', signal: AbortSignal.timeout(LIMIT) }) as const
  return fetch(address, checked()).catch(() => fetch(address, { ...checked(), cache: 'reload' }))
}

/** @throws TypeError where the bytes are not those of the hash, or do not come */
async function take(cache: Cache, address: string, integrity: string): Promise<void> {
  const reply = await fetchChecked(address, integrity)
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`)
  await cache.put(address, reply)
}

/** So few at a time: it stands back behind what somebody waits for. */
const AT_ONCE = 3

/** What is there already is not fetched again. Once it ends, well or not, nothing is written any more. */
async function takeMissing(cache: Cache, { folder, files }: KeptRelease): Promise<void> {
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = Object.entries(files).filter(([name]) => !there.has(folder + name))
  const work = async () => {
    for (let next = missing.shift(); next; next = missing.shift()) await take(cache, folder + next[0], next[1])
  }
  const stop = (error: unknown) => {
    missing.length = 0
    throw error
  }
  const works = Array.from({ length: AT_ONCE }, () => work().catch(stop))
  await Promise.allSettled(works)
  await Promise.all(works)
}

export async function keepRelease(release: KeptRelease): Promise<void> {
  const { folder, files } = release
  const cache = await scope.caches.open(nameOf(folder))
  await takeMissing(cache, release)
  const marked = { ...(await readMark(folder)), ...files } // words of an earlier language stay
  await cache.put(folder, Response.json(marked))
  whole.delete(folder)
}

/** Drops all releases but these. */
export async function keepOnly(folders: readonly string[]): Promise<void> {
  const names = folders.map(nameOf)
  for (const name of await scope.caches.keys())
    if (name.startsWith(`${PREFIX}/r/`) && !names.includes(name)) await scope.caches.delete(name)
  whole.clear()
}

const isIntact = async (kept: Response, integrity: string): Promise<boolean> =>
  `sha384-${await digestOf('SHA-384', await kept.clone().arrayBuffer())}` === integrity

/** The release is whole no longer: the next page that tells what to keep brings it again. */
async function dropFile(folder: string, address: string): Promise<void> {
  whole.delete(folder)
  const cache = await scope.caches.open(nameOf(folder))
  await Promise.all([folder, address].map(each => cache.delete(each)))
}

/** A file of a release that is kept whole, as its hash says; undefined where it is not. */
export async function keptFile(folder: string, name: string): Promise<Response | undefined> {
  const integrity = (await hashesOf(folder))?.[name]
  const kept = integrity && (await scope.caches.match(folder + name, { cacheName: nameOf(folder) }))
  if (!kept) return undefined
  if (await isIntact(kept, integrity)) return kept
  await dropFile(folder, folder + name)
  return undefined
}

/** Puts what was fetched anew in the place of what is kept. */
export async function replaceFile(folder: string, address: string, reply: Response): Promise<void> {
  if (!reply.ok || !(await scope.caches.has(nameOf(folder)))) return
  await (await scope.caches.open(nameOf(folder))).put(address, reply)
}
