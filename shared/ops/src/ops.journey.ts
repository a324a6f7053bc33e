/** An operator at the page, on a desk and on a phone: the built page in the real browser, its server on a real store. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { testKeys } from '@shared/release/testing'
import { status } from '@shared/release/writing'
import { findBarriers } from '@shared/testing/axe'
import { launch, openPhone, type Phone } from '@shared/testing/browser'
import { buildPage } from './build.ts'
import { filledStore, key, serve } from './testing/running.ts'

const folder = mkdtempSync(join(tmpdir(), 'ops-journey-'))
let browser: Awaited<ReturnType<typeof launch>>
let page = ''
beforeAll(async () => {
  page = await buildPage()
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true })
})

type Page = Phone['page']

const sizes = [
  ['desk', { width: 1280, height: 800, theme: 'light' }],
  ['phone', { width: 375, height: 812, theme: 'dark' }],
] as const

async function open(name: string, size: (typeof sizes)[number][1]) {
  const place = join(folder, name)
  const filled = await filledStore(place)
  const server = await serve({ store: filled.store, folder: place, page })
  const operator = await openPhone(browser, size)
  await operator.page.goto(`${server.url}/#key=${key}`)
  const close = async () => {
    await operator.close()
    await server.stop()
  }
  return { ...filled, ...operator, close }
}

const press = (at: Page, words: string) => at.locator(`::-p-aria([name="${words}"][role="button"])`).click()
const sees = (at: Page, words: string) => at.locator(`::-p-text(${words})`).wait()

async function fillIn(at: Page, who: string, why: string) {
  await at.locator('::-p-aria([name="Your name"])').fill(who)
  await at.locator('::-p-aria([name="Why"])').fill(why)
}

const tradeOf = async (store: Parameters<typeof status>[0]) =>
  (await status(store, testKeys.accepted)).units.find(({ unit }) => unit === 'trade')?.release

test.each(sizes)('on a %s a rollback says what it will do, and does it', async (name, size) => {
  const { page: at, store, first, next, faults, close } = await open(name, size)
  await sees(at, 'decision 2')
  expect(new URL(at.url()).hash).toBe('')
  expect(await at.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await findBarriers(at)).toEqual([])
  await press(at, 'Roll back')
  await sees(at, 'Every phone gets trade 1.0.0 again')
  expect(await findBarriers(at)).toEqual([])
  expect(await tradeOf(store)).toBe(next)
  await fillIn(at, 'cecile', 'orders failed')
  await press(at, 'Roll back trade')
  await sees(at, 'Done: decision 3')
  await sees(at, 'orders failed')
  await sees(at, 'rolled back 20')
  expect(await tradeOf(store)).toBe(first.trade)
  expect(faults).toEqual([])
  await close()
})

test('of two operators the second is told what the first did, and the page shows it', async () => {
  const { page: at, store, publish, decide, next, faults, close } = await open('two', sizes[0][1])
  await press(at, 'Roll back')
  await fillIn(at, 'cecile', 'orders failed')
  await publish('wallet', '1.1.0')
  await decide(['wallet'], 'dan')
  await press(at, 'Roll back trade')
  await sees(at, 'Someone else made a decision in the meantime')
  await sees(at, 'Decision 3 was made by dan')
  await press(at, 'Cancel')
  await sees(at, 'decision 3')
  expect(await tradeOf(store)).toBe(next)
  expect(faults).toEqual([expect.stringContaining('409')])
  await close()
})

test('what was replaced before the press stays so: the page says what runs now, by whom, and what takes that back', async () => {
  const { page: at, store, publish, decide, faults, close } = await open('late', sizes[1][1])
  await press(at, 'Roll back')
  await fillIn(at, 'cecile', 'orders failed')
  const newer = await publish('trade', '1.2.0')
  await decide(['trade'], 'dan')
  await press(at, 'Roll back trade')
  await sees(at, `all phones run trade@${newer}`)
  await sees(at, 'Decision 3 was made by dan')
  await sees(at, `pnpm release rollback trade --from ${newer}`)
  expect(await at.$eval('[data-refusal]', note => note.getBoundingClientRect().bottom < innerHeight)).toBe(true)
  expect(await at.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  expect(await findBarriers(at)).toEqual([])
  expect(await tradeOf(store)).toBe(newer)
  expect(faults).toEqual([expect.stringContaining('409')])
  await close()
})

const boxOf = (at: Page, words: string) =>
  at
    .locator(`::-p-aria([name="${words}"][role="button"])`)
    .map(button => button.getBoundingClientRect().toJSON())
    .wait()

test('on a phone what the gate refuses is in sight, and the same spot pressed again sends nothing past it', async () => {
  const { page: at, store, publish, faults, close } = await open('gate', sizes[1][1])
  await publish('wallet', '1.1.0', { preload: { 'words:jp': [] } })
  await press(at, 'Promote')
  await at.locator('::-p-aria([name="To all phones"])').click()
  await fillIn(at, 'cecile', 'Japan comes later')
  const spot = await boxOf(at, 'Promote wallet')
  await press(at, 'Promote wallet')
  await sees(at, 'Nothing was changed')
  await at.mouse.click(spot.x + spot.width / 2, spot.y + spot.height / 2)
  const [cancel, past] = [await boxOf(at, 'Cancel'), await boxOf(at, 'Override the gate and promote')]
  expect([cancel.width, cancel.left]).toEqual([past.width, past.left])
  const told = await at.$eval('[data-refusal]', ({ parentElement }) => parentElement?.getBoundingClientRect().toJSON())
  expect(told.bottom).toBeLessThanOrEqual(cancel.top)
  expect(await findBarriers(at)).toEqual([])
  expect((await status(store, testKeys.accepted)).serial).toBe(2)
  await at.locator('::-p-aria([name="Promote even though the gate refuses"])').click()
  await at.locator('::-p-aria([name="Why"])').fill('Japan has its own app')
  await press(at, 'Override the gate and promote')
  await sees(at, 'Done: decision 3')
  expect(faults).toEqual([expect.stringContaining('422')])
  await close()
})

test('a canary that went to all phones before the press is taken back from all, which is said', async () => {
  const { page: at, store, publish, decide, next, faults, close } = await open('canary', sizes[1][1])
  await publish('trade', '1.2.0')
  await decide(['trade'], 'bo', { percent: 5 })
  await press(at, 'End canary')
  await fillIn(at, 'cecile', 'orders failed')
  await decide(['trade'], 'dan')
  await press(at, 'End the canary of trade')
  await sees(at, 'Done: decision 5')
  await sees(at, 'The release had already gone to all phones (dan, decision 4)')
  expect(await tradeOf(store)).toBe(next)
  expect(await findBarriers(at)).toEqual([])
  expect(faults).toEqual([])
  await close()
})
