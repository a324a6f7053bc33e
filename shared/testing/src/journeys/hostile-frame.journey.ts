/** A listed site that turns against its reader: what it tries in the viewer's frame, and what came of it in a browser. */
import { expect, test } from '@jest/globals'
import type { HTTPRequest } from 'puppeteer'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const { phone: newPhone } = journey({ wholeBrowser: true })

const SITE = 'https://example.com'

/** What the page tries, all of it as if the reader had just touched it; each answer is what the page itself saw. */
async function tries(): Promise<Record<string, string>> {
  const seen: Record<string, string> = {}
  const attempt = async (name: string, work: () => unknown) => {
    const patience = new Promise(resolve => setTimeout(() => resolve('no answer'), 20_000))
    try {
      seen[name] = String(await Promise.race([work(), patience]))
    } catch (error) {
      seen[name] = (error as Error).name
    }
  }
  const app = top as Window
  await attempt('reads the app’s document', () => app.document.title)
  await attempt('reads the app’s storage', () => app.localStorage.getItem('token'))
  await attempt('reads where the app stands', () => app.location.href)
  await attempt('moves the app', () => {
    app.location.href = 'https://evil.test/moved'
  })
  await attempt('opens over the app', () => open('https://evil.test/top', '_top'))
  await attempt('opens a window', () => open('https://evil.test/popup'))
  await attempt('asks where one is', async () => (await navigator.permissions.query({ name: 'geolocation' })).state)
  await attempt('asks to notify', () => Notification.requestPermission())
  await attempt('asks for the camera', () => navigator.mediaDevices.getUserMedia({ video: true }))
  await attempt('reads what was copied', () => navigator.clipboard.readText())
  await attempt('fills the screen', () => document.documentElement.requestFullscreen())
  await attempt('holds the pointer', () => document.documentElement.requestPointerLock())
  await attempt('floods with questions', () => {
    for (let n = 0; n < 50; n++) {
      alert('Your account is locked')
      confirm('Enter your password?')
      prompt('Password')
    }
    return prompt('Password')
  })
  await attempt('prints', () => {
    let printed = 'nothing printed'
    addEventListener('beforeprint', () => {
      printed = 'printed'
    })
    print()
    return printed
  })
  await attempt('keeps one from leaving', () => {
    addEventListener('beforeunload', event => event.preventDefault())
  })
  await attempt('says what only the chat may', () => {
    app.postMessage({ type: 'outlink:open', path: '/my' }, '*')
    app.postMessage({ type: 'chat:unread', n: 7 }, '*')
    app.postMessage({ type: 'outlink:expired' }, '*')
  })
  await attempt('lets another window speak', async () => {
    const inner = document.body.appendChild(document.createElement('iframe'))
    inner.srcdoc = '<script>top.postMessage({ type: "outlink:close" }, "*")</' + 'script>'
    await new Promise(resolve => inner.addEventListener('load', resolve))
  })
  await attempt('floods the history', () => {
    for (let n = 0; n < 120; n++) history.pushState(n, '', `#${n}`)
    return 'done'
  })
  await attempt('takes the focus', () => {
    setInterval(() => document.querySelector('input')?.focus(), 20)
    return 'done'
  })
  return seen
}

/** What came of it in Chromium. */
const outcome = {
  'reads the app’s document': 'SecurityError',
  'reads the app’s storage': 'SecurityError',
  'reads where the app stands': 'SecurityError',
  'moves the app': 'SecurityError',
  'opens over the app': 'null',
  'opens a window': 'null',
  'asks where one is': 'denied',
  'asks to notify': 'denied',
  'asks for the camera': 'NotAllowedError',
  'reads what was copied': 'NotAllowedError',
  'fills the screen': 'TypeError',
  'holds the pointer': 'SecurityError',
  'floods with questions': 'null',
  prints: 'nothing printed',
  'keeps one from leaving': 'undefined',
  'says what only the chat may': 'undefined',
  'lets another window speak': 'undefined',
  'floods the history': 'done',
  'takes the focus': 'done',
}

const page = `<!doctype html><title>Hostile</title><h1>Win</h1><input autofocus>
<a id="down" href="data:application/octet-stream,x" download="x.apk">Download</a>
<a id="over" href="https://evil.test/over" target="_top">Over</a>
<a id="away" href="https://evil.test/away">Away</a>`

/** Nothing leaves this machine: the site is answered here, every other one is noted and not there. */
async function stranger(phone: Driver): Promise<string[]> {
  const asked: string[] = []
  await phone.page.setRequestInterception(true)
  phone.page.on('request', (request: HTTPRequest) => {
    const { protocol, origin, href } = new URL(request.url())
    if (origin === SITE) return void request.respond({ contentType: 'text/html', body: page })
    if (protocol !== 'https:') return void request.continue()
    asked.push(href)
    return void request.abort()
  })
  return asked
}

const frameOf = ({ page }: Driver) => page.frames().find(frame => frame.url().startsWith(SITE))

test('a page that was let into the frame gets nothing of the app, asks nobody for anything and keeps nobody', async () => {
  const phone = await newPhone()
  const asked = await stranger(phone)
  const happened: string[] = []
  phone.page.on('dialog', dialog => {
    happened.push(`dialog ${dialog.type()}`)
    void dialog.dismiss()
  })
  phone.page.on('popup', () => happened.push('popup'))
  phone.expects(/example\.com|evil\.test|sandbox|Permissions policy|permission|Blocked/i)
  await phone.open('/home')
  await phone.open('/articleList?q=price')
  await phone.open(`/outlink?${new URLSearchParams({ url: `${SITE}/`, title: 'Your bank' })}`)
  await phone.when(() => frameOf(phone) !== undefined)
  await phone.sees('example.com')
  const seen = await frameOf(phone)?.evaluate(tries)
  expect(seen).toEqual(outcome)
  // the one thing that a touch may do: a window of its own, which holds no handle on the app
  await phone.when(() => happened.length > 0)
  expect([happened, asked]).toEqual([['popup'], []])
  await phone.page.bringToFront()
  for (const id of ['over', 'down', 'away']) await frameOf(phone)?.click(`#${id}`)
  await phone.when(() => frameOf(phone) === undefined)
  expect([asked, await phone.at()]).toEqual([[], expect.stringContaining('/outlink')])

  await phone.tap('Close')
  await phone.arrives('/articleList')
  // what lay before it fell out of the browser's fifty entries: the address itself is what is left to go to
  expect(await phone.at()).toBe('/articleList?q=price')
})
