/** Phones upright and turned: pages and bars are of one width, and of the chart what must be seen is seen, wherever a finger moves it. */
import { expect, test } from '@jest/globals'
import { cases } from '../soak.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const { phone: newPhone, person } = journey()

const LEAST_BARS = 150
const upright = ['320x568', '375x812', '430x932']
const turned = ['568x320', '667x375', '812x375']
const none = 'none'
const all = 'MA,EMA,BOLL,VOL,MACD,KDJ,RSI'

type Rect = { left: number; top: number; right: number; bottom: number }

/** The panes as they stand, from the bars down to the axis of times. */
const panesOf = ({ page }: Driver): Promise<Rect[]> =>
  page.$eval('[data-path="/kline"] [role=img]', root => {
    const rects = [...root.querySelectorAll(':scope > div')].map(e => e.getBoundingClientRect())
    return rects
      .filter(({ height }) => height > 8)
      .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))
  })

const buttonsOf = ({ page }: Driver): Promise<Rect[]> =>
  page.$$eval('[data-path="/kline"] button', buttons =>
    buttons
      .filter(e => /^(Buy long|Sell short)/.test(e.textContent ?? ''))
      .map(e => e.getBoundingClientRect().toJSON() as Rect),
  )

const isWithin = (rect: Rect, width: number, height: number) =>
  rect.left >= 0 && rect.top >= 0 && rect.right <= width && rect.bottom <= height

async function openChart(phone: Driver, ind: string): Promise<Rect[]> {
  await phone.open(`/kline?symbol=BTCUSDT&period=15m&ind=${ind}`)
  await phone.page.waitForSelector('[data-path="/kline"] [role=img]')
  await phone.when(async () => (await panesOf(phone)).length >= 2)
  return panesOf(phone)
}

test.each(cases([...upright, ...turned], ['320x568', '667x375']))(
  'at %s both buttons, the bars and the axis of times are seen with any number of panes',
  async size => {
    const [width = 0, height = 0] = size.split('x').map(Number)
    const phone = await newPhone({ width, height })
    for (const ind of cases([none, 'MA,VOL', 'VOL,MACD', 'VOL,MACD,KDJ', all], ['MA,VOL', all])) {
      const panes = await openChart(phone, ind)
      const [bars] = panes
      expect([ind, (bars?.bottom ?? 0) - (bars?.top ?? 0) >= LEAST_BARS]).toEqual([ind, true])
      expect([ind, panes.filter(pane => !isWithin(pane, width, height))]).toEqual([ind, []])
      const buttons = await buttonsOf(phone)
      expect([ind, buttons.map(button => isWithin(button, width, height))]).toEqual([ind, [true, true]])
      const drawn = panes.length - 2
      const wanted = ind.split(',').filter(name => ['VOL', 'MACD', 'KDJ', 'RSI'].includes(name))
      if (drawn < wanted.length) await phone.sees(`Not enough space to show ${wanted.slice(drawn).join(', ')}`)
      else await phone.misses('Not enough space to show')
    }
  },
)

test('turned, the chart goes to the edges beside which the phone has no room for words', async () => {
  const phone = await newPhone({ width: 812, height: 375 })
  const session = await phone.page.createCDPSession()
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47, bottom: 21 } })
  const panes = await openChart(phone, 'MA,VOL')
  expect([panes[0]?.left, panes[0]?.right]).toEqual([0, 812])
  for (const { left, right, bottom } of await buttonsOf(phone)) {
    expect(left).toBeGreaterThanOrEqual(47)
    expect(right).toBeLessThanOrEqual(812 - 47)
    expect(bottom).toBeLessThanOrEqual(375 - 21)
  }
})

/** Every text that is drawn on a canvas from the next document on. */
async function recordTexts({ page }: Driver): Promise<() => Promise<string[]>> {
  await page.evaluateOnNewDocument(() => {
    const drawn: string[] = []
    Object.assign(window, { drawn })
    const draw = CanvasRenderingContext2D.prototype.fillText
    CanvasRenderingContext2D.prototype.fillText = function (text, ...place) {
      drawn.push(text)
      return draw.call(this, text, ...place)
    }
  })
  return () => page.evaluate(() => (window as unknown as { drawn: string[] }).drawn.splice(0))
}

test('the crosshair’s pills say what the readout of its bar says', async () => {
  const phone = await newPhone()
  const texts = await recordTexts(phone)
  const [bars] = await openChart(phone, 'MA,VOL')
  if (!bars) throw new Error('The bars are not drawn')
  await texts()
  await phone.page.touchscreen.tap((bars.left + bars.right) * 0.4, bars.top + 60)
  let said: string[] = []
  await phone.when(async () => {
    said = [...said, ...(await texts())]
    return said.includes('Close ')
  })
  const close = said[said.lastIndexOf('Close ') + 1] ?? ''
  const time = said[said.lastIndexOf('Open ') - 1] ?? ''
  await phone.when(async () => {
    said = [...said, ...(await texts())]
    return [time, close].every(wanted => said.filter(text => text === wanted).length >= 2)
  })
  expect(close).toMatch(/^\d{2},\d{3}\.\d\d$/)
  expect(time).toMatch(/^\d+ \w+ \d{4} \d\d:\d\d$/)
  expect(said.filter(text => text === close).length).toBeGreaterThanOrEqual(2)
})

const isAway = async ({ page }: Driver) => (await page.$('[aria-label="To the newest bar"]')) !== null

