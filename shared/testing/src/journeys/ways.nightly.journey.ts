/** How people move: who may enter where, what covers the page meanwhile, and what ends a session. */
import { describe, expect, test } from '@jest/globals'
import { myUserInfoCall } from '@shared/contract'
import { connect } from '../client.ts'
import { cases } from '../soak.ts'
import { logIn, logOut } from './acts.ts'
import { journey } from './journey.ts'
import { hold, type Moment, requests, watch } from './observe.ts'

const { phone: newPhone, person, tab, platform } = journey()

describe('the address', () => {
  test('a visitor who wants to trade signs in first and is then where they wanted to be', async () => {
    const { account, password } = await person()
    const phone = await newPhone()
    await phone.open('/heyue?symbol=ETHUSDT')
    await phone.arrives('/login')
    await logIn(phone, account, password)
    await phone.arrives('/heyue')
    expect(await phone.at()).toBe('/heyue?symbol=ETHUSDT')
  })

  test.each(cases(['/nowhere', '/Home', ''], ['/nowhere']))(
    'unknown as %j it leads Home and leaves no step behind',
    async address => {
      const phone = await newPhone()
      await phone.open('/language')
      await phone.open(address)
      await phone.arrives('/home')
      await phone.back()
      await phone.arrives('/language')
    },
  )

  test('of a sheet that was opened by a press is left after a reload, too, by one step back', async () => {
    const phone = await newPhone({ of: await person({ balance: '5' }) })
    await phone.open('/my')
    await phone.open('/zichanCenter')
    await phone.tap(/USDT ?Available/)
    await phone.page.waitForSelector('[role=dialog]')
    await phone.reload()
    await phone.page.waitForSelector('[role=dialog]')
    expect(await phone.at()).toBe('/zichanCenter?currency=USDT')
    await phone.tap('Close')
    await phone.when(async () => (await phone.at()) === '/zichanCenter')
    await phone.back()
    await phone.arrives('/my')
  })
})

test('a link with an invitation that leads to the registration fills the code in, though it is answered after the form stands', async () => {
  const { token } = await person()
  const { url, publicKey } = platform().address()
  const { inviteCode } = await connect(url, publicKey).ask(myUserInfoCall, {}, { token })
  const phone = await newPhone()
  const link = await hold(phone.page, /appShortLink/)
  await phone.page.goto(`${platform().url}/?s=${inviteCode}#/login?mode=register`)
  await phone.sees('Invitation code')
  const code = () => phone.page.$eval('input[autocapitalize=characters]', input => (input as HTMLInputElement).value)
  expect([link.held.length, await code()]).toEqual([1, ''])
  await link.letGo()
  await phone.when(async () => (await code()) === inviteCode)
  await phone.sees('Invited by')
})

