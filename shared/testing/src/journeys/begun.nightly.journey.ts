/** What a screen's first picture asks for is on its way while its code still is; a tab that was opened before waits for nothing. */
import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Ask, Config } from '@shared/contract/config'
import { cases } from '../soak.ts'
import type { Driver } from './driver.ts'
import { fills } from './filled.ts'
import { journey } from './journey.ts'
import { hold } from './observe.ts'

const { phone: newPhone, person, platform } = journey({ demo: true })

let asking: { path: string; auth: boolean; asks: Ask[] }[] = []
beforeAll(async () => {
  const { units }: Config = await (await fetch(`${platform().url}/config.json`)).json()
  const routes = Object.values(units).flatMap(unit => unit.routes)
  asking = routes.flatMap(({ path, auth, asks }) => (asks ? [{ path, auth, asks }] : []))
})

const query: Readonly<Record<string, string>> = { symbol: 'BTCUSDT', period: '15m' }
const fill = (get: string) =>
  get
    .replaceAll('{tag?}', '')
    .replaceAll('&tag=', '')
    .replaceAll(/\{(\w+)\??\}/g, (_, name) => query[name] ?? '')

/** What a route's asks come to for somebody at an address with that query. */
const asksOf = (path: string, who: Ask['by']): string[] =>
  (asking.find(route => route.path === path)?.asks ?? [])
    .filter(({ by }) => by === undefined || by === who)
    .map(({ get }) => fill(get))

/** Questions to the exchange from now on, as they are written. */
function questions({ page }: Driver): string[] {
  const seen: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (request.method() === 'GET' && pathname.startsWith('/api/') && !pathname.includes('/static/'))
      seen.push(decodeURIComponent(pathname + search))
  })
  return seen
}

/** The page itself has come: it loads for as long as what it preloads is held. */
const arriveBare = ({ page }: Driver, at: string) =>
  page.goto(`${platform().url}/#${at}`, { waitUntil: 'domcontentloaded' })

const address = (path: string) => `${path}?${new URLSearchParams(query)}`

/**
 * Of no picture: who it is where nobody is; what runs beside the screens. Or it waits for another answer: which symbols there
 * are, and then the stream of their prices.
 */
const beside =
  /getMyUserInfo|getServerTime|activeReport|importantCustomerOnLine|listByUser|desktop-limit|appSymbol\/(stream|price\?symbols=\w+,)|appPriceAlert/

describe('a screen that the page is opened at', () => {
  const screens: [string, Ask['by']][] = [
    ['/home', 'visitor'],
    ['/home', 'person'],
    ['/hangqing', 'visitor'],
    ['/heyue', 'person'],
    ['/my', 'person'],
    ['/zichanCenter', 'person'],
  ]

  test.each(cases(screens, screens.slice(0, 3)))(
    '%s has its questions under way before its code is here, for a %s, and then puts no other',
    async (path, who) => {
      const phone = await newPhone(who === 'person' ? { of: await person({ balance: '5', contract: '5' }) } : {})
      const seen = questions(phone)
      const code = await hold(phone.page, /^\/r\/(?!shell\/)/)
      await arriveBare(phone, address(path))
      const wanted = asksOf(path, who)
      await phone.when(() => wanted.every(one => seen.includes(one)) && code.held.length > 0)
      expect(seen[0]).toContain('getMyUserInfo')
      await code.letGo()
      await phone.arrives(path)
      expect(seen.filter(one => !beside.test(one)).sort()).toEqual(wanted.sort())
    },
  )

  test('the first banner is fetched with the answer that names it, before its screen is here', async () => {
    const phone = await newPhone()
    const pictures: string[] = []
    phone.page.on('request', request => request.resourceType() === 'image' && pictures.push(request.url()))
    const code = await hold(phone.page, /^\/r\/(?!shell\/)/)
    await arriveBare(phone, '/home')
    await phone.when(() => pictures.some(url => url.includes('/content/banner-')))
    expect(code.held.length).toBeGreaterThan(0)
    await code.letGo()
    await phone.arrives('/home')
    expect(pictures.filter(url => url === pictures[0])).toHaveLength(1)
  })

  test('nothing is asked for a visitor at an address that leads to the log-in', async () => {
    const phone = await newPhone()
    const seen = questions(phone)
    await phone.open('/zichanCenter')
    await phone.arrives('/login')
    expect(seen.filter(one => !beside.test(one))).toEqual([])
  })
})

/** Begins with the next document: nothing is asked again because time goes by. */
const stopPolls = ({ page }: Driver) =>
  page.evaluateOnNewDocument(() => {
    const { setInterval } = self
    const calm = (work: () => void, ms = 0) => (ms < 1000 ? setInterval(work, ms) : 0)
    Object.assign(self, { setInterval: calm })
  })

test('every screen that is gone to asks what its route says, and asks it once', async () => {
  const phone = await newPhone({ of: await person({ balance: '5' }) })
  await stopPolls(phone)
  await phone.open('/language')
  const seen = questions(phone)
  const known = new Set<string>()
  const wrong: unknown[] = []
  // the chart asks for one's own lines late, when it stands: it comes last
  for (const { path } of asking.toSorted((a, b) => Number(a.path === '/kline') - Number(b.path === '/kline'))) {
    seen.length = 0
    await phone.open(address(path))
    const asked = [...seen]
    for (const one of asksOf(path, 'person')) {
      const times = asked.filter(other => other === one).length
      if (times !== 1 && !(times === 0 && known.has(one))) wrong.push({ path, one, times })
    }
    for (const one of asked) known.add(one)
  }
  expect(wrong).toEqual([])
})

test('a tab that was opened before stands although no request gets through', async () => {
  const phone = await newPhone({ of: await person({ contract: '5' }) })
  const tabs = [
    ['Home', '/home'],
    ['Market', '/hangqing'],
    ['Contract', '/heyue'],
    ['Personal', '/my'],
  ] as const
  await phone.open('/home')
  for (const [name, path] of tabs) {
    await phone.tap(name, 'link')
    await phone.arrives(path)
    await fills(phone)
  }
  await hold(phone.page, /./)
  for (const [name, path] of tabs) {
    await phone.tap(name, 'link')
    await phone.arrives(path)
    const waits = await phone.page.$$eval('#main [data-path] [style*="--width"]', all =>
      all.filter(e => e.checkVisibility()).map(e => e.outerHTML),
    )
    expect({ path, waits }).toEqual({ path, waits: [] })
  }
})
