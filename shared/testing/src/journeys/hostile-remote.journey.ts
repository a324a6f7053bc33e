/** What a hostile release can leave on a phone, and that none of it outlives its rollback (docs/security.md#one-hostile-remote). */
import { expect, test } from '@jest/globals'
import type { HTTPResponse } from 'puppeteer'
import type { Driver } from './driver.ts'
import { isKeptPage, keepsLive, liveSet, opensAt } from './kept.ts'
import { lookAgain } from './look-again.ts'
import { runs, ship } from './ship.ts'
import { workerJourney } from './worker-journey.ts'

const { keeping, line, phone: newPhone, platform } = workerJourney()
const { built, published, promoted, back } = ship(platform)

/** Runs in the page, as any code of a release could: numbers, a page, answers, and a note that there is no room. */
async function plant(signature: string): Promise<void> {
  const log = localStorage.getItem('newest-config')?.split(' ')[0]
  localStorage.setItem('newest-config', `${log} 999999999999`)
  localStorage.setItem('newest-policy', `${log} 999999 9`)
  const html = '<!doctype html><html lang="en"><title>hostile</title><script>self.hostile = true</script>'
  const page = await caches.open('kept page')
  await page.put('/', new Response(html, { headers: { 'content-type': 'text/html' } }))
  await page.put('/full', new Response(signature))
  const answers = { of: '', set: signature, path: '/planted', at: 0, user: null, unread: 0, tickers: [], queries: [] }
  await (await caches.open('/answers')).put('/answers', Response.json(answers))
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ protocol: 1, kind: 'keep', log, serial: 999_999_999_999, signature, releases: [] })
}

const planted = ({ page }: Driver) =>
  page.evaluate(async () => (await (await caches.match('/answers'))?.text())?.includes('/planted') ?? false)

/** Ends the workers that run, as a browser does that needs their memory: else a new one may wait minutes for the old one. */
async function endWorkers({ page }: Driver): Promise<void> {
  const browser = await page.createCDPSession()
  await browser.send('ServiceWorker.enable')
  await browser.send('ServiceWorker.stopAllWorkers')
  await browser.detach()
}

const hasNewest = ({ page }: Driver) => page.evaluate(async () => !(await navigator.serviceWorker.ready).waiting)

/** What bounds a page, as it came. */
const bounds = (reply: HTTPResponse | null) =>
  ['content-security-policy', 'integrity-policy', 'permissions-policy', 'referrer-policy'].map(
    name => reply?.headers()[name],
  )

test('what a hostile release wrote into the browser does not outlive its rollback', async () => {
  const phone = await keeping()
  phone.expects(/unanswered|not taken|Not kept/)
  await promoted('account', await published('account'))
  await lookAgain(phone, platform().store)
  await keepsLive(phone, platform())
  await phone.page.evaluate(plant, (await liveSet(platform())).signature?.value ?? '')
  await back('account')

  const mend = line().cut()
  await phone.page.goto('about:blank')
  await phone.leave('/language').catch(() => {}) // no page at all, unless the worker has kept the rollback's by now
  await phone.when(() =>
    phone.page.evaluate(() => location.protocol === 'chrome-error:' || 'kept' in document.documentElement.dataset),
  )
  expect(await phone.page.evaluate(() => 'hostile' in self)).toBe(false)
  mend()

  await opensAt(phone, '/language')
  expect(await runs(phone, 'account')).toEqual([`account__${built('account').release}`])
  await phone.when(async () => !(await planted(phone)))
  await keepsLive(phone, platform())
  await endWorkers(phone)
  await phone.when(() => hasNewest(phone))
  const online = await phone.page.reload()
  const mendAgain = line().cut()
  const offline = await phone.page.reload()
  await phone.arrives('/language')
  expect([await isKeptPage(phone), bounds(offline)]).toEqual([true, bounds(online)])
  expect(bounds(offline)).not.toContain(undefined)
  mendAgain()
})

/** As many as no server reads. Page code can set them; here nothing that is on its way is refused and deletes them. */
async function plantCookies({ page }: Driver): Promise<void> {
  await page.goto('about:blank')
  const { hostname: domain } = new URL(platform().url)
  const planted = Array.from({ length: 20 }, (_, n) => ({ name: `c${n}`, value: 'x'.repeat(1000), domain, path: '/' }))
  await page.browserContext().setCookie(...planted)
}

test('cookies that no server reads are deleted by the refusal: the next page comes', async () => {
  const phone = await newPhone()
  phone.expects(/431/)
  await plantCookies(phone)
  await phone.page.setBypassServiceWorker(true)
  const refused = await phone.page.goto(platform().url)
  expect([refused?.status(), await refused?.text()]).toEqual([431, expect.stringContaining('try again')])
  await opensAt(phone, '/language')
  expect(await phone.page.evaluate(() => document.cookie)).toBe('')
})

test('a worker asks again by itself, when cookies or the header of its preload were too large', async () => {
  const phone = await newPhone()
  phone.expects(/431/)
  await phone.open('/language')
  await phone.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}))
  await phone.reload()
  await plantCookies(phone)
  await opensAt(phone, '/language')
  await phone.page.evaluate(async () => {
    const { navigationPreload } = await navigator.serviceWorker.ready
    await navigationPreload.setHeaderValue('x'.repeat(20_000))
  })
  await opensAt(phone, '/language')
  expect(await isKeptPage(phone)).toBe(false)
})
