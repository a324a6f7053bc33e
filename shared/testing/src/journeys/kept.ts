/** What a phone keeps for the time without a network, and when that is the whole live set. */
import type { Config } from '@shared/contract/config'
import type { Platform } from '../platform.ts'
import type { Driver } from './driver.ts'
import { until } from './reach.ts'

/** What a phone says that finds no server. */
export const unanswered = /net::ERR|Failed to load|Failed to fetch/i

/** Opens the app from nothing. */
export async function opensAt(phone: Driver, path: string): Promise<void> {
  await phone.page.goto('about:blank')
  await phone.open(path)
  await phone.arrives(path)
}

export const isKeptPage = ({ page }: Driver): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.kept !== undefined)

/** Paths that are kept, by the folder of their release. */
export const kept = ({ page }: Driver): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('kept /r/'))
    const files = names.map(async name => {
      const all = await (await caches.open(name)).keys()
      return [name.slice('kept '.length), all.map(({ url }) => new URL(url).pathname)] as const
    })
    return Object.fromEntries(await Promise.all(files))
  })

/** Whether the page that is kept carries this signature, and its icon is kept as well: it comes last. */
const keepsPage = ({ page }: Driver, signature: string) =>
  page.evaluate(async part => {
    const [reply, icon] = await Promise.all(
      ['/', '/favicon.svg'].map(path => caches.match(path, { cacheName: 'kept page' })),
    )
    return Boolean(icon && (await reply?.text())?.includes(part))
  }, signature)

export const liveSet = async ({ url }: Platform): Promise<Config> => (await fetch(`${url}/config.json`)).json()

/** Milliseconds in which something is kept, if anything still is: a page tells its worker again after 30 s. */
export const LONG = 60_000

/** Waits as long as files come: some hundred take their time on a machine with much to do. */
async function whileFilesCome(phone: Driver, isDone: () => Promise<boolean>): Promise<void> {
  const count = async () => Object.values(await kept(phone)).flat().length
  const before = await count()
  await until('no file came', isDone, LONG).catch(async cause => {
    if ((await count()) === before) throw cause
    await whileFilesCome(phone, isDone)
  })
}

/** Waits until exactly the live set is kept, with its page. @throws Error with what differs */
export async function keepsLive(phone: Driver, platform: Platform): Promise<void> {
  const { signature, shell, units } = await liveSet(platform)
  const live = Object.entries({ shell, ...units }).map(([unit, { release }]) => `/r/${unit}/${release}/`)
  let differences: string[] = []
  const isKept = async () => {
    const all = await kept(phone)
    differences = [
      ...live.filter(folder => !all[folder]?.includes(folder)).map(folder => `${folder} is not whole`),
      ...Object.keys(all).flatMap(folder => (live.includes(folder) ? [] : `${folder} is kept still`)),
      ...((await keepsPage(phone, signature?.value ?? 'none')) ? [] : ['its page or icon is not kept']),
    ]
    return differences.length === 0
  }
  await whileFilesCome(phone, isKept).catch(cause => {
    throw new Error(`The live set is never kept: ${differences.join(', ')}`, { cause })
  })
}

/** Something else stands where a file was kept. */
export const corrupt = ({ page }: Driver, folder: string, file: string): Promise<void> =>
  page.evaluate(
    async (name, address) => {
      const type = { 'content-type': 'text/javascript' }
      await (await caches.open(name)).put(address, new Response('"another file"', { headers: type }))
    },
    `kept ${folder}`,
    folder + file,
  )

/** As where a browser was ended in the middle: files are missing, and the mark that says that they are all there. */
export const halve = ({ page }: Driver, folder: string): Promise<void> =>
  page.evaluate(
    async (name, mark) => {
      const cache = await caches.open(name)
      const files = await cache.keys()
      for (const file of files.slice(files.length / 2)) await cache.delete(file)
      await cache.delete(mark)
    },
    `kept ${folder}`,
    folder,
  )

/** As a browser does that needs the room. @returns whether anything was there */
export const evict = ({ page }: Driver): Promise<boolean> =>
  page.evaluate(async () => {
    const names = await caches.keys()
    for (const name of names) await caches.delete(name)
    return names.length > 0
  })

/** A phone that has kept what it runs, and looks at Home. */
export async function homeKept(fresh: Promise<Driver>, platform: Platform): Promise<Driver> {
  const phone = await fresh
  phone.expects(unanswered)
  await phone.open('/home')
  await keepsLive(phone, platform)
  return phone
}
