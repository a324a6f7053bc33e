/** What large letters and narrow phones must not do to a ticket, and what a reload must not. */
import { expect, test } from '@jest/globals'
import type { Locale } from '@shared/format/languages'
import { cases } from '../soak.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { linesOf } from './layout.ts'

const { phone: newPhone, person, platform } = journey()

type Rect = { left: number; top: number; right: number; bottom: number }

const rectOf = ({ page }: Driver, selector: string): Promise<Rect> =>
  page.$eval(selector, e => e.getBoundingClientRect().toJSON() as Rect)

const meet = (a: Rect, b: Rect): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

test('at 320 px with the largest Spanish letters the price stands beside the pair and its chevron, not over them', async () => {
  const phone = await newPhone({ of: await person(), width: 320, height: 568, language: 'es-ES' })
  await phone.open('/heyue?symbol=DOGEUSDT')
  await phone.page.evaluate(() => document.documentElement.style.setProperty('--text-scale', '1.25'))
  const header = '[data-path="/heyue"] header'
  await phone.page.waitForSelector(`${header} [data-way]`)
  const pick = await rectOf(phone, `${header} h1 button`)
  const price = await rectOf(phone, `${header} [data-way]`)
  expect(meet(pick, price)).toBe(false)
  expect([pick.left >= 0, price.right <= 320]).toEqual([true, true])
})

test.each(cases<Locale>(['en-US', 'es-ES', 'vi-VN', 'ja-JP'], ['es-ES']))(
  'at 320 px (%s) the age of a price and the volatility beside it stand each on a line, a competition’s figures on one',
  async language => {
    const phone = await newPhone({ of: await person(), width: 320, height: 640, language })
    for (const [mode, count] of [
      ['contract', 1],
      ['option', 2],
    ] as const) {
      await phone.open(`/heyue?mode=${mode}&symbol=BTCUSDT`)
      const said = () => linesOf(phone.page, '[data-path="/heyue"] header h1 + span > span > span')
      await phone.when(async () => (await said()).length === count)
      expect((await said()).map(([, lines]) => lines)).toEqual(Array(count).fill(1))
    }
    const id = `C-${language}`
    await platform().operate('competition', 'create', '--title', 'Cup', '--id', id, '--bots', '2')
    await phone.open(`/bisaiDetail?id=${id}`)
    await phone.page.waitForSelector('[data-path="/bisaiDetail"] dl dd')
    const tops = await phone.page.$$eval('[data-path="/bisaiDetail"] dl dd b', all =>
      all.map(e => Math.round(e.getBoundingClientRect().top)),
    )
    expect(new Set(tops).size).toBe(1)
  },
)

test('at 320 px chips that go on beyond the edge fade there, and the last one is whole once they are drawn over', async () => {
  const phone = await newPhone({ of: await person(), width: 320, height: 640, language: 'ja-JP' })
  await phone.open('/heyue?tab=history')
  const row = '[data-path="/heyue"] [role=tabpanel] fieldset'
  await phone.page.waitForSelector(row)
  const { over, mask, free } = await phone.page.$eval(row, e => {
    e.scrollLeft = e.scrollWidth
    const last = e.lastElementChild?.getBoundingClientRect().right ?? 0
    const { maskImage, paddingInlineEnd } = getComputedStyle(e)
    const free = e.getBoundingClientRect().right - last - Number.parseFloat(paddingInlineEnd)
    return { over: e.scrollWidth > e.clientWidth, mask: maskImage, free: Math.round(free) }
  })
  expect([over, mask, free]).toEqual([true, expect.stringContaining('linear-gradient'), 0])
})

/** Where the water of the banners' pictures begins, as a part of their height. */
const WATERLINE = 186 / 276

test.each(cases<Locale>(['es-ES', 'vi-VN', 'ms-MY', 'th-TH', 'ja-JP'], ['th-TH']))(
  'at 320 px with the largest letters (%s) the words of each banner end above the water of its picture',
  async language => {
    const storage = { 'ui.appearance.v1': JSON.stringify({ textSize: 1.25 }) }
    const phone = await newPhone({ width: 320, height: 568, language, storage })
    await phone.open('/home')
    await phone.page.waitForSelector('[data-path="/home"] [role=group] > a')
    const depths = await phone.page.$$eval('[data-path="/home"] [role=group] > a', faces =>
      faces.map(face => {
        const { top, height } = face.getBoundingClientRect()
        return ((face.querySelector('span')?.getBoundingClientRect().bottom ?? 0) - top) / height
      }),
    )
    expect(depths).toHaveLength(6)
    expect(depths.filter(depth => depth <= 0 || depth > WATERLINE)).toEqual([])
  },
)

test('at 320 px with the largest Spanish letters the newest notice has most of its line, and ends in dots', async () => {
  const storage = { 'ui.appearance.v1': JSON.stringify({ textSize: 1.25 }) }
  const phone = await newPhone({ width: 320, height: 568, language: 'es-ES', storage })
  await phone.open('/home')
  const notice = '[data-path="/home"] section > a[href^="#/articleDetail?kind=notice"]:first-of-type'
  await phone.page.waitForSelector(notice)
  const [own, line] = [await rectOf(phone, notice), await rectOf(phone, `section:has(> ${notice.split('> ')[1]})`)]
  expect((own.right - own.left) / (line.right - line.left)).toBeGreaterThan(0.65)
  expect(await phone.page.$eval(notice, e => getComputedStyle(e).textOverflow)).toBe('ellipsis')
})

