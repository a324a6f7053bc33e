import { beforeEach, expect, jest, test } from '@jest/globals'
import { takesCanary } from '@shared/contract/canary'
import { spanishOf } from '@shared/format/languages'
import { addressNow } from './address-now.ts'
import { firstPaint as first } from './first-paint.ts'
import { inlineScripts } from './index-page.ts'
import { preloads } from './preloads.ts'
import { tooOld } from './sentences.ts'

const firstPaint = () => {
  first(spanishOf)
  preloads(addressNow, takesCanary)
}
/** As the shell reads it, or makes it (shell/src/browser/device-id.ts). */
const deviceId = () => /^[0-9a-f]{32}$/.exec(localStorage.getItem('device-id') ?? '')?.[0]
const root = document.documentElement
const release = (name: string, preload: Record<string, string[]>) => ({
  release: name,
  files: { 'a.js': 'sha384-a', 'a.css': 'sha384-b', 'words-jp.js': 'sha384-c' },
  preload: { ...preload, 'words:jp': ['words-jp.js'] },
})
const config = {
  shell: release('s1', { 'lent:ui-forms': ['a.css'] }),
  units: {
    account: {
      ...release('a1', { '/login': ['a.js'] }),
      routes: [{ path: '/login' }],
      borrows: { '/login': ['ui-forms'] },
    },
    content: { ...release('c1', { '/home': ['a.js'] }), routes: [{ path: '/home' }] },
    trade: { ...release('t1', { '/kline': ['a.js', 'a.css'] }), routes: [{ path: '/kline' }] },
  },
}

const writeConfig = (live: object) => {
  document.head.innerHTML = `<meta name="theme-color" content=""><meta name="color-scheme" content=""><script type="application/json" id="config">${JSON.stringify(live)}</script>`
}

beforeEach(() => {
  localStorage.clear()
  root.removeAttribute('style')
  writeConfig(config)
  const sentences = Object.keys(tooOld).map(words => `<p data-words="${words}" data-says="too-old" hidden></p>`)
  document.body.innerHTML = `<div id="app"></div>${sentences.join('')}`
  screenOf(375, 812)
  browser({ new: true })
})

const set = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { value, configurable: true })
function screenOf(width: number, height: number, window = [width, height]) {
  for (const [name, value] of Object.entries({ width, height })) set(screen, name, value)
  set(globalThis, 'innerWidth', window[0])
  set(globalThis, 'innerHeight', window[1])
}
const browser = (o: { new: boolean }) =>
  set(globalThis, 'CSS', { supports: () => true, ...(o.new && { registerProperty: () => {} }) })
const agent = (text: string) => set(navigator, 'userAgent', text)
const languages = (...tags: string[]) => set(navigator, 'languages', tags)
const system = (light: boolean) =>
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches: light } as MediaQueryList)

/** What the page preloads for an address. */
function preloadsAt(address: string): string[] {
  history.replaceState(null, '', address)
  firstPaint()
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]')].map(
    link => `${link.getAttribute('href')} ${link.as} ${link.integrity} ${link.crossOrigin}`,
  )
}

const kline = ['/r/trade/t1/a.js script sha384-a anonymous', '/r/trade/t1/a.css style sha384-b anonymous']
const home = ['/r/content/c1/a.js script sha384-a anonymous']

test.each([
  ['/#/kline?symbol=BTC', kline],
  ['/#kline', kline],
  ['/#/kline/', kline],
  ['/kline?symbol=BTC', kline],
  ['/', home],
  ['/#/', home],
  ['/#/nowhere', home],
  ['/?s=a1#/kline', kline],
])('%s preloads what its first screen needs, with hash and crossorigin', (address, expected) =>
  expect(preloadsAt(address)).toEqual(expected),
)

test('what a screen borrows of the shell comes early with it', () => {
  const login = ['/r/shell/s1/a.css style sha384-b anonymous', '/r/account/a1/a.js script sha384-a anonymous']
  expect(preloadsAt('/#/login')).toEqual(login)
})

