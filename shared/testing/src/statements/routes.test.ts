import { expect, test } from '@jest/globals'
import account from '../../../../remote-account/src/routes.ts'
import content from '../../../../remote-content/src/routes.ts'
import invest from '../../../../remote-invest/src/routes.ts'
import trade from '../../../../remote-trade/src/routes.ts'
import wallet from '../../../../remote-wallet/src/routes.ts'

/** Section 2's table: L needs a login; behind it what else it says of the address. */
const SPECIFIED = `
home
hangqing
heyue L
my L
gerenziliao L
shenfenRenzheng L
shenfenRenzhengAd L
renzhengResult L
tuanduiYaoqing L
zichanCenter L
zhangbianRecord L
chongzhitixianRecord L
chongzhi L
tixian L
chongzhitixianResult L
jiesuanInfo L
fuliCenter L
vipLevel L
jiedai L
jiedaiHetong L
jiedaiOrder L
bisai L
bisaiDetail L
bisaiMycansai L
taolilicai L #031228
taolilicaiDetail L #031228
taoliOk L
taoliOrder L
kuangchi L #2c3e50
kuangchiDetail L #2c3e50
zhaiquan
zhaiquanDetail L
shandui L
shanduiOrder L
xinwen
articleList
articleDetail
articleShare
ieo L
zijinhuazhuan L
demotrading kept
kline kept #000000
outlink kept
login kept
`

/** Screens that the specification names by their titles alone, the addresses are ours; two are of our own. */
const BY_TITLE: Readonly<Record<string, string>> = {
  '/language': 'Language',
  '/changePassword': 'Change login password',
  '/withdrawPassword': 'Change withdrawal password',
  '/bindGoogle': 'Google Authenticator',
  '/devices': 'Devices',
  '/limits': 'Limits and breaks',
  '/zhangdieFenbu': 'Rise/fall distribution',
  '/kuaisuOrder': 'Fast trade history',
  '/kuangchiOrder': 'Mining orders',
  '/zhaiquanOrder': 'Bond orders',
  '/touziOrder': 'Investment orders',
  '/jiedaiAccount': 'Loan account',
  '/helpCenter': 'Help centre',
  '/notifications': 'Notifications',
  '/whitePaper': 'White paper',
  '/aboutUs': 'About us',
}
/** A screen that has an address in the table and a title beside it. */
const TITLED = { ...BY_TITLE, '/articleDetail': 'Article details' }

const specified = SPECIFIED.trim()
  .split('\n')
  .map(line => line.split(' '))
  .map(([name, ...marks]) => ({
    path: `/${name}`,
    auth: marks.includes('L'),
    keepAlive: marks.includes('kept'),
    background: marks.find(mark => mark.startsWith('#')),
  }))

type Built = { path: string; auth: boolean; title: { message?: string }; keepAlive?: boolean; background?: string }
const built: readonly Built[] = [...account, ...content, ...invest, ...trade, ...wallet]

test('the table of the specification is whole', () => {
  expect(specified).toHaveLength(44)
  expect(specified.filter(({ auth }) => auth)).toHaveLength(33)
})

test.each(specified.map(({ path }) => path))('%s is as the specification has it', path => {
  const is = built.filter(route => route.path === path)
  const { title, auth, keepAlive = false, background } = is[0] as Built
  expect([is.length, { path, auth, keepAlive, background }]).toEqual([1, specified.find(row => row.path === path)])
  expect(title.message ?? '').not.toBe('')
})

test.each(Object.entries(TITLED))('%s is called %s', (path, title) =>
  expect(built.find(route => route.path === path)?.title.message).toBe(title),
)

test('each of its addresses, and of the screens that it names by their titles, has one screen; others may have one, too', () => {
  const named = [...specified.map(({ path }) => path), ...Object.keys(BY_TITLE)]
  const paths = built.map(({ path }) => path)
  expect(named).toHaveLength(60)
  expect(paths).toEqual(expect.arrayContaining(named))
  expect(new Set(paths).size).toBe(paths.length)
})
