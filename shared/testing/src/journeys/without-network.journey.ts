/** The app opens without a network, and what it keeps for that stands between no phone and a new decision. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Config } from '@shared/contract/config'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { type Line, lineTo } from './line.ts'

const { phone: newPhone, platform } = journey({ worker: true })

let line: Line
beforeAll(async () => {
  line = await lineTo(platform().url)
})
afterAll(() => line?.close())

/** Files that the phone keeps, by release; the page's own cache stands beside them. */
const kept = ({ page }: Driver) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter(name => name.startsWith('kept /r/'))
    const files = names.map(async name => {
      const all = await (await caches.open(name)).keys()
      return [name.slice('kept '.length), all.map(({ url }) => new URL(url).pathname)] as const
    })
    return Object.fromEntries(await Promise.all(files))
  })

const liveSet = async (): Promise<Config> => (await fetch(`${platform().url}/config.json`)).json()

/** Whether the page that is kept carries this signature. */
const keepsPage = ({ page }: Driver, signature: string) =>
  page.evaluate(async part => {
    const reply = await caches.match('/', { cacheName: 'kept page' })
    return (await reply?.text())?.includes(part) ?? false
  }, signature)

/** Waits until everything of the live set is kept, and nothing else. */
async function keepsLive(phone: Driver): Promise<void> {
  const { signature, shell, units } = await liveSet()
  const live = Object.entries({ shell, ...units }).map(([unit, { release }]) => `/r/${unit}/${release}/`)
  await phone.when(async () => {
    const all = await kept(phone)
    const whole = Object.entries(all).every(([folder, files]) => files.includes(folder))
    const same = Object.keys(all).sort().join() === live.sort().join()
    return whole && same && (await keepsPage(phone, signature?.value ?? 'none'))
  })
}

/** A phone that has kept what it runs, and looks at Home. */
async function keeping(options: Parameters<typeof newPhone>[0] = {}): Promise<Driver> {
  const phone = await newPhone({ url: line.url, ...options })
  phone.expects(/net::ERR|Failed to load|failed to fetch/i)
  await phone.open('/home')
  await keepsLive(phone)
  return phone
}

test('without a network the app opens anew at any tab, and with one it goes on by itself', async () => {
  const phone = await keeping()
  const files = Object.values(await kept(phone)).flat()
  expect(files.filter(file => /words-(?!en-us)/.test(file))).toEqual([])
  const mend = line.cut()
  await phone.page.goto('about:blank')
  await phone.open('/home')
  expect(await phone.page.evaluate(() => Number(document.documentElement.dataset.kept) > 0)).toBe(true)
  for (const path of ['/hangqing', '/login', '/language']) {
    await phone.open(path)
    await phone.arrives(path)
  }
  await phone.sees('No connection')
  mend()
  await phone.misses('No connection')
})
