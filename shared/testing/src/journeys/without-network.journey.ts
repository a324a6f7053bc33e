/** The app opens without a network, with what was known; whoever may not keep anything has it without that. */
import { expect, test } from '@jest/globals'
import { createPositionCall, transferContractCall } from '@shared/contract'
import type { Driver } from './driver.ts'
import { isKeptPage, keepsLive, kept, opensAt, unanswered } from './kept.ts'
import { withoutNetwork } from './without-network.ts'

const { newPhone, platform, person, to, keeping, answers } = withoutNetwork()

/** Presses Enter in the field where the finger is. */
const enter = ({ page }: Driver) => page.keyboard.press('Enter')

const typedAt = ({ page }: Driver, path: string) =>
  page.$eval(`[data-path="${path}"] form input[inputmode]`, e => (e as HTMLInputElement).value)

test('without a network the app opens at any address, in its language alone, and goes on by itself with one', async () => {
  const phone = await keeping()
  const files = Object.values(await kept(phone)).flat()
  expect(files.filter(file => /words-(?!en-us)/.test(file))).toEqual([])
  const mend = to.line.cut()
  await opensAt(phone, '/home')
  expect(await isKeptPage(phone)).toBe(true)
  expect(await phone.page.evaluate(async () => (await fetch('/favicon.svg')).ok)).toBe(true)
  for (const path of ['/hangqing', '/login', '/language']) {
    await phone.open(path)
    await phone.arrives(path)
  }
  await phone.sees('No connection')
  mend()
  await phone.misses('No connection')
  await phone.tap('Español')
  await phone.when(async () =>
    Object.values(await kept(phone))
      .flat()
      .some(file => file.includes('words-xi')),
  )
  const cutAgain = to.line.cut()
  await phone.page.goto('about:blank')
  await expect(phone.page.goto(`${to.line.url}/?shell=0123456789ab`)).rejects.toThrow('net::') // what is kept has the live one
  await opensAt(phone, '/language')
  await phone.sees('Sin conexión')
  cutAgain()
})

test('an order or a transfer that finds no network is not sent, then or later; what was typed stays, and its button says why', async () => {
  const phone = await newPhone({ url: to.line.url, of: await person({ balance: '500', contract: '500' }) })
  phone.expects(unanswered)
  await phone.open('/heyue')
  await phone.type(/^Quantity/, '0.01')
  await keepsLive(phone, platform())
  await phone.when(async () => (await answers(phone)).path === '/heyue')
  let mend = to.line.cut()
  await opensAt(phone, '/heyue')
  await phone.sees('No connection. Data from', 'Buy long No connection', 'Sell short No connection')
  expect([await isKeptPage(phone), await typedAt(phone, '/heyue')]).toEqual([true, '0.01'])
  await phone.type(/^Quantity/, '0.02')
  await enter(phone)
  mend()
  await phone.tap(/^Buy long ?Liq/)
  await phone.tap('I understand that I could lose this money.', 'checkbox')
  await phone.tap('Continue')
  await phone.sees('Confirm order')
  mend = to.line.cut()
  await phone.sees(/Confirm order.*Buy long.*No connection/)
  await enter(phone)
  mend()
  await phone.misses('No connection')
  await phone.back()
  await phone.open('/zijinhuazhuan')
  await phone.type('Amount', '120')
  mend = to.line.cut()
  await phone.tap('Transfer', 'button') // nobody knows yet that there is no network
  await phone.sees('Checking… No reply reached us')
  await phone.sees('No connection')
  mend()
  await phone.misses('No connection')
  expect(await typedAt(phone, '/zijinhuazhuan')).toBe('120')
  await phone.reload()
  await phone.type('Amount', '130')
  expect([createPositionCall, transferContractCall].map(({ path }) => to.line.delivered(path))).toEqual([0, 0])
  await phone.tap('Transfer', 'button')
  await phone.sees('130.00 USDT transferred')
  expect(to.line.delivered(transferContractCall.path)).toBe(1)
})
