import { beforeEach, expect, test } from '@jest/globals'
import { myUserInfoCall } from '@shared/contract/calls/account'
import { standBetween } from '@shared/testing/between'
import { operate } from '@shared/testing/exchange-process'
import { applyBasic } from '@shared/testing/identities'
import { newGuest, newPerson } from '@shared/testing/people'
import { exchange, loseConnection, renderScreen, type ScreenOptions } from '@shared/testing/screen'
import { act, screen, waitFor, within } from '@testing-library/react'
import { setLanguage } from 'shell/i18n'

const open = (o: Partial<ScreenOptions> = {}) =>
  renderScreen(import('./my.screen.tsx'), { path: '/my', as: { balance: '600', contract: '400' }, ...o })
const assets = () => screen.getByRole('region', { name: 'Total assets, USDT' })

beforeEach(() => localStorage.clear())

test('who one is, what one has, and only rows that lead somewhere', async () => {
  const { person } = await open()
  expect(await screen.findByRole('heading', { name: person?.account ?? '' })).toBeTruthy()
  await waitFor(() => expect(assets().textContent).toMatch(/1,000\.00/))
  const links = screen.getAllByRole('link').map(link => link.getAttribute('href'))
  expect(links).toEqual(
    expect.arrayContaining(['#/zichanCenter', '#/chongzhi', '#/zijinhuazhuan', '#/zhangbianRecord', '#/language']),
  )
  expect(links).not.toContain('#/tixian')
  expect(links).not.toContain('#/vipLevel')
  expect(screen.getByRole('link', { name: 'Deposits and withdrawals' })).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/withdrawal (account|password)|identity verification/i)
})

test('where their pages are live it offers every entry of the specification, limits and the chat', async () => {
  const pages = [
    ...['/fuliCenter', '/vipLevel', '/tuanduiYaoqing', '/shenfenRenzheng', '/gerenziliao', '/jiesuanInfo'],
    ...['/bindGoogle', '/notifications', '/language', '/whitePaper', '/aboutUs', '/devices', '/limits'],
  ]
  await open({ routes: ['/my', '/outlink', ...pages] })
  await screen.findByRole('link', { name: 'Welfare centre' })
  const links = screen.getAllByRole('link').map(link => link.getAttribute('href')?.slice(1))
  expect(links).toEqual(expect.arrayContaining([...pages, '/outlink?kind=chat']))
})

test('rows stand in groups with headings, help begins with the help centre, and no two rows share an icon', async () => {
  const pages = ['/fuliCenter', '/vipLevel', '/tuanduiYaoqing', '/shenfenRenzheng', '/gerenziliao', '/jiesuanInfo']
  const more = ['/bindGoogle', '/notifications', '/language', '/whitePaper', '/aboutUs', '/devices', '/limits']
  await open({ routes: ['/my', '/outlink', '/helpCenter', '/articleList', '/zhangbianRecord', ...pages, ...more] })
  await screen.findByRole('link', { name: 'Welfare centre' })
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent?.trim())
  const groups = ['Rewards', 'History', 'Account and security', 'Settings', 'Help']
  expect(headings.filter(title => groups.includes(title ?? ''))).toEqual(groups)
  const help = screen.getByRole('heading', { name: 'Help' }).closest('section')
  expect(within(help as HTMLElement).getAllByRole('link')[0]?.textContent).toBe('Help centre')
  const icons = screen.getAllByRole('listitem').flatMap(row => row.querySelector('svg')?.innerHTML ?? [])
  expect(icons.length).toBeGreaterThan(15)
  expect(new Set(icons).size).toBe(icons.length)
})

test('the level stands on the card and leads to its page; whoever has none is told of none', async () => {
  const person = await newPerson(exchange(), { balance: '1000' })
  await operate(exchange(), 'vip', 'check', person.account)
  await open({ as: person, routes: ['/my', '/vipLevel'] })
  expect((await screen.findByRole('link', { name: 'VIP 1' })).getAttribute('href')).toBe('#/vipLevel')
  await open({ as: {}, routes: ['/my', '/vipLevel'] })
  await screen.findByRole('link', { name: 'Level benefits' })
  expect(screen.queryByText(/^VIP/)).toBeNull()
})

