/** The app as it is in production: Caddy before the gateway, TLS and HTTP/2 between it and the phone (docs/production.md). */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer'
import { logIn } from './acts.ts'
import { journey } from './journey.ts'

const { platform, phone: newPhone, person } = journey({ worker: true })

/** Runs in the page. @returns how its document and each file came, once each way */
const protocols = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const came = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    const named = came.map(entry => ('nextHopProtocol' in entry ? String(entry.nextHopProtocol) : ''))
    return [...new Set(named.filter(Boolean))] // what the service worker kept came by none
  })

test('all comes by TLS and HTTP/2, for a year by nothing else; prices stream, and somebody signs in', async () => {
  const phone = await newPhone()
  const document = phone.page.waitForResponse(answer => new URL(answer.url()).pathname === '/')
  await phone.open('/hangqing')
  expect((await document).headers()['strict-transport-security']).toBe('max-age=31536000')
  const text = () => phone.says()
  const before = await text()
  await phone.when(async () => (await text()) !== before)
  expect(await protocols(phone.page)).toEqual(['h2'])
  const { account, password } = await person()
  await phone.open('/login')
  await logIn(phone, account, password)
  await phone.arrives('/home')
  expect(await phone.page.evaluate(() => [isSecureContext, crossOriginIsolated])).toEqual([true, false])
})

test('an installed app is kept by its service worker as it is without Caddy, and controls the page from its second opening on', async () => {
  const phone = await newPhone()
  await phone.open('/home')
  await phone.page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await phone.reload()
  await phone.arrives('/home')
  expect(await phone.page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toBe(
    `${platform().url}/worker.js`,
  )
})

test('no cookie reaches a gateway: so many that it would refuse them keep no page from coming', async () => {
  const phone = await newPhone()
  await phone.open('/language')
  const cookies = await phone.page.evaluate(() => {
    for (let n = 0; n < 20; n++) Reflect.set(document, 'cookie', `c${n}=${'x'.repeat(1000)};path=/`)
    return document.cookie.length
  })
  await phone.page.setBypassServiceWorker(true)
  const reply = await phone.page.reload()
  expect([cookies > 20_000, reply?.status()]).toEqual([true, 200])
  const refused = await fetch(`${platform().url}/?${'x'.repeat(20_000)}`)
  expect([refused.status, refused.headers.get('clear-site-data')]).toEqual([431, null])
})