test('the quantity of a ticket is there after a reload, and nobody else finds it', async () => {
  const phone = await newPhone({ of: await person() })
  const quantity = () =>
    phone.page.$eval('[data-path="/heyue"] form input[inputmode]', e => (e instanceof HTMLInputElement ? e.value : ''))
  await phone.open('/heyue?symbol=ETHUSDT')
  await phone.type(/^Quantity/, '0.25')
  await phone.reload()
  await phone.when(async () => (await quantity()) === '0.25')
  const { token } = await person()
  await phone.page.evaluate(next => localStorage.setItem('token', next), token)
  await phone.reload()
  await phone.page.waitForSelector('[data-path="/heyue"] form input[inputmode]')
  expect(await quantity()).toBe('')
})

test('the name on Personal stands beside the picture, and an ID is pressed at 44 px', async () => {
  const phone = await newPhone({ of: await person() })
  await phone.open('/my')
  await phone.page.waitForSelector('[data-path="/my"] h1')
  const name = await rectOf(phone, '[data-path="/my"] h1')
  const disc = await rectOf(phone, '[data-path="/my"] section > [aria-hidden=true]')
  expect([name.top >= disc.top, name.bottom <= disc.bottom]).toEqual([true, true])
  const copy = await rectOf(phone, '[aria-label="Copy ID"]')
  expect(Math.min(copy.right - copy.left, copy.bottom - copy.top)).toBeGreaterThanOrEqual(44)
})

test('at 320 px with the largest letters every dot is of whole pixels, as wide as high', async () => {
  const storage = { 'ui.appearance.v1': JSON.stringify({ textSize: 1.25 }) }
  const phone = await newPhone({ of: await person(), width: 320, height: 568, storage })
  const sizes = (selector: string, pseudo?: string) =>
    phone.page.$$eval(
      selector,
      (dots, part) => dots.map(e => [getComputedStyle(e, part).width, getComputedStyle(e, part).height]),
      pseudo,
    )
  await phone.open('/chongzhi')
  await phone.page.waitForSelector('[data-path="/chongzhi"] ol > li[data-at]')
  expect(await sizes('[data-path="/chongzhi"] ol > li[data-at]', '::after')).toEqual(Array(3).fill(['9px', '9px']))
  await phone.open('/heyue')
  await phone.page.waitForSelector('[data-path="/heyue"] form i[style*=left]')
  expect(await sizes('[data-path="/heyue"] form i[style*=left]')).toEqual(Array(5).fill(['7px', '7px']))
})

test('beside a field with an error the other field of a pair keeps its height', async () => {
  const phone = await newPhone({ of: await person() })
  await phone.open('/heyue')
  await phone.tap('Take profit / stop loss')
  const heights = () =>
    phone.page.$$eval('[data-path="/heyue"] form label', labels =>
      labels
        .filter(label => /^(Take profit|Stop loss)$/.test(label.textContent ?? ''))
        .map(label => label.parentElement?.parentElement?.getBoundingClientRect().height),
    )
  const before = await heights()
  expect(before).toHaveLength(2)
  await phone.type('Take profit', 'much')
  await phone.sees('Enter a number')
  expect(await heights()).toEqual(before)
})

/** Of each way of steps: where it stands, whether only that is drawn, and the words of which a line breaks one. */
const stepsOf = ({ page }: Driver) =>
  page.$$eval('[data-path="/ieo"] [data-present]', ways =>
    ways.map(way => {
      const short = way instanceof HTMLElement && 'short' in way.dataset
      const broken = [...way.querySelectorAll('li > :first-child')].filter(e => e.scrollWidth > e.clientWidth)
      const heard = [...way.querySelectorAll('li')].filter(e => e.checkVisibility() && e.textContent)
      const drawn = getComputedStyle(way, '::after').content
      return {
        short,
        broken: short ? 0 : broken.length,
        heard: heard.length,
        drawn: drawn.includes('Sedang ditawarkan'),
      }
    }),
  )

const priced = ['--estimated', '0.1', '--floor', '0.08']

test('where the steps of an offering do not fit side by side in whole words, only the present one is drawn, and all are heard', async () => {
  await platform().operate('ieo', 'create', '--id', 'O-STEP', '--symbol', 'STEP', ...priced)
  const storage = { 'ui.appearance.v1': JSON.stringify({ textSize: 1.25 }) }
  const phone = await newPhone({ of: await person(), width: 320, height: 568, language: 'ms-MY', storage })
  await phone.open('/ieo?id=O-STEP')
  await phone.page.waitForSelector('[data-path="/ieo"] [data-present]')
  expect(await stepsOf(phone)).toEqual([{ short: true, broken: 0, heard: 5, drawn: true }])
  await phone.page.setViewport({ width: 812, height: 375, isMobile: true, hasTouch: true })
  await phone.when(async () => !(await stepsOf(phone))[0]?.short)
  expect(await stepsOf(phone)).toEqual([{ short: false, broken: 0, heard: 5, drawn: false }])
})