test('the language in use stands under its own name, Chinese in its script', async () => {
  await open()
  const row = () => screen.getAllByRole('link').find(link => link.getAttribute('href') === '#/language')
  await screen.findByRole('link', { name: /Language/ })
  await act(() => setLanguage('zh-cn', 'hant'))
  expect(row()?.textContent).toMatch(/繁體中文$/)
  await act(() => setLanguage('en-us'))
})

test('what is earned on a page that is here is named with its points', async () => {
  const { user } = await open({ routes: ['/my', '/bindGoogle'] })
  await user.click(await screen.findByRole('button', { name: /Credit score/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Credit score 50' }))
  expect(sheet.getByText('Authenticator').closest('li')?.textContent).toContain('0/10')
})

test('draws no list of parts when the server tells none of the credit score', async () => {
  const alters = (path: string, body: string) =>
    path.startsWith(myUserInfoCall.path) ? body.replace(/"creditParts":\[.*?\]/, '"creditParts":[]') : undefined
  const { address, stop } = await standBetween(exchange(), { alters })
  const { user } = await open({ at: address })
  await user.click(await screen.findByRole('button', { name: /Credit score/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Credit score 50' }))
  expect(sheet.queryByRole('list')).toBeNull()
  await stop()
})

test('the credit score opens with its parts', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: /Credit score/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Credit score 50' }))
  expect(sheet.getByText('Base score').closest('li')?.textContent).toContain('50/50')
  // nothing that nobody can do here is named
  for (const name of ['Authenticator', 'Withdrawal password', 'Loans repaid on time'])
    expect(sheet.queryByText(name)).toBeNull()
  expect(sheet.getByRole('link', { name: /First deposit/ }).getAttribute('href')).toBe('#/chongzhi')
})

test('the first thing that would make the account safer is said where it can be done', async () => {
  await open({ routes: ['/my', '/bindGoogle', '/shenfenRenzheng'] })
  expect((await screen.findByRole('link', { name: /Verify your identity/ })).getAttribute('href')).toBe(
    '#/shenfenRenzheng',
  )
  expect(screen.queryByText('Add an authenticator')).toBeNull()
})

test('the eye hides the total and keeps it hidden', async () => {
  const { user } = await open()
  await waitFor(() => expect(assets().textContent).toMatch(/1,000\.00/))
  await user.click(screen.getByRole('button', { name: 'Hide balances' }))
  expect(assets().textContent).not.toMatch(/1,000\.00/)
  expect(localStorage.getItem('ui.hideBalances.v1')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Hide balances' }))
})

test('theme, colour of a rise and size of text apply at once and are kept', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Appearance' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Appearance' }))
  for (const name of ['Light', 'Red', 'Largest']) await user.click(sheet.getByRole('radio', { name }))
  expect(JSON.parse(localStorage.getItem('ui.appearance.v1') ?? '')).toEqual({
    theme: 'light',
    updown: 'red-up',
    textSize: 1.25,
  })
})

/** A phone that can vibrate, and may ask for less motion. */
function phoneThatVibrates(calm: boolean) {
  Object.defineProperty(navigator, 'vibrate', { value: () => true, configurable: true })
  const { matchMedia } = window
  window.matchMedia = query => Object.assign(matchMedia(query), calm && query.includes('motion') && { matches: true })
  return () => {
    Reflect.deleteProperty(navigator, 'vibrate')
    window.matchMedia = matchMedia
  }
}

test('vibration is on until it is turned off in Appearance, and stays off', async () => {
  const end = phoneThatVibrates(false)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Appearance' }))
  const choice = await screen.findByRole<HTMLInputElement>('switch', { name: /^Vibration/ })
  expect(choice.checked).toBe(true)
  await user.click(choice)
  expect([choice.checked, localStorage.getItem('ui.haptics.v1')]).toEqual([false, 'false'])
  await user.click(choice)
  end()
})

test('vibration is off, and says why, while the phone asks for less motion', async () => {
  const end = phoneThatVibrates(true)
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Appearance' }))
  const choice = await screen.findByRole<HTMLInputElement>('switch', { name: /^Vibration/ })
  expect([choice.checked, choice.disabled]).toEqual([false, true])
  expect(screen.getByText('Off while your phone is set to reduce motion')).toBeTruthy()
  end()
})

test('logging out asks first; then this phone knows nobody', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(localStorage.getItem('token')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Log out' }))
  await waitFor(() => expect(localStorage.getItem('token')).toBeFalsy())
})

test('without a connection it says that nobody can log in again until it is back', async () => {
  const { user } = await open()
  await waitFor(() => expect(assets().textContent).toMatch(/1,000\.00/))
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  await user.click(screen.getByRole('button', { name: 'Log out' }))
  const question = await screen.findByRole('alertdialog')
  expect(question.textContent).toContain("You can't log in again until you're back online.")
  expect(question.textContent).not.toContain('at any time')
  await user.click(within(question).getByRole('button', { name: 'Cancel' }))
  act(() => found())
})

test('a guest is warned before leaving: without the password the account is lost', async () => {
  const { user } = await open({ as: await newGuest(exchange()) })
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(await screen.findByText("Save the password first. Without it, you'll lose this account.")).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
})

test('opening the page renews profile and assets', async () => {
  const { person } = await open({ as: {} })
  await waitFor(() => expect(assets().textContent).toMatch(/0\.00/))
  await operate(exchange(), 'wallet', 'adjust', person?.account ?? '', 'USDT', '7.50')
  await open(person ? { as: person } : {})
  await waitFor(() => expect(assets().textContent).toMatch(/7\.50/))
})

test('a total that did not load says why and comes at Retry; the rows stand', async () => {
  const { user, mend } = await open({ down: true })
  expect(await screen.findByText('Not found')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Account changes/ })).toBeTruthy()
  mend()
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(assets().textContent).toMatch(/1,000\.00/))
})