describe('the guard', () => {
  const names = (moments: Moment[]) => moments.map(({ what }) => what)
  /** Milliseconds from each "overlay up" to its "overlay gone". */
  const spans = (moments: Moment[]) =>
    moments.flatMap(({ what, at }, i) => {
      const end = what === 'overlay up' ? moments.slice(i).find(later => later.what === 'overlay gone') : undefined
      return end ? [end.at - at] : []
    })

  test('covers the page, asks who it is, waits for the answer, shows the page, uncovers it after 300 ms or more', async () => {
    const phone = await newPhone({ of: await person() })
    const moments = await watch(phone.page)
    const profile = await hold(phone.page, /getMyUserInfo/)
    const scripts = requests(phone.page, /\/my\.js$/)
    const going = phone.open('/my')
    await phone.page.waitForFunction(() => window.moments?.some(({ what }) => what === 'overlay up'))
    await phone.when(() => profile.held.length > 0 && scripts.length > 0)
    expect(profile.held).toHaveLength(1)
    expect(names(await moments())).toEqual(['overlay up'])
    await profile.letGo()
    await going
    expect(names(await moments())).toEqual(['overlay up', '/my', 'overlay gone'])
    // its clock begins as it is asked for, a moment before it is drawn
    expect(spans(await moments())[0]).toBeGreaterThanOrEqual(250)
  })

  test('lets an open page stand after 3 s though nobody answers who it is', async () => {
    const phone = await newPhone({ of: await person() })
    const moments = await watch(phone.page)
    const profile = await hold(phone.page, /getMyUserInfo/)
    await phone.open('/language')
    // the three seconds begin as the profile is asked for, a moment before the cover is drawn
    expect(spans(await moments())[0]).toBeGreaterThanOrEqual(2500)
    await profile.letGo()
  })

  test('sends a visitor on to the login under one and the same cover', async () => {
    const phone = await newPhone()
    const moments = await watch(phone.page)
    await phone.open('/my')
    await phone.arrives('/login')
    expect(names(await moments())).toEqual(['overlay up', '/login', 'overlay gone'])
  })

  test('drops a page that comes too late: only where the person went last is shown', async () => {
    const phone = await newPhone({ of: await person() })
    const moments = await watch(phone.page)
    await phone.open('/my')
    const before = (await moments()).length
    const late = await hold(phone.page, /\/r\/wallet\//)
    await phone.tap('Account changes')
    await phone.page.waitForFunction(() => document.getElementById('main')?.inert)
    await phone.leave('/language')
    await phone.arrives('/language')
    await late.letGo()
    await phone.page.waitForNetworkIdle({ idleTime: 200 })
    expect(names((await moments()).slice(before))).toEqual(['overlay up', '/language', 'overlay gone'])
  })

  test('lets a change of the query pass without a cover', async () => {
    const phone = await newPhone()
    const moments = await watch(phone.page)
    await phone.open('/login')
    await phone.tap('Create account')
    await phone.sees('I already have an account')
    expect(await phone.at()).toMatch(/^\/login\?mode=register/)
    expect(names(await moments())).toEqual(['overlay up', '/login', 'overlay gone'])
  })
})

describe('a session', () => {
  test('that the server ended leads to the login once, however many calls it refused, and back after it', async () => {
    const { account, password, token } = await person({ contract: '5' })
    const phone = await newPhone({ of: { account, password, token } })
    await phone.open('/heyue')
    await phone.sees('5.00')
    phone.expects(/status of 401/)
    const asking = await hold(phone.page, /\/api\/(?!public)/) // what it asks by itself meanwhile is refused with the rest
    await platform().operate('user', 'freeze', account)
    await platform().operate('user', 'unfreeze', account)
    const visited: string[] = []
    phone.page.on('framenavigated', frame => visited.push(new URL(frame.url()).hash))
    await phone.tap('Contract', 'link') // the active tab again: all of the page is asked anew
    await phone.when(() => asking.held.length > 2)
    await asking.letGo()
    await phone.arrives('/login')
    expect(visited.filter(hash => hash === '#/login')).toHaveLength(1)
    await logIn(phone, account, password)
    await phone.arrives('/heyue')
    await phone.sees('5.00')
  })

  test('that ended in another tab ends in this one, which asks for nothing more in its name', async () => {
    const here = await newPhone({ of: await person() })
    await here.open('/my')
    const there = await tab(here)
    await there.open('/my')
    const tokens: unknown[] = []
    here.page.on('request', request => tokens.push(request.headers()['x-access-token']))
    await logOut(there)
    await here.page.bringToFront()
    await here.arrives('/login')
    expect(tokens.filter(Boolean)).toEqual([])
  })
})

test('another language comes without a reload and keeps what was typed', async () => {
  const phone = await newPhone()
  await phone.open('/login')
  await phone.type('Username, email or mobile number', 'half a na')
  const born = await phone.page.evaluate(() => performance.timeOrigin)
  await phone.tap('English')
  await phone.tap('日本語')
  await phone.sees('ログイン')
  await phone.misses('Log in')
  const page = await phone.page.evaluate(() => ({
    born: performance.timeOrigin,
    lang: document.documentElement.lang,
    title: document.title,
    typed: document.querySelector<HTMLInputElement>('input[autocomplete^=username]')?.value,
  }))
  expect(page).toEqual({ born, lang: 'ja-JP', title: 'ログイン · tarn', typed: 'half a na' })
})

describe('without a connection', () => {
  test('a screen that never came is there at the first try once the connection is back, and no fault is told', async () => {
    const phone = await newPhone({ of: await person() })
    await phone.open('/articleList')
    const reports: string[] = []
    phone.page.on('request', asked => {
      if (asked.url().endsWith('/clientReport')) reports.push(asked.postData() ?? '')
    })
    phone.expects(/ERR_INTERNET_DISCONNECTED/)
    await phone.page.setOfflineMode(true)
    await phone.leave('/zichanCenter')
    await phone.sees("This page will load when you're back online.")
    await phone.page.setOfflineMode(false)
    await phone.sees('Total assets')
    await phone.when(() => reports.some(report => report.includes('"opened"') && report.includes('"wallet"')))
    await phone.when(() => reports.some(report => report.includes('"speed"') && report.includes('"/zichanCenter"')))
    expect(reports.filter(report => report.includes('"load"'))).toEqual([])
  })

  test('the phone says so and asks for nothing but whether it is back; then prices come again', async () => {
    const phone = await newPhone()
    await phone.open('/hangqing')
    await phone.sees(/BTC.*\d,\d{3}\.\d\d/)
    const asked = requests(phone.page)
    phone.expects(/ERR_INTERNET_DISCONNECTED/)
    await phone.page.setOfflineMode(true)
    await phone.sees('No connection. Data from')
    asked.length = 0 // a stream that broke may have been opened anew before the phone knew
    const isProbe = (path: string) => path.endsWith('/getServerTime')
    await phone.when(() => asked.filter(isProbe).length >= 2) // more than 2 s: three polls of what is looked at
    expect(asked.filter(path => !isProbe(path))).toEqual([])
    await phone.page.setOfflineMode(false)
    await phone.misses('No connection')
    await phone.when(() => asked.some(path => /appSymbol\/(price|stream)$/.test(path)))
  })

  test('while a sheet is open the server can be asked for at once, and the sheet stays', async () => {
    const phone = await newPhone({ of: await person() })
    await phone.open('/heyue?symbol=BTCUSDT')
    await phone.tap(/^BTC\/USDT/)
    await phone.page.waitForSelector('[role=dialog]')
    phone.expects(/ERR_INTERNET_DISCONNECTED/)
    await phone.page.setOfflineMode(true)
    await phone.sees('No connection. Data from')
    const asked = requests(phone.page)
    await phone.tap('Retry')
    await phone.when(() => asked.some(path => path.endsWith('/getServerTime')))
    expect(await phone.page.$('[role=dialog]')).not.toBeNull()
  })

  test('nothing is sent, what was typed stays, and with a connection it goes through', async () => {
    const phone = await newPhone({ of: await person({ balance: '10' }) })
    await phone.open('/zijinhuazhuan')
    await phone.sees('10.00')
    phone.expects(/ERR_INTERNET_DISCONNECTED/)
    await phone.page.setOfflineMode(true)
    await phone.sees('No connection. Data from')
    const posted: string[] = []
    phone.page.on('request', request => request.method() === 'POST' && posted.push(request.url()))
    await phone.type('Amount', '4')
    await phone.page.keyboard.press('Enter')
    await phone.sees(/No connection(?!\.)/)
    expect(posted).toEqual([])
    await phone.page.setOfflineMode(false)
    await phone.misses('No connection')
    await phone.tap('Transfer', 'button')
    await phone.sees('4.00 USDT transferred', '6.00')
  })
})