test("a reader's words come early too, of the shell and of the remote", () => {
  localStorage.setItem('lang', 'jp')
  const words = [
    '/r/shell/s1/words-jp.js script sha384-c anonymous',
    ...home,
    '/r/content/c1/words-jp.js script sha384-c anonymous',
  ]
  expect(preloadsAt('/')).toEqual(words)
})

const canary = {
  ...release('t2', { '/kline': ['a.js'], '/new': ['a.js'] }),
  routes: [{ path: '/kline' }, { path: '/new' }],
  serial: 31,
}
const withCanary = (percent: number) =>
  writeConfig({
    ...config,
    units: { ...config.units, trade: { ...config.units.trade, canary: { ...canary, percent } } },
  })
const klineOfCanary = ['/r/trade/t2/a.js script sha384-a anonymous']

test('a phone in the canary preloads the canary, and the shell will find the same id', () => {
  withCanary(100)
  expect(preloadsAt('/#/kline')).toEqual(klineOfCanary)
  const id = localStorage.getItem('device-id')
  expect(id).toBe(deviceId())
  firstPaint()
  expect(localStorage.getItem('device-id')).toBe(id)
})

test('of a far remote, whose files the page leaves out, all is asked for at once: what says their hashes, and they', () => {
  const { files: _, ...far } = { ...config.units.trade, manifest: 'sha384-m' }
  writeConfig({ ...config, units: { ...config.units, trade: far } })
  const asked: unknown[] = []
  set(globalThis, 'fetch', async (...one: unknown[]) => asked.push(one))
  expect(preloadsAt('/#/kline')).toEqual([])
  expect(asked).toEqual([
    ['/r/trade/t1/release.json', { integrity: 'sha384-m' }],
    ['/r/trade/t1/a.js', { integrity: '' }],
    ['/r/trade/t1/a.css', { integrity: '' }],
  ])
})

test('a screen that the canary alone has is found by its phones', () => {
  withCanary(100)
  expect(preloadsAt('/#/new')).toEqual(klineOfCanary)
  writeConfig(config)
  expect(preloadsAt('/#/new')).toEqual(home)
})

test("each phone keeps what its id drew: the shell's choice and the page's are one", () => {
  const drawn = Array.from({ length: 40 }, (_, at) => {
    const id = at.toString(16).padStart(32, '0')
    localStorage.setItem('device-id', id)
    withCanary(50)
    const took = preloadsAt('/#/kline').join() === klineOfCanary.join()
    expect([id, took]).toEqual([id, takesCanary(id, 'trade 31', 50)])
    return took
  })
  expect(new Set(drawn).size).toBe(2)
})

test('no canary, no id: nothing is stored before it is needed', () => {
  preloadsAt('/#/kline')
  expect(localStorage.getItem('device-id')).toBeNull()
})

test('what is stored as id but is none is made anew, as the shell does', () => {
  localStorage.setItem('device-id', 'me')
  withCanary(100)
  preloadsAt('/#/kline')
  expect(localStorage.getItem('device-id')).toMatch(/^[0-9a-f]{32}$/)
})

test('a phone that can keep no id takes the stable release', () => {
  withCanary(100)
  const kept = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full')
  })
  expect(preloadsAt('/#/kline')).toEqual(kline)
  kept.mockRestore()
})

test("a page that was sent back to the shell before preloads nothing of the live shell's", () => {
  localStorage.setItem('lang', 'jp')
  writeConfig({ ...config, shell: { ...config.shell, previous: { release: 's0' } } })
  const ofShell = (address: string) => preloadsAt(address).filter(link => link.includes('/r/shell/'))
  document.documentElement.dataset.shell = 's0'
  expect(ofShell('/#/login')).toEqual([])
  document.head.querySelectorAll('link').forEach(link => void link.remove())
  document.documentElement.dataset.shell = 's1'
  expect(ofShell('/?shell=s0#/login')).toHaveLength(2)
})

test('the scripts as they are sent need nothing but themselves', () => {
  withCanary(100)
  history.replaceState(null, '', '/#/kline')
  for (const script of inlineScripts) new Function(script)()
  expect([...document.querySelectorAll('link')].map(link => link.getAttribute('href'))).toEqual(['/r/trade/t2/a.js'])
  expect(inlineScripts.join('')).not.toMatch(/<\/script|<!--|\/\*\*|\s\/\/ /i)
})