test('without a connection the total stays under its time', async () => {
  await open()
  await waitFor(() => expect(assets().textContent).toMatch(/1,000\.00/))
  let found = () => {}
  act(() => {
    found = loseConnection()
  })
  expect(await screen.findByText(/^As of \d\d:\d\d:\d\d$/)).toBeTruthy()
  act(() => found())
})

test('a first load without a connection says so beside the total, and goes on by itself', async () => {
  const { online } = await open({ offline: true })
  expect(within(assets()).getByText('No connection')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Account changes/ })).toBeTruthy()
  act(() => online())
  await waitFor(() => expect(assets().textContent).toMatch(/1,000\.00/))
})

test('the identity leads to where it begins, or to what became of it', async () => {
  const routes = ['/my', '/shenfenRenzheng', '/renzhengResult']
  const { person } = await open({ routes })
  const badge = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await badge('Not verified')).toBe('#/shenfenRenzheng')
  expect(screen.getByText('Not verified').dataset.kind).toBe('wait')
  if (person) await applyBasic(person)
  await open({ routes, ...(person && { as: person }) })
  expect(await badge('Identity under review')).toBe('#/renzhengResult?kind=basic')
})

test('says nothing of the identity when the server does not tell its state', async () => {
  const alters = (path: string, body: string) =>
    path.startsWith(myUserInfoCall.path) ? body.replace('"basicState":null,', '') : undefined
  const { address, stop } = await standBetween(exchange(), { alters })
  const { person } = await open({ at: address, routes: ['/my', '/shenfenRenzheng'] })
  expect(await screen.findByRole('heading', { name: person?.account ?? '' })).toBeTruthy()
  expect(screen.queryByText('Not verified')).toBeNull()
  expect(screen.queryByText('Verify your identity')).toBeNull()
  await stop()
})
