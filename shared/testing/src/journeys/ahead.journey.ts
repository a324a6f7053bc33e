/** What comes while nothing else happens: the tabs that nobody opened yet, each file once. */
import { expect, test } from '@jest/globals'
import type { Config } from '@shared/contract/config'
import { isFirefox } from '../engines/engine.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { runs } from './ship.ts'

const { phone: newPhone, person, platform } = journey()
const tabs = ['/hangqing', '/heyue', '/my']

async function filesOfTabs(): Promise<string[]> {
  const { units }: Config = await (await fetch(`${platform().url}/config.json`)).json()
  return Object.entries(units).flatMap(([unit, { release, preload }]) =>
    tabs.flatMap(tab => (preload[tab] ?? []).map(file => `${platform().url}/r/${unit}/${release}/${file}`)),
  )
}

/** How often each of these came over the network. */
const fetched = (phone: Driver, files: readonly string[]) =>
  phone.page.evaluate(
    names =>
      names.map(name => {
        const entries = performance.getEntriesByName(name) as PerformanceResourceTiming[]
        return entries.filter(({ responseEnd, transferSize }) => responseEnd > 0 && transferSize > 0).length
      }),
    files,
  )

test('a tab that nobody opened yet asks for no file any more, and stands without a connection', async () => {
  const files = await filesOfTabs()
  const phone = await newPhone({ of: await person() })
  await phone.open('/home')
  await phone.when(async () => (await runs(phone, 'trade')).length > 0 && (await runs(phone, 'account')).length > 0)
  await phone.when(async () => (await fetched(phone, files)).every(times => times > 0))
  phone.expects(/ERR_INTERNET_DISCONNECTED/)
  if (!isFirefox()) await phone.page.setOfflineMode(true) // puppeteer's way takes Firefox its cache too
  for (const path of tabs) {
    await phone.leave(path)
    await phone.arrives(path)
  }
  await phone.misses('unavailable', "when you're back online")
  expect(await fetched(phone, files)).toEqual(files.map(() => 1))
})
