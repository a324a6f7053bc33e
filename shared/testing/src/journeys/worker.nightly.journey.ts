/** What happens to the files that the worker keeps when they are damaged, do not fit, or belong to another release. */
import { expect, test } from '@jest/globals'
import { platform as platformSchema } from '@shared/contract/config'
import { makeOverride, promote, remove } from '@shared/release/writing'
import * as v from 'valibot'
import type { Driver } from './driver.ts'
import { corrupt, evict, halve, isKeptPage, keepsLive, kept, LONG, liveSet, opensAt, unanswered } from './kept.ts'
import { lookAgain } from './look-again.ts'
import { until } from './reach.ts'
import { isSame, mark, runs, ship, who } from './ship.ts'
import { workerJourney } from './worker-journey.ts'

const { keeping, line, phone: newPhone, platform, tab } = workerJourney()
const { built, published, promoted, back } = ship(platform)

const folderOf = (unit: string, release = built(unit).release) => `/r/${unit}/${release}/`

test('where what is kept is corrupted, halved or gone, the app stands all the same and keeps it anew', async () => {
  const phone = await keeping()
  const harm = [
    () => corrupt(phone, folderOf('shell'), 'main.js'),
    () => corrupt(phone, folderOf('account'), 'remoteEntry.js'),
    () => halve(phone, folderOf('account')),
    () => evict(phone),
  ]
  for (const each of harm) {
    await each()
    await opensAt(phone, '/language')
    expect(await phone.page.evaluate(() => location.search)).toBe('')
    expect(await runs(phone, 'account')).toEqual([`account__${built('account').release}`])
    await keepsLive(phone, platform())
  }
  const mend = line().cut()
  await phone.when(async () => !(await evict(phone))) // the worker may be about to keep it once more
  await phone.page.goto('about:blank')
  await expect(phone.leave('/home')).rejects.toThrow('net::')
  mend()
  await phone.open('/home')
})

test('where there is no room nothing is kept by halves, and the next release is tried again', async () => {
  const phone = await newPhone({ url: line().url })
  phone.expects(/[Qq]uota/)
  const session = await phone.page.createCDPSession()
  await session.send('Storage.overrideQuotaForOrigin', { origin: line().url, quotaSize: 400_000 })
  await phone.open('/home')
  const isFull = () => phone.page.evaluate(async () => (await caches.match('/full')) !== undefined)
  await until('it is never full', isFull, LONG)
  expect(await kept(phone)).toEqual({})
  await opensAt(phone, '/hangqing')
  await session.send('Storage.overrideQuotaForOrigin', { origin: line().url })
  await promoted('account', await published('account'))
  await lookAgain(phone, platform().store)
  await keepsLive(phone, platform())
  await back('account')
})

test('an icon that never comes holds up what is kept after it no longer than its time limit', async () => {
  const phone = await newPhone({ url: line().url })
  const answer = line().silence('/favicon.svg')
  await phone.open('/home')
  await until('the page', () => phone.page.evaluate(async () => (await caches.match('/')) !== undefined), LONG)
  const next = await published('account')
  await promoted('account', next)
  await lookAgain(phone, platform().store)
  answer() // to what is asked from now on
  await until('the next release', async () => folderOf('account', next) in (await kept(phone)), 2 * LONG)
  await keepsLive(phone, platform())
  await back('account')
})

test('two tabs of two releases: each runs its own, though one is kept; nobody is loaded anew', async () => {
  const phone = await keeping()
  await phone.open('/login')
  await mark(phone)
  await phone.type('Username, email or mobile number', 'half typed')
  const next = await published('account')
  await promoted('account', next)
  const other = await tab(phone)
  await other.page.bringToFront()
  await other.page.goto(`${line().url}/#/language`)
  await other.arrives('/language')
  await keepsLive(other, platform())
  await phone.page.bringToFront()
  await phone.open('/language')
  await phone.arrives('/language')
  expect(await runs(phone, 'account')).toEqual([`account__${built('account').release}`])
  expect(await runs(other, 'account')).toEqual([`account__${next}`])
  expect(await isSame(phone)).toBe(true)
  await back('account')
})

test('a newer worker under an older page, and words that it does not know, change nothing that stands', async () => {
  const phone = await keeping()
  await mark(phone)
  const before = await kept(phone)
  await promoted(
    'shell',
    await published('shell', files => files.set('worker.js', `${files.get('worker.js')};"newer"`)),
  )
  const changed = await phone.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const newer = new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    await registration.update()
    await newer
    for (const data of [null, 'keep', { protocol: 99, kind: 'keep', releases: [] }, { protocol: 1, kind: 'keep' }])
      registration.active?.postMessage(data)
    return true
  })
  expect(changed).toBe(true)
  await phone.open('/language')
  await phone.arrives('/language')
  expect([await isSame(phone), await kept(phone)]).toEqual([true, before])
  await back('shell')
})

/** The person's own choice in the browser. @returns chooses anew */
async function sparing({ page }: Driver): Promise<(saves: boolean) => Promise<void>> {
  const session = await page.createCDPSession()
  return async dataSaverEnabled => void (await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled }))
}

