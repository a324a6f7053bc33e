/** What stands on the screen before any script came is what the app then draws: at the same places, in the same colours and words. */
import { expect, test } from '@jest/globals'
import type { Page } from 'puppeteer'
import type { PhoneOptions } from '../browser.ts'
import { identify } from '../identified.ts'
import type { Person } from '../people.ts'
import { cases } from '../soak.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { hold } from './observe.ts'
import { until } from './reach.ts'
import { watchShifts } from './shifts.ts'

const { platform, phone: newPhone, person } = journey()

declare global {
  /** Frames in which no tab bar stood, once one had. */
  var bare: number | undefined
  /** When what was painted at once went, in the page's own time. */
  var went: number | undefined
}

/** Until the page that took its place was drawn; what moves on that later is its own. */
const HANDED_OVER = 100

const watchBar = (page: Page) =>
  page.evaluateOnNewDocument(() => {
    let stood = false
    self.bare = 0
    const look = () => {
      const stands = [...document.querySelectorAll('nav a[href="#/home"]')].some(e => e.checkVisibility())
      if (stood && !stands) self.bare = (self.bare ?? 0) + 1
      stood ||= stands
      if (stood && !document.getElementById('at-once')) self.went ??= performance.now()
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

/** Runs in the page. @returns the tab bar as it is seen */
function seen() {
  const boxOf = (e: Element) => {
    const { x, y, width, height } = e.getBoundingClientRect()
    return [x, y, width, height].map(part => Math.round(part * 2) / 2).join(' ')
  }
  const bar = [...document.querySelectorAll('nav')].find(e => e.querySelector('a[href="#/home"]'))
  const links = [...(bar?.querySelectorAll('a') ?? [])].map(link => {
    const [icon, word] = [link.querySelector('svg'), link.querySelector('span')]
    return {
      href: link.getAttribute('href'),
      word: word?.textContent,
      drawn: icon?.innerHTML,
      boxes: [link, icon, word].map(e => e && boxOf(e)),
      looks: [word, icon].map(e => {
        const { color, fontSize, fontWeight, lineHeight, strokeWidth } = getComputedStyle(e ?? link)
        return [color, fontSize, fontWeight, lineHeight, e === icon && strokeWidth]
      }),
    }
  })
  const { backgroundColor, borderTopColor } = getComputedStyle(bar ?? document.body)
  return { bar: bar && boxOf(bar), ground: [backgroundColor, borderTopColor], links }
}

/** Begins to open an address while files that fit do not come. @returns lets them come */
async function begin({ page }: Driver, path: string, files = /^\/r\//): Promise<() => Promise<void>> {
  const { letGo } = await hold(page, files)
  page.goto(`${platform().url}/#${path}`).catch(() => {}) // a phone may close before all has come
  await page.waitForSelector('#at-once[data-open]', { visible: true })
  return letGo
}

async function beDesktop({ page }: Driver): Promise<void> {
  const session = await page.createCDPSession()
  await session.send('Emulation.setUserAgentOverride', {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    userAgentMetadata: { platform: 'Linux', platformVersion: '6', architecture: 'x86', model: '', mobile: false },
  })
  await page.setViewport({ width: 1280, height: 800 })
}

const large = { 'ui.appearance.v1': '{"textSize":1.25}' }
const tabs: [name: string, path: string, PhoneOptions & { own?: boolean; desktop?: boolean }][] = [
  ['Home', '/home', {}],
  ["somebody's Home, in the light", '/home', { own: true, theme: 'light' }],
  ['Market in Japanese', '/hangqing', { language: 'ja-JP', theme: 'light' }],
  [
    'Contract in Thai with large letters on a narrow phone',
    '/heyue',
    { own: true, language: 'th-TH', width: 320, storage: large },
  ],
  ['Personal on a turned phone', '/my', { own: true, width: 812, height: 375 }],
  ['simulated trading on a desktop, in Traditional Chinese', '/demotrading', { desktop: true, language: 'zh-Hant' }],
]

const sample = /^(somebody's Home|Contract in Thai)/

test.each(
  cases(
    tabs,
    tabs.filter(([name]) => sample.test(name)),
  ),
)('%s: its tab bar stands before any script, and stays', async (name, path, { own, desktop, ...options }) => {
  const of: Person | undefined = own ? await person() : undefined
  const phone = await newPhone({ ...options, ...(of && { of }) })
  if (desktop) await beDesktop(phone)
  const shifts = await watchShifts(phone.page)
  await watchBar(phone.page)
  const letGo = await begin(phone, path)
  const before = await phone.page.evaluate(seen)
  if (process.env.PICTURES) await phone.picture(`at once ${name}`)
  await letGo()
  await phone.arrives(path)
  await phone.when(async () => (await phone.page.$('#at-once')) === null)
  if (process.env.PICTURES) await phone.picture(`drawn ${name}`)
  expect(await phone.page.evaluate(seen)).toEqual(before)
  const { bare, went = 0 } = await phone.page.evaluate(() => ({ bare: self.bare, went: self.went }))
  expect([(await shifts()).filter(({ at }) => at < went + HANDED_OVER), bare]).toEqual([[], 0])
})

/** Runs in the page. @returns how the cover is seen */
function coverSeen() {
  const cover = [...document.querySelectorAll('[data-open]')].find(e => e.querySelector('[role=status]'))
  const words = cover?.querySelector('[role=status] span') ?? cover?.querySelector('[role=status]')
  if (!cover || !words?.textContent) return null
  const range = document.createRange()
  range.selectNodeContents(words)
  const boxes = [range, cover.querySelector('svg[viewBox="0 0 18 18"]'), cover].map(e => {
    const { x, y, width, height } = e?.getBoundingClientRect() ?? new DOMRect()
    return e instanceof SVGElement
      ? [x + width / 2, y + height / 2].map(Math.round)
      : [x, y, width, height].map(Math.round)
  })
  const { color, fontSize } = getComputedStyle(words)
  return { said: words.textContent, boxes, looks: [getComputedStyle(cover).backgroundColor, color, fontSize] }
}

/** Of pages without a frame: on others the app's cover carries their title. */
const covers: [path: string, PhoneOptions][] = [
  ['/kline', {}],
  ['/kline', { theme: 'light' }],
  ['/login', { language: 'ko-KR' }],
  ['/login', { theme: 'light', width: 320 }],
]

test.each(cases(covers, covers.slice(-1)))('%s is covered at once as the app covers it, %j', async (path, options) => {
  const phone = await newPhone(options)
  const letGo = await begin(phone, path)
  const before = await phone.page.evaluate(coverSeen)
  await letGo()
  await phone.arrives(path)
  const other = await newPhone(options)
  await other.open(path === '/login' ? '/language' : '/login')
  await hold(other.page, /^\/r\//)
  await other.leave(path)
  await other.when(async () => (await other.page.evaluate(coverSeen)) !== null)
  expect(await other.page.evaluate(coverSeen)).toEqual(before)
})

/** Runs in the page. @returns where the sketch of a tab and what the tab itself shows are not the same */
function unlike(path: string, own: boolean): string[] {
  type Box = { x: number; y: number; width: number; height: number }
  type Routes = { path: string; sketch?: number[][]; ownSketch?: number[][] }[]
  const units: { routes: Routes }[] = Object.values(
    JSON.parse(document.getElementById('config')?.textContent ?? '').units,
  )
  const route = units.flatMap(({ routes }) => routes).find(one => one.path === path)
  const blocks = ((own && route?.ownSketch) || route?.sketch || []).flatMap(
    ([x = 0, y = 0, width = 0, height = 0, , times = 1, every = 0]) =>
      Array.from({ length: times }, (_, n): Box => ({ x, y: y + n * every, width, height })),
  )
  const end = (
    document.querySelector('nav[aria-label]:last-of-type a[href="#/home"]') ?? document.body
  ).getBoundingClientRect().top
  const near = (a: Box, b: Box) => (['x', 'y', 'width', 'height'] as const).every(key => Math.abs(a[key] - b[key]) <= 4)
  const elements = [...document.querySelectorAll<HTMLElement>('#main *')].filter(e =>
    e.checkVisibility({ visibilityProperty: true }),
  )
  const boxes = elements.map((e): Box => e.getBoundingClientRect())
  const words = elements
    .flatMap(e => [...e.childNodes].filter(n => n.nodeType === Node.TEXT_NODE))
    .map((node): Box => {
      const range = document.createRange()
      range.selectNode(node)
      return range.getBoundingClientRect()
    })
  const say = ({ x, y, width, height }: Box) => [x, y, width, height].map(Math.round).join(' ')
  /** How wide words are is a matter of what they say. */
  const overWords = (a: Box) =>
    words.some(b => {
      const [x, right, y] = [b.x - a.x, b.x + b.width - a.x - a.width, b.y + b.height / 2 - a.y - a.height / 2]
      return (Math.abs(x) <= 4 || Math.abs(right) <= 4 || Math.abs(x + right) <= 8) && Math.abs(y) <= 6
    })
  const vain = blocks.filter(block => block.y < end && !boxes.some(box => near(block, box)) && !overWords(block))
  const bars = elements
    .filter(e => e.style?.getPropertyValue('--width'))
    .map((e): Box => {
      const [box, around] = [e.getBoundingClientRect(), (e.parentElement ?? e).getBoundingClientRect()]
      return { x: box.x, y: box.y, width: box.width, height: Math.min(box.height, around.height) }
    })
  const missing = bars.filter(bar => bar.y < end && !blocks.some(block => near(block, bar)))
  return [...vain.map(block => `nothing at ${say(block)}`), ...missing.map(bar => `not drawn: ${say(bar)}`)]
}

/** Verified and with money: on Home no first steps and no banner stand, which the sketch does not draw. */
async function settled(): Promise<Person> {
  const one = await person({ balance: '100' })
  await identify(platform().address(), one)
  return one
}

const sketches: [path: string, own: boolean][] = [
  ['/home', true],
  ['/heyue', true],
  ['/home', false],
  ['/hangqing', false],
  ['/demotrading', false],
  ['/my', true],
]

test.each(cases(sketches, sketches.slice(0, 2)))(
  'the sketch of %s, signed in: %s, is what the screen shows while its calls hang',
  async (path, own) => {
    const phone = await newPhone(own ? { of: await settled() } : {})
    await hold(phone.page, /^\/api\/(?!.*getMyUserInfo)/)
    await phone.page.goto(`${platform().url}/#${path}`)
    await phone.arrives(path)
    let left = ['']
    const look = async () => {
      left = await phone.page.evaluate(unlike, path, own)
      return left.length === 0
    }
    await until('they are not the same', look).catch(() => {}) // said below
    expect(left).toEqual([])
  },
)

declare global {
  /** What each frame showed, once for each change. */
  var seenFrames: string[] | undefined
}

/** Looks at each frame from now on: which tab the bar names, and what is drawn above it. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    const frames: string[] = []
    self.seenFrames = frames
    const sees = (e: Element | null | undefined) => e?.checkVisibility({ visibilityProperty: true }) === true
    const pageSeen = () => {
      const shown = [...document.querySelectorAll('#main > [data-path]')].find(sees)
      return shown?.querySelector('h1, [style*="--width"]') ? 'page' : 'nothing'
    }
    const above = () => {
      const cover = document.querySelector('#main + div')
      if (!cover || !sees(cover) || Number(getComputedStyle(cover).opacity) < 0.5) return pageSeen()
      return cover.querySelector('rect, h1') ? 'sketch' : 'nothing'
    }
    const look = () => {
      const tab = document.querySelector('nav a[aria-current]')
      const now = `${sees(tab) ? tab?.getAttribute('href') : 'no bar'} ${above()}`
      if (now !== frames.at(-1)) frames.push(now)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

test.each([
  ['come at once', false],
  ['are held back, as on a slow line', true],
])('from tab to tab no frame is empty, and the bar names the target at once, while its files %s', async (_, slow) => {
  const phone = await newPhone({ of: await person() })
  await phone.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }]) // so that it fades
  const files = slow ? await hold(phone.page, /^\/r\/trade\//) : undefined
  await phone.open('/home')
  await phone.when(async () => (await phone.page.$('[role=status] + [role=alert]')) !== null) // what comes late is here
  await watchFrames(phone.page)
  await phone.tap('Market', 'link')
  await phone.page.waitForSelector('#main + div rect')
  await files?.letGo()
  await phone.arrives('/hangqing')
  await phone.tap(/^Personal/, 'link')
  await phone.arrives('/my')
  const frames = (await phone.page.evaluate(() => self.seenFrames)) ?? []
  expect(frames.filter(frame => /no bar|nothing/.test(frame))).toEqual([])
  // the second page is at hand by then, and may be drawn before its sketch is
  expect(frames.some(frame => frame.endsWith(' sketch'))).toBe(true)
  if (slow) expect(frames).toContain('#/hangqing sketch')
})