test.each([
  ['jp', '', ['en-US'], 'ja-JP'],
  ['zh-cn', '', ['en-US', 'zh-CN', 'zh-TW'], 'zh-Hans'],
  ['zh-cn', '', ['zh-TW'], 'zh-Hant'],
  ['zh-cn', '', ['zh-Hant-HK'], 'zh-Hant'],
  ['zh-cn', '', ['zh-Hans-HK'], 'zh-Hans'],
  ['zh-cn', 'hant', ['zh-CN'], 'zh-Hant'],
  ['zh-cn', 'hans', ['zh-TW'], 'zh-Hans'],
  ['xi', '', ['en-US', 'es-MX'], 'es-419'],
  ['xi', '', ['es-AR', 'es-MX'], 'es-ES'],
  ['xi', '', ['es'], 'es-419'],
  ['xi', '', ['en-US'], 'es-419'],
  ['klingon', '', ['ja-JP'], 'en-US'],
  ['constructor', '', [], 'en-US'],
  ['', '', ['ja-JP'], 'en-US'],
])('with lang "%s", script "%s" and a phone in %j the page is in %s', (lang, script, tags, expected) => {
  localStorage.setItem('lang', lang)
  localStorage.setItem('lang-script', script)
  languages(...tags)
  firstPaint()
  expect(root.lang).toBe(expected)
})

const appearance = () => [root.dataset.theme, root.dataset.updown, root.style.getPropertyValue('--text-scale')]

test.each([
  ['nothing', '', true, ['light', 'green-up', '1']],
  ['nothing, on a dark system', '', false, ['dark', 'green-up', '1']],
  ['rubbish', '{"theme":"pink"', false, ['dark', 'green-up', '1']],
  ['another form', 'null', true, ['light', 'green-up', '1']],
  ['a choice', '{"theme":"dark","updown":"red-up","textSize":1.25}', true, ['dark', 'red-up', '1.25']],
  ['what no page offers', '{"theme":"system","updown":"auto","textSize":9}', true, ['light', 'green-up', '1']],
])('with %s stored the appearance is right before the first paint', (_, stored, light, expected) => {
  localStorage.setItem('ui.appearance.v1', stored)
  system(light)
  firstPaint()
  expect(appearance()).toEqual(expected)
  expect(document.querySelector('meta[name=color-scheme]')?.getAttribute('content')).toBe(expected[0])
})

test('a rise is red for a Japanese reader', () => {
  localStorage.setItem('lang', 'jp')
  firstPaint()
  expect(root.dataset.updown).toBe('red-up')
})

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
test.each([
  ['a phone of 320', iPhone, [320, 568], [320, 568], '3.2px', 320 / 375],
  ['a turned phone', iPhone, [375, 844], [844, 331], '3.75px', 1],
  ['a desktop', 'X11', [1920, 1080], [1440, 900], '5.75px', 1],
  ['a narrow window', 'X11', [1920, 1080], [500, 900], '5px', 500 / 375],
  ['a folding phone, wider than the cap', 'Android 14; Mobile', [673, 841], [673, 780], '6.73px', 1],
])('on %s the root font is a hundredth of the width', (_, name, [width = 0, height = 0], window, font, px) => {
  agent(name)
  screenOf(width, height, window)
  firstPaint()
  expect(root.style.fontSize).toBe(font)
  expect(Number.parseFloat(root.style.getPropertyValue('--px'))).toBeCloseTo(px, 10)
})

const visibleLanguages = () => [...document.querySelectorAll<HTMLElement>('p:not([hidden])')].map(p => p.dataset.words)

test('a browser too old reads a sentence in its language, unless the shell drew something itself', () => {
  localStorage.setItem('lang', 'vl')
  browser({ new: false })
  firstPaint()
  expect(visibleLanguages()).toEqual([])
  dispatchEvent(new Event('load'))
  expect(visibleLanguages()).toEqual(['vl'])
})

test('where storage is forbidden the page still comes up', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied')
  })
  firstPaint()
  expect(root.lang).toBe('en-US')
  jest.restoreAllMocks()
})
