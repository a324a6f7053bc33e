/** Borrowing: signed on a phone that is turned, paid out, its interest by the day, paid back once; and what is lent on coins, called and sold in part. */
import { afterEach, expect, test } from '@jest/globals'
import { loanListCall, messageListCall, pledgeApplyCall, uploadCall, userBalanceCall } from '@shared/contract'
import { connect } from '../client.ts'
import { identify } from '../identified.ts'
import type { Person } from '../people.ts'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'
import { type Line, lineTo } from './line.ts'

const [CALLED, SOLD, BACK] = [300, 330, 360]
const tape = {
  start: '2026-11-25 10:00:00',
  symbols: {
    BTCUSDT: [
      [0, '100000'],
      [CALLED, '78000'],
      [SOLD, '70000'],
      [BACK, '100000'],
    ] as [number, string][],
  },
  gaps: [],
}
const { phone: newPhone, person, platform } = journey({ tape })

const lines: Line[] = []
afterEach(async () => {
  for (const line of lines.splice(0)) line.close()
  expect(await platform().operate('ledger', 'check')).toBe('The books are sound')
})

const client = () => connect(platform().address().url, platform().address().publicKey)
const skip = (span: string) => platform().operate('clock', 'skip', span)
const loanOf = async (of: Person) => (await client().ask(loanListCall, {}, of)).records[0]
const balance = async (of: Person, currency = 'USDT') =>
  (await client().ask(userBalanceCall, { currency }, of))[0]?.available ?? '0'
const give = (of: Person, currency: string, amount: string) =>
  platform().operate('wallet', 'adjust', of.account, currency, `+${amount}`)
const told = async (of: Person) =>
  (await client().ask(messageListCall, { noticeType: 'transaction', pageSize: 50 }, of)).map(({ titile }) => titile)

async function verified(coins: Readonly<Record<string, string>> = {}): Promise<Person> {
  const someone = await person()
  await identify(platform().address(), someone)
  for (const [currency, amount] of Object.entries(coins)) await give(someone, currency, amount)
  return someone
}

/** What stands on the paper that is in sight: how many of its pixels carry ink, and how wide it is, in CSS pixels. */
const inkOf = ({ page }: Driver) =>
  page.evaluate(() => {
    const canvas = [...document.querySelectorAll('canvas')].findLast(paper => paper.checkVisibility())
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
    const at: number[] = []
    for (let i = 3; i < pixels.length; i += 4) if ((pixels[i] ?? 0) > 128) at.push(((i - 3) / 4) % (canvas?.width ?? 1))
    const wide = at.length && (Math.max(...at.slice(0, 50_000)) - Math.min(...at.slice(0, 50_000))) / devicePixelRatio
    return { inked: at.length, wide: Math.round(wide) }
  })

/** A stroke on the paper, from a part of its width to another. */
async function stroke({ page }: Driver, from: number, to: number): Promise<void> {
  const { x, y, width, height } = await page.evaluate(() => {
    const canvas = [...document.querySelectorAll('canvas')].findLast(paper => paper.checkVisibility())
    canvas?.scrollIntoView({ block: 'center' })
    return canvas?.getBoundingClientRect().toJSON()
  })
  const at = (part: number, nth: number) => [x + part * width, y + height * (nth % 2 ? 0.65 : 0.4)] as const
  await page.touchscreen.touchStart(...at(from, 0))
  for (let n = 1; n <= 8; n++) await page.touchscreen.touchMove(...at(from + ((to - from) * n) / 8, n))
  await page.touchscreen.touchEnd()
}

/** Until the paper takes it. */
const sign = (phone: Driver) =>
  phone.when(async () => {
    if ((await inkOf(phone)).inked > 0) return true
    await stroke(phone, 0.2, 0.7)
    return (await inkOf(phone)).inked > 0
  })

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

const accept = (phone: Driver) => phone.tap("I've read the agreement and accept it", 'checkbox')

/** As it stands at the loan account now. */
async function owed(phone: Driver): Promise<string> {
  await phone.open('/jiedaiAccount')
  await phone.reload()
  return phone.figure('Owed')
}

test('6,000 on 0.1 BTC: called once at 78,000 with both ways back, and at 70,000 as much is sold as leads back to 65.00 %', async () => {
  const ada = await verified({ BTC: '0.1' })
  const phone = await newPhone({ of: ada })
  await phone.open('/jiedai?type=pledge')
  await phone.type('Amount', '6000')
  await phone.type('Quantity', '0.1')
  expect(await phone.figure('Call price at 75%')).toBe('80,000.00 USDT')
  expect(await phone.figure('Liquidation price at 85%')).toBe('70,588.23 USDT')
  await phone.tap('Next')
  await phone.arrives('/jiedaiHetong')
  await phone.sees('60.00%', '70,588.23')
  await sign(phone)
  await accept(phone)
  await phone.tap(/^Sign and borrow 6,000\.00/)
  await phone.arrives('/jiedaiOrder')
  await phone.sees('Passed')
  expect([await balance(ada), await balance(ada, 'BTC')]).toEqual(['6000', '0'])

  await platform().operate('clock', 'advance', `${CALLED + 1}s`)
  await phone.open('/jiedaiAccount')
  await phone.sees(/Repay 930\.00\sUSDT or add 0\.0183432\d*\sBTC to get back to 65%/)
  expect(await told(ada)).toEqual(['Margin call'])
  await platform().operate('clock', 'advance', `${SOLD - CALLED}s`)
  expect(await loanOf(ada)).toMatchObject({ owed: '1693.94', pledgeAmount: '0.03722943' })
  await phone.sees('1,693.94', '65.00%')
  expect(await told(ada)).toEqual(['Collateral sold', 'Margin call'])
}, 300_000)

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
  await phone.sees('No running loans')
  expect(await balance(ada)).toBe('9.35')
  const paid = (await loanOf(ada))?.events?.filter(({ code }) => code === 'repaid')
  expect(paid?.map(({ amount }) => amount)).toEqual(['200.5', '300.15'])
}, 300_000)

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