test('where the person pays by volume nothing comes beforehand; what was kept once is not opened after a newer live set was seen', async () => {
  const phone = await newPhone({ url: line().url })
  phone.expects(unanswered)
  const spare = await sparing(phone)
  await spare(true)
  const files: string[] = []
  phone.page.on('request', request => files.push(...(/\/r\/(?!shell)(\w+)/.exec(request.url()) ?? []).slice(1)))
  await phone.open('/language')
  await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await phone.page.waitForNetworkIdle({ concurrency: 1 }) // the stream of prices stays
  expect([new Set(files), await kept(phone)]).toEqual([new Set(['account']), {}])

  await spare(false)
  await promoted('account', await published('account'))
  await lookAgain(phone, platform().store)
  await keepsLive(phone, platform())
  await spare(true)
  await back('account')
  await lookAgain(phone, platform().store)
  const mend = line().cut()
  await phone.page.goto('about:blank')
  await phone.leave('/language')
  await phone.sees('The app could not be loaded.')
  expect(await runs(phone, 'account')).toEqual([])
  mend()
  await opensAt(phone, '/language')
  expect([await isKeptPage(phone), await runs(phone, 'account')]).toEqual([
    false,
    [`account__${built('account').release}`],
  ])
})

const shellOf = ({ page }: Driver) => page.$eval('script[src*="/r/shell/"]', e => e.getAttribute('src')?.split('/')[3])

test('a shell that is damaged on its way leads to the one before it, as it is kept; it comes once it can', async () => {
  const phone = await keeping()
  phone.expects(/./)
  const next = await published('shell')
  platform().spoilt.set(`shell/${next}/main.js`, bytes => bytes?.subarray(1))
  await promoted('shell', next)
  await opensAt(phone, '/language')
  expect([await shellOf(phone), await phone.at()]).toEqual([built('shell').release, '/language'])
  expect(await phone.page.evaluate(() => location.search)).toBe('')
  platform().spoilt.clear()
  // what came while it was spoilt lies in the browser's cache: an opening that meets it fetches it anew for the next one
  await until('the shell that is whole again', async () => {
    await opensAt(phone, '/language')
    return (await shellOf(phone)) === next
  })
  await keepsLive(phone, platform())
  await back('shell')
})

test('a trial by link runs under a worker as well; without a network the phone runs what everybody does, and with one the trial again', async () => {
  const phone = await keeping()
  const trial = await published('account')
  const { store, keys } = platform()
  const given = { unit: 'account', release: trial, until: new Date(Date.now() + 600_000), url: line().url }
  const { link } = await makeOverride(store, keys, given)
  await phone.page.goto(`${link}#/language`)
  await Promise.all([phone.page.waitForNavigation(), phone.tap('Use trial version')])
  await phone.arrives('/language')
  expect(await runs(phone, 'account')).toEqual([`account__${trial}`])
  await (await phone.page.createCDPSession()).send('Network.clearBrowserCache') // its files may be there still
  const mend = line().cut()
  await opensAt(phone, '/language')
  expect([await isKeptPage(phone), await runs(phone, 'account')]).toEqual([
    true,
    [`account__${built('account').release}`],
  ])
  await phone.misses('Trial version: account')
  mend()
  await opensAt(phone, '/language')
  expect(await runs(phone, 'account')).toEqual([`account__${trial}`])
})

test('a remote that is taken out of the live set goes out of what is kept, and comes back into it with a rollback', async () => {
  const phone = await keeping()
  const { store, keys } = platform()
  await remove(store, keys, { ...who, unit: 'account' })
  await lookAgain(phone, store)
  await keepsLive(phone, platform())
  expect(Object.keys(await kept(phone)).filter(folder => folder.includes('/account/'))).toEqual([])
  const mend = line().cut()
  await phone.page.goto('about:blank')
  await phone.leave('/language')
  await phone.arrives('/home')
  mend()
  await back('account')
  await lookAgain(phone, store)
  await keepsLive(phone, platform())
  await opensAt(phone, '/language')
})

const keepsNothing = ({ page }: Driver) =>
  page.evaluate(async () => {
    const left = [await navigator.serviceWorker.getRegistrations(), await caches.keys()]
    return left.flat().length === 0
  })

/** As where another app comes to the front: a page keeps then what it shows. */
const goesAside = ({ page }: Driver) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'hidden')
  })

test('an installation that wants no worker takes it from every phone, with all that it kept', async () => {
  const [open, closed] = [await keeping(), await keeping()]
  await closed.page.goto('about:blank')
  const settings = v.parse(platformSchema, await liveSet(platform()))
  const { store, keys } = platform()
  await promote(store, keys, { ...who, targets: [], platform: { ...settings, worker: false } })
  await lookAgain(open, store)
  await open.when(() => keepsNothing(open))
  await goesAside(open)
  await closed.open('/home')
  for (const phone of [open, closed]) await phone.when(() => keepsNothing(phone))
  await opensAt(open, '/hangqing')
  expect(await open.page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})
