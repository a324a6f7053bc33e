/** What becomes of the app while one of its parts is missing, is replaced, or is taken back. */
import { renameSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { promote, publish, readBuiltRelease, rollback } from '@shared/release/writing'
import { buildUnit } from '../built-units.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { lookAgain } from './look-again.ts'
import { retry } from './retry.ts'
import { breaksLate, isSame, mark, runs, ship, who } from './ship.ts'

const { phone: newPhone, person, platform } = journey()
const { built, published, promoted } = ship(platform)

/** Takes a unit's files out of the store. @returns puts them back */
function lose(unit: string): () => void {
  const folder = join(platform().storeFolder, 'releases', unit)
  renameSync(folder, `${folder}.lost`)
  return () => renameSync(`${folder}.lost`, folder)
}

test('a part whose files are gone says so behind its tab, tries again by itself, and comes with Retry; the others work', async () => {
  const phone = await newPhone({ of: await person({ balance: '7' }) })
  phone.expects(/status of 404|ERR_FAILED|not executable|integrity|Refused to apply style|blocked due to MIME type/)
  const putBack = lose('trade')
  const failures: string[] = []
  phone.page.on('response', r => r.status() === 404 && failures.push(r.url()))
  phone.page.on('requestfailed', r => failures.push(r.url())) // through the worker
  await phone.open('/home')
  await phone.tap('Market')
  await phone.sees('This part is unavailable')
  await phone.tap('Personal')
  await phone.sees('7.00')
  await phone.tap('Market')
  await phone.sees('This part is unavailable')
  const before = failures.length
  await phone.when(() => failures.length > before) // its own next try
  putBack()
  await retry(phone.page)
  await phone.sees(/BTC.*\d,\d{3}\.\d\d/)
  await phone.misses('This part is unavailable')
  const report = expect.objectContaining({ unit: 'trade', kind: 'load', route: '/hangqing' })
  const details = expect.objectContaining({ reports: expect.arrayContaining([report]) })
  expect(platform().logged).toContainEqual({ event: 'client-report', details })
})

/** Files of a unit's release that the page has loaded. */
const loadedFrom = (phone: Driver, unit: string, release: string) =>
  phone.page.evaluate(
    folder => performance.getEntriesByType('resource').filter(({ name }) => name.includes(folder)).length,
    `/r/${unit}/${release}/`,
  )

test('a new release of one part opens without a reload when its page is next entered, and the old one after a rollback', async () => {
  const { store, keys } = platform()
  const next = await buildUnit('remote-account', 'development')
  await publish(store, keys, await readBuiltRelease(next.folder))
  const phone = await newPhone({ of: await person({ balance: '7' }) })
  await phone.open('/my')
  await phone.page.evaluate(() => performance.setResourceTimingBufferSize(10_000)) // calls fill the usual 250
  await promote(store, keys, { ...who, targets: [next], platform: undefined })
  await lookAgain(phone, platform().store)
  await phone.sees('7.00')
  expect(await loadedFrom(phone, 'account', next.release)).toBe(0)
  await phone.tap('Home')
  await phone.tap('Personal')
  await phone.arrives('/my')
  await phone.sees('7.00')
  expect(await loadedFrom(phone, 'account', next.release)).toBeGreaterThan(0)

  const { to } = await rollback(store, keys, { ...who, unit: 'account', steps: 1 })
  expect(to).not.toBe(next.release)
  await lookAgain(phone, platform().store)
  await phone.tap('Home')
  await phone.arrives('/home')
  await phone.page.evaluate(() => performance.clearResourceTimings())
  await phone.tap('Personal')
  await phone.arrives('/my')
  await phone.sees('7.00')
  expect(await loadedFrom(phone, 'account', next.release)).toBe(0)
})

test('a rollback by two releases brings the screen in place of a panel, without a touch and without a reload', async () => {
  const { store, keys } = platform()
  await promoted('account', await published('account', breaksLate))
  await promoted('account', await published('account', breaksLate))
  const phone = await newPhone()
  phone.expects(/./) // what breaks says so in the console
  await phone.open('/home')
  await mark(phone)
  await phone.leave('/login')
  await phone.sees('New login')
  await phone.leave('/login?late=1')
  await phone.sees('This part is unavailable')
  await rollback(store, keys, { ...who, unit: 'account', steps: 2 })
  await lookAgain(phone, store)
  await phone.sees('Log in')
  await phone.misses('This part is unavailable')
  await phone.when(async () => (await runs(phone, 'account')).join() === `account__${built('account').release}`)
  expect(await isSame(phone)).toBe(true)
})