async function drag({ page }: Driver, from: number, to: number, y: number): Promise<void> {
  await page.touchscreen.touchStart(from, y)
  for (let step = 1; step <= 10; step++) await page.touchscreen.touchMove(from + ((to - from) * step) / 10, y)
  await page.touchscreen.touchEnd()
}

test('no drag leaves the chart empty, and from old bars a press leads back to the newest', async () => {
  const phone = await newPhone()
  const texts = await recordTexts(phone)
  const [bars] = await openChart(phone, 'MA,VOL')
  const y = (bars?.top ?? 0) + 120
  for (let times = 0; times < 6; times++) await drag(phone, 300, 20, y)
  await texts()
  await phone.when(async () => (await texts()).some(text => /^\d\d:\d\d$/.test(text)))
  expect(await isAway(phone)).toBe(false)
  for (let times = 0; times < 3; times++) await drag(phone, 20, 300, y)
  await phone.tap('To the newest bar')
  await phone.when(async () => !(await isAway(phone)))
})

/** Left and right edge of the page and of all that is fixed or sticks to its foot; acts are below their column. */
const edgesOf = ({ page }: Driver): Promise<string[]> =>
  page.evaluate(() => {
    const sticks = (e: Element) =>
      /fixed|sticky/.test(getComputedStyle(e).position) && e.checkVisibility() && !e.matches('[data-columns] > *')
    const bars = [...document.querySelectorAll('nav, main div')].filter(e => sticks(e) && e.clientWidth > 300)
    return [document.body, ...bars].map(e => e.getBoundingClientRect()).map(({ left, right }) => `${left} to ${right}`)
  })

test('turned, a page and its bars take the whole width, and the ticket begins beside a preview with thin strokes', async () => {
  const phone = await newPhone({ of: await person(), width: 812, height: 375 })
  await openChart(phone, 'MA') // it stays, out of sight
  for (const path of ['/home', '/heyue', '/hangqing', '/my', '/chongzhi']) {
    await phone.open(path)
    await phone.arrives(path)
    expect([path, ...new Set(await edgesOf(phone))]).toEqual([path, '0 to 812'])
  }
  await phone.open('/heyue')
  await phone.page.waitForSelector('[data-path="/heyue"] svg[role=img]')
  const [line, quantity] = await phone.page.$$eval(
    '[data-path="/heyue"] svg[role=img], [data-path="/heyue"] form input[inputmode]',
    parts => parts.map(e => e.getBoundingClientRect().toJSON() as Rect),
  )
  expect(quantity?.left).toBeGreaterThan(line?.right ?? Infinity)
  expect(quantity?.top).toBeLessThan(375)
  const strokes = await phone.page.$$eval('[data-path="/heyue"] svg[role=img] > path', paths =>
    paths.map(path => getComputedStyle(path).vectorEffect),
  )
  expect(new Set(strokes)).toEqual(new Set(['non-scaling-stroke']))
})

/** Of what is drawn of a kind on the page of contracts: from its upper to its lower edge. */
const heightsOf = ({ page }: Driver, kind: string): Promise<{ top: number; bottom: number }[]> =>
  page.$$eval(`[data-path="/heyue"] ${kind}`, parts =>
    parts.filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect().toJSON() as Rect),
  )

test.each(cases(['contract&symbol=BTCUSDT', 'cfd&symbol=XAUUSD', 'spot&symbol=ETHUSDT'], ['cfd&symbol=XAUUSD']))(
  'turned, what is typed in %s is seen whole above the buttons before anything is scrolled',
  async mode => {
    const phone = await newPhone({ of: await person(), width: 812, height: 375 })
    await phone.open(`/heyue?mode=${mode}`)
    await phone.page.waitForSelector('[data-path="/heyue"] svg[role=img]')
    await phone.page.waitForSelector('[data-path="/heyue"] form input[inputmode]')
    const [field] = await heightsOf(phone, 'form input[inputmode]')
    const buttons = (await heightsOf(phone, 'button')).filter(({ bottom }) => bottom > 300)
    expect(field?.bottom).toBeLessThan(Math.min(...buttons.map(({ top }) => top)))
  },
)

/** How far the field that has the focus reaches below the upper edge of the page's acts. */
const sunk = ({ page }: Driver) =>
  page.$$eval('[data-path="/heyue"] button', buttons => {
    const acts = buttons.filter(e => /^(Buy|Sell|Rise|Fall)\b./.test(e.textContent ?? '') && e.offsetHeight > 40)
    const top = Math.min(...acts.map(e => e.getBoundingClientRect().top))
    return (document.activeElement?.getBoundingClientRect().bottom ?? Infinity) - top
  })

test.each(cases(['contract', 'second', 'option', 'cfd&symbol=XAUUSD', 'spot'], ['contract', 'second']))(
  'over an open keyboard, upright and turned, the field of %s that takes the focus stands above its button, and both are in sight',
  async mode => {
    const phone = await newPhone({ of: await person({ contract: '500', balance: '500' }), width: 375, height: 400 })
    await phone.open(`/heyue?mode=${mode}`)
    const field = '[data-path="/heyue"] input[inputmode=decimal]'
    await phone.page.waitForSelector(field, { visible: true })
    await phone.page.focus(field)
    await phone.when(async () => (await sunk(phone)) <= 0)
    await phone.page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
    await phone.page.setViewport({ width: 812, height: 220, isMobile: true, hasTouch: true })
    await phone.page.focus(field)
    await phone.when(async () => (await sunk(phone)) <= 0)
  },
)
