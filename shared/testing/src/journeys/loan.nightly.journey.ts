/** More of loans: one without collateral, an upload that breaks, and a signature by keyboard. */
import { expect, test } from '@jest/globals'
import { pledgeApplyCall, uploadCall } from '@shared/contract'
import type { Driver } from './driver.ts'
import { lineTo } from './line.ts'
import { loanJourney } from './loan.ts'

const { newPhone, platform, lines, loanOf, balance, give, verified, inkOf, stroke, sign, accept, owed } = loanJourney()

const skip = (span: string) => platform().operate('clock', 'skip', span)

const turn = ({ page }: Driver, width: number, height: number) =>
  page.setViewport({ width, height, deviceScaleFactor: 2, isMobile: true, hasTouch: true })

/** Two taps at the same place, one after the other. */
async function tapTwice({ page }: Driver, name: RegExp): Promise<void> {
  const { x, y } = await page.evaluate(pattern => {
    const found = [...document.querySelectorAll('button')].findLast(
      e => new RegExp(pattern).test((e.textContent ?? '').replaceAll('\u00a0', ' ')) && e.checkVisibility(),
    )
    const box = found?.getBoundingClientRect()
    return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
  }, name.source)
  await page.touchscreen.tap(x, y)
  await page.touchscreen.tap(x, y)
}

test('500 without collateral: unsigned it says so; the ink survives a turn of the phone and the whole screen; by the day it costs 0.25, and all of it is paid once', async () => {
  const ada = await verified()
  const phone = await newPhone({ of: ada })
  await phone.open('/jiedai')
  await phone.type('Amount', '500')
  await phone.tap('7 days')
  expect(await phone.figure('Total interest, 7 days')).toBe('1.50 USDT')
  await phone.tap('Next')
  await phone.arrives('/jiedaiHetong')
  await accept(phone)
  await phone.tap(/^Sign and borrow 500\.00/)
  await phone.sees('Please sign')

  await sign(phone)
  await phone.misses('Please sign')
  const upright = await inkOf(phone)
  await turn(phone, 812, 375)
  await phone.when(async () => (await inkOf(phone)).inked > upright.inked / 2)
  expect(Math.abs((await inkOf(phone)).wide - upright.wide)).toBeLessThan(6)
  await turn(phone, 375, 812)
  await phone.when(async () => Math.abs((await inkOf(phone)).inked - upright.inked) < upright.inked / 20)
  await phone.tap('Full screen')
  await phone.when(async () => (await inkOf(phone)).inked > 0)
  const before = await inkOf(phone)
  await stroke(phone, 0.3, 0.8)
  expect((await inkOf(phone)).inked).toBeGreaterThan(before.inked)
  await phone.picture('loan-full-screen')
  await phone.tap('Done')
  await phone.when(async () => (await inkOf(phone)).inked > 0)
  await phone.picture('loan-signed')
  await phone.tap(/^Sign and borrow 500\.00/)
  await phone.arrives('/jiedaiOrder')
  await phone.sees('Pending review')
  const { id = '' } = (await loanOf(ada)) ?? {}
  await platform().operate('loan', 'pass', id)
  expect(await balance(ada)).toBe('500')

  await skip('23h')
  expect(await owed(phone)).toBe('500.00 USDT')
  await skip('2h')
  expect(await owed(phone)).toBe('500.25 USDT')
  await skip('24h')
  expect(await owed(phone)).toBe('500.50 USDT')
  await phone.tap('Repay')
  await phone.type('Amount', '200.50')
  await phone.tap(/^Repay 200\.50/)
  await phone.when(async () => (await loanOf(ada))?.owed === '300')
  await skip('24h')
  expect(await owed(phone)).toBe('300.15 USDT')
  await give(ada, 'USDT', '10')
  await phone.reload()
  await phone.tap('Repay')
  await phone.tap('All')
  await phone.sees(/Repay 300\.15/)
  await tapTwice(phone, /^Repay 300\.15/)
  await phone.sees('No active loans')
  expect(await balance(ada)).toBe('9.35')
  const paid = (await loanOf(ada))?.events?.filter(({ code }) => code === 'repaid')
  expect(paid?.map(({ amount }) => amount)).toEqual(['200.5', '300.15'])
})

test('an upload that breaks keeps the ink, and the next press goes; two taps ask for one loan', async () => {
  const line = await lineTo(platform().url)
  lines.push(line)
  const ada = await verified({ BTC: '0.1' })
  const phone = await newPhone({ of: ada, url: line.url })
  phone.expects(/ERR_(EMPTY_RESPONSE|CONNECTION_RESET|SOCKET_NOT_CONNECTED|FAILED)/)
  await phone.open('/jiedaiHetong?set=pledge&amount=1000&days=30&coin=BTC&pledge=0.05')
  await sign(phone)
  await accept(phone)
  const open = line.holdBack(uploadCall.path)
  await phone.tap(/^Sign and borrow 1,000\.00/)
  await phone.sees("Couldn't upload your signature. It's still here: try again.")
  const kept = await inkOf(phone)
  expect(kept.inked).toBeGreaterThan(0)
  open()
  await phone.when(() => phone.page.evaluate(() => navigator.onLine))
  await tapTwice(phone, /^Sign and borrow 1,000\.00/)
  await phone.arrives('/jiedaiOrder')
  expect([await balance(ada), line.delivered(pledgeApplyCall.path)]).toEqual(['1000', 1])
})

test('whoever cannot draw signs by the keyboard alone: the name that is typed is the ink', async () => {
  const ada = await verified()
  const phone = await newPhone({ of: ada })
  await phone.open('/jiedaiHetong?set=credit&amount=500&days=7')
  await phone.tap('Type your name instead')
  await phone.type('Your full name', 'Malee Saetang')
  await accept(phone)
  await phone.picture('loan-typed')
  await phone.page.keyboard.press('Enter')
  await phone.when(async () => (await loanOf(ada)) !== undefined).catch(() => phone.tap(/^Sign and borrow/))
  await phone.arrives('/jiedaiOrder')
  const { id = '' } = (await loanOf(ada)) ?? {}
  await phone.open(`/jiedaiHetong?id=${id}`)
  await phone.sees(/Signed \d\d/)
  await phone.when(() => phone.page.evaluate(() => document.querySelector('img')?.naturalWidth === 1200))
  await phone.picture('loan-read-only')
})
