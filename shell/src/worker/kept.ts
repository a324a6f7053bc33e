/** What the worker keeps, a cache for each release: whole or not at all. */
import type { KeptRelease } from './message.ts'
import { scope } from './scope.ts'

const PREFIX = 'kept '
const nameOf = (folder: string) => PREFIX + folder

/** Stands among a release's files, at its folder's own address, once all of them are there. */
const isMarked = async (folder: string) =>
  (await scope.caches.match(folder, { cacheName: nameOf(folder) })) !== undefined

/** Folders that were found whole while this worker runs. */
const whole = new Set<string>()

async function isWhole(folder: string): Promise<boolean> {
  if (!whole.has(folder) && (await isMarked(folder))) whole.add(folder)
  return whole.has(folder)
}

/** @throws TypeError where the bytes are not those of the hash, or do not come */
async function take(cache: Cache, address: string, integrity: string): Promise<void> {
  const reply = await fetch(address, { integrity, credentials: 'omit', priority: 'low' })
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`)
  await cache.put(address, reply)
}

/** One file after the other: it stands back behind what somebody waits for. What is there already is not fetched again. */
export async function keepRelease({ folder, files }: KeptRelease): Promise<void> {
  const cache = await scope.caches.open(nameOf(folder))
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  for (const [name, integrity] of Object.entries(files))
    if (!there.has(folder + name)) await take(cache, folder + name, integrity)
  await cache.put(folder, new Response())
}

/** Drops all releases but these. */
export async function keepOnly(folders: readonly string[]): Promise<void> {
  const names = folders.map(nameOf)
  for (const name of await scope.caches.keys())
    if (name.startsWith(`${PREFIX}/r/`) && !names.includes(name)) await scope.caches.delete(name)
  whole.clear()
}

/** A file of a release that is kept whole; undefined where it is not. */
export async function keptFile(folder: string, address: string): Promise<Response | undefined> {
  return (await isWhole(folder)) ? scope.caches.match(address, { cacheName: nameOf(folder) }) : undefined
}

/** The release is whole no longer: the next page that tells what to keep brings it again. */
export async function dropFile(folder: string, address: string): Promise<void> {
  whole.delete(folder)
  const cache = await scope.caches.open(nameOf(folder))
  await Promise.all([folder, address].map(each => cache.delete(each)))
}

/** Puts what was fetched anew in the place of what is kept. */
export async function replaceFile(folder: string, address: string, reply: Response): Promise<void> {
  if (!reply.ok || !(await scope.caches.has(nameOf(folder)))) return
  await (await scope.caches.open(nameOf(folder))).put(address, reply)
}

const PAGE = `${PREFIX}page`

export const keptPage = (): Promise<Response | undefined> => scope.caches.match('/', { cacheName: PAGE })

/** Which live set a page told of last, and whether there was no room for it. */
export interface Told {
  log: string
  serial: number
  full: boolean
}

export async function lastTold(): Promise<Told | undefined> {
  const told = await scope.caches.match('/told', { cacheName: PAGE })
  return told?.json()
}

const put = async (address: string, reply: Response) => (await scope.caches.open(PAGE)).put(address, reply)
export const noteTold = (told: Told): Promise<void> => put('/told', Response.json(told))
export const replacePage = (reply: Response): Promise<void> => put('/', reply)

export async function dropAll(): Promise<void> {
  await keepOnly([])
  await scope.caches.delete(PAGE)
}
