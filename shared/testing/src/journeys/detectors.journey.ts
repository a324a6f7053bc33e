/** The sweep sees what it looks for: of a page with one of each fault it names each, of a page without any it says nothing. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Browser } from 'puppeteer'
import { findBarriers, kindsOn } from '../axe.ts'
import { launch, openPhone, type Phone } from '../browser.ts'
import { above } from '../screenshots/sheets.ts'
import { overflows, textsOf } from './layout.ts'
import { unsettled } from './settled.ts'
import { namesIn, strayTexts } from './words.ts'

let browser: Browser
let html = ''
const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html))
beforeAll(async () => {
  browser = await launch()
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  await browser.close()
  server.close()
})

const look =
  '<style>body{margin:0} a,button{min-height:44px} .row{width:120px;overflow:hidden;white-space:nowrap}</style>'

async function pageWith(body: string, head = ''): Promise<Phone> {
  const phone = await openPhone(browser)
  const start =
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
  html = `${start}<title>Market</title><link rel="icon" href="data:,">${look}${head}<main id="main">${body}</main>`
  await phone.page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return phone
}

const sound = `
  <h1>BTC/USDT</h1>
  <p class="row" style="text-overflow:ellipsis">An announcement so long that it ends in dots</p>
  <div style="overflow-x:auto;white-space:nowrap">${'<button>15 minutes</button>'.repeat(12)}</div>
  <button><span class="row" style="position:absolute;width:1px;height:1px">Said to the ear alone</span>Buy long</button>
  <p hidden style="width:900px">Not drawn</p>
  <div style="overflow:hidden"><div style="width:900px">A banner beside another</div></div>
  <img alt="" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="><span class="num" data-old="false">63,994.48</span>`

test('nothing is said of a sound page', async () => {
  const { page, faults } = await pageWith(sound)
  const isStray = await strayTexts('en-US')
  expect((await textsOf(page)).filter(isStray)).toEqual([])
  expect(await overflows(page)).toEqual([])
  expect(await findBarriers(page)).toEqual([])
  expect(await unsettled(page)).toEqual([])
  expect(faults).toEqual([])
})

describe('a text', () => {
  const planted = `
    <p>Buy long</p><button aria-label="Take profit / stop loss">x</button><input placeholder="Search currency">
    <p title="Confirm order">x</p><img alt="Before your first order" src="data:,"><p>Vol 1.54B</p>
    <p>{amount} USDT</p><p hidden>Close position</p><p>매수 (롱)</p><p>USDT</p>`

  test('in the wrong language is named, wherever it stands and whatever is filled in', async () => {
    const { page } = await pageWith(planted)
    const isStray = await strayTexts('ko-KR')
    expect((await textsOf(page)).filter(isStray)).toEqual([
      ...['Buy long', 'Vol 1.54B', '{amount} USDT'],
      ...['Take profit / stop loss', 'Search currency', 'Confirm order', 'Before your first order', 'Market'],
    ])
  })

  test('with a place that nobody filled is named in every language', async () => {
    const { page } = await pageWith('<p>Long {pair} opened at {at}</p>')
    for (const language of ['en-US', 'zh-Hant'] as const)
      expect((await textsOf(page)).filter(await strayTexts(language))).toContain('Long {pair} opened at {at}')
  })

  test('is found under its name in a language, with anything in the place of its values', async () => {
    const [english, chinese] = [await namesIn('en-US'), await namesIn('zh-Hant')]
    expect('Close BTC/USDT').toMatch(english('Close {pair}'))
    expect('繁體中文').toMatch(chinese('English'))
    expect('Buy long').not.toMatch(chinese('Buy long'))
  })
})

describe('a layout', () => {
  test.each([
    ['<p style="width:400px">Wider than the phone</p>', /^over the side: p\. "Wider than the phone"$/],
    ['<p style="margin-left:-20px">Begins too early</p>', /^over the side: p\. "Begins too early"$/],
    ['<p style="width:400px">Wider than the phone</p>', /scrolls sideways: \d+ in 375, by p\. "Wider than the phone"$/],
    [
      '<button class="row">A press whose words are longer than it</button>',
      /^cut off: button\.row "A press whose words/,
    ],
    [
      '<a href="#x"><b class="row" style="display:block">A link with words that are cut</b></a>',
      /^cut off: a\. "A link/,
    ],
    [
      '<button data-look="primary" class="row" style="text-overflow:ellipsis">A press that ends in dots</button>',
      /^cut off: button\.row "A press that ends in dots"$/,
    ],
  ])('with %s is named', async (planted, named) => {
    const { page } = await pageWith(sound + planted)
    expect(await overflows(page)).toContainEqual(expect.stringMatching(named))
  })
})

test('a barrier is named with its rule and its place, in the theme that has it', async () => {
  const { page } = await pageWith(
    `${sound}<img src="data:," class="bare"><button class="mute"></button><p class="pale" style="color:#999">Pale</p>
     <button class="tiny" style="all:unset;width:9px;height:9px">a</button><button class="tiny" style="all:unset;width:9px;height:9px">b</button>`,
  )
  const rules = (await findBarriers(page)).map(barrier => barrier.replace(/: .*: /, ' '))
  expect(rules.sort()).toEqual([
    ...['button-name .mute', 'color-contrast .pale', 'image-alt .bare'],
    ...['target-size .tiny:nth-child(12)', 'target-size .tiny:nth-child(13)'],
  ])
})

test('within what stands over a page only its own barriers are named, and where nothing does those of the page', async () => {
  const { page } = await pageWith(
    `${sound}<button class="behind"></button><div role="dialog" aria-label="Sheet"><button class="inside"></button></div>
     <div role="dialog" aria-label="Closed" hidden><button class="closed"></button></div>`,
  )
  const named = async () => (await findBarriers(page, { within: above })).map(barrier => barrier.replace(/: .*: /, ' '))
  expect(await named()).toEqual(['button-name .inside'])
  await page.evaluate(() => document.querySelector('[aria-label=Sheet]')?.remove())
  expect(await named()).toEqual(['button-name .behind'])
})

test('what is still to come is counted: bars, prices in sight, what moves', async () => {
  const { page } = await pageWith(`
    <style>@keyframes go{to{transform:none}} .go{animation:go 1s} .for-ever{animation:go 1s infinite}</style>
    <i style="--width:60%;--height:12;display:block">&nbsp;</i><span class="num" data-old="false">--</span>
    <div style="height:2000px" class="for-ever"></div><span class="num" data-old="false">--</span><div class="go">x</div>`)
  expect(await unsettled(page)).toEqual(['1 bars', '1 prices', '1 animations'])
})

test('errors of scripts, of the console and of the content policy are faults', async () => {
  const { page, faults } = await pageWith(
    `<script nonce="a">console.error('told'); setTimeout(() => { throw new Error('thrown') })</script>
     <p style="color:red">Refused</p>`,
    `<meta http-equiv="Content-Security-Policy" content="script-src 'nonce-a'; style-src 'none'">`,
  )
  await page.waitForFunction(() => document.readyState === 'complete')
  for (const fault of [/^console: told/, /^page error: Error: thrown/, /^console: refused by style-src-attr: inline/])
    expect(faults).toContainEqual(expect.stringMatching(fault))
})

test('axe looks again at a page with a new state of an element, not at one with another text', async () => {
  const { page } = await pageWith('<p>One</p><button type="button" aria-pressed="false">Two</button>')
  const kinds = await kindsOn(page)
  await page.$eval('p', p => p.replaceChildren('Three'))
  expect(await kindsOn(page)).toEqual(kinds)
  await page.$eval('button', button => button.setAttribute('aria-pressed', 'true'))
  expect(await kindsOn(page)).not.toEqual(kinds)
})
