/** A finger that presses once more than it had to: what comes up or is leaving swallows it, nothing is pressed unread. */
import { expect, test } from '@jest/globals'
import type { Driver } from './driver.ts'
import { journey } from './journey.ts'

const { phone: newPhone, person } = journey()

/** Signed in, on a phone that shows all motion. */
async function moving(path: string): Promise<Driver> {
  const phone = await newPhone({ of: await person({ contract: '500' }) })
  await phone.page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'no-preference' }])
  await phone.open(path)
  return phone
}

/** From now on it takes its time over it: the second tap comes while the first one still shows. */
const slowly = (phone: Driver) =>
  phone.page.evaluate(() => {
    for (const time of ['--t-base', '--t-sheet']) document.documentElement.style.setProperty(time, '3s')
  })

const HOME = 'nav a[href="#/home"]'
const REVIEW = '::-p-xpath(//button[starts-with(., "Review")])'
const middle = (phone: Driver, selector: string) =>
  phone.page.$eval(selector, e => {
    const { x, y, width, height } = e.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })

/** Where the tab bar has Home, whatever lies over it now. */
async function tapWhereHomeIs(phone: Driver): Promise<void> {
  const { x, y } = await middle(phone, HOME)
  await phone.page.touchscreen.tap(x, y)
}

test('the second of two taps on a sheet that closes does not reach the tab bar', async () => {
  const phone = await moving('/heyue')
  await phone.tap(/^Leverage \d+x$/)
  await phone.tap('20x')
  await slowly(phone)
  await phone.tap('Use 20x')
  await tapWhereHomeIs(phone)
  await phone.misses('Use 20x')
  expect(await phone.at()).toBe('/heyue')
  await tapWhereHomeIs(phone)
  await phone.arrives('/home')
})

test('the second of two taps on a question that was answered does not reach the tab bar', async () => {
  const phone = await moving('/my')
  await phone.tap('Log out')
  await phone.sees('Log out?')
  await slowly(phone)
  await phone.tap('Cancel')
  await tapWhereHomeIs(phone)
  await phone.misses('Log out?')
  expect(await phone.at()).toBe('/my')
})

test('the second of two taps on Review does not press the sheet that comes up under the finger', async () => {
  const phone = await newPhone({ of: await person({ balance: '100' }) })
  await phone.open('/shandui?amount=20')
  await phone.page.evaluate(() => document.documentElement.style.setProperty('--t-guard', '3s'))
  await phone.sees(/Review ?\d/)
  const { x, y } = await middle(phone, REVIEW)
  await phone.page.touchscreen.tap(x, y)
  await phone.sees('Confirm swap')
  await phone.page.touchscreen.tap(x, y)
  await phone.tap('Swap')
  await phone.sees('Swap complete')
})

test('a tap on a toast presses nothing that lies behind it', async () => {
  const phone = await moving('/heyue')
  await phone.page.evaluate(() => {
    const said = new MutationObserver(() => {
      const toast = document.querySelector('[data-kind][data-shown]')
      if (!toast) return
      const { x, y, width, height } = toast.getBoundingClientRect()
      const met = document.elementFromPoint(x + width / 2, y + height / 2)
      document.documentElement.dataset.met = String(toast.contains(met))
    })
    said.observe(document.body, { subtree: true, childList: true, attributes: true })
  })
  phone.expects(/ERR_INTERNET_DISCONNECTED|status of/)
  await phone.open('/language')
  await phone.when(() => phone.page.evaluate(() => document.querySelector('[role=status] + [role=alert]') !== null)) // its code came
  await phone.page.setOfflineMode(true)
  await phone.tap('한국어')
  await phone.when(() => phone.page.evaluate(() => document.documentElement.dataset.met !== undefined))
  expect(await phone.page.evaluate(() => document.documentElement.dataset.met)).toBe('true')
  await phone.page.setOfflineMode(false)
})
