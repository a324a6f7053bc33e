/** Two people at one browser: what belongs to one of them is never the other's, whatever came in between. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { positionListCall } from '@shared/contract'
import type { Browser } from 'puppeteer'
import { launch, openPhone } from '../browser.ts'
import { connect } from '../client.ts'
import type { Person } from '../people.ts'
import { askForLong, logIn, logOut } from './acts.ts'
import { type Driver, take } from './driver.ts'
import { journey } from './journey.ts'
import { hold, requests } from './observe.ts'

const { phone: newPhone, person, tab, platform } = journey()

const positionsOf = async ({ token }: Person) => {
  const { url, publicKey } = platform().address()
  return (await connect(url, publicKey).ask(positionListCall, { state: 1 }, { token })).records
}

/** Whoever sits at the other tab logs out there, and the next one logs in. */
async function handOver(there: Driver, { account, password }: Person): Promise<void> {
  await there.open('/my')
  await logOut(there)
  await there.tap('Personal')
  await there.arrives('/login')
  await logIn(there, account, password)
  await there.arrives('/my')
}

const profile = /getMyUserInfo/

describe('another person in another tab', () => {
  test('finds no sheet of the one before, and no order goes out by it', async () => {
    const [ada, ben] = await Promise.all([person({ contract: '2500' }), person({ contract: '2500' })])
    const here = await newPhone({ of: ada })
    await here.open('/heyue')
    await askForLong(here)
    const asking = await hold(here.page, profile) // nobody answers who it is
    const asked = requests(here.page, /\/create$/)
    const there = await tab(here)
    await handOver(there, ben)
    await here.page.bringToFront()
    await here.misses('Confirm order', ada.account)
    await here.when(() => asking.held.length > 0)
    await asking.letGo()
    await here.arrives('/heyue')
    await here.misses('Confirm order')
    expect([asked, await positionsOf(ada), await positionsOf(ben)]).toEqual([[], [], []])
  })
})

describe('Back to a page that the browser kept', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch({ ignoreDefaultArgs: ['--disable-back-forward-cache'] })
  })
  afterAll(() => browser?.close())

  test('after a log-out shows nobody, and asks for nothing in their name', async () => {
    const ada = await person({ balance: '5' })
    const here = take(await openPhone(browser, { storage: { token: ada.token } }), platform().url)
    await here.open('/my')
    await here.sees(ada.account, '5.00')
    await here.page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(self, { persisted })))
    await here.page.goto(`${platform().url}/manifest.webmanifest`)
    await here.page.evaluate(() => localStorage.removeItem('token')) // nobody listens
    const tokens: unknown[] = []
    here.page.on('request', request => tokens.push(request.headers()['x-access-token']))
    await here.page.goBack()
    await here.arrives('/login')
    expect(await here.page.evaluate(() => Object(self).persisted)).toBe(true)
    expect(await here.says()).not.toContain(ada.account)
    expect(tokens.filter(Boolean)).toEqual([])
    await here.close()
  })
})
