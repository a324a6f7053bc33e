/** Every screen of the live set, in the states in which people meet it. */
import {
  configCall,
  createPositionCall,
  type InputOf,
  joinCompetitionCall,
  loginCall,
  noticeListCall,
  passkeyRegisterCall,
  passkeyRegisterOptionsCall,
  payoutAccountListCall,
  positionListCall,
  rechargeApplyCall,
  rechargeListCall,
  symbolPriceCall,
  withdrawalListCall,
} from '@shared/contract'
import { directions, orderTypes, positionStates, tradeTypes } from '@shared/contract/codes'
import { big, truncate } from '@shared/money'
import * as v from 'valibot'
import { newAuthenticator } from '../authenticator.ts'
import { type Client, connect, newOrderId } from '../client.ts'
import { newPerson, type Person } from '../people.ts'
import type { Platform } from '../platform.ts'
import { bindAuthenticator } from '../totp.ts'
import { investedQueries } from './invested.ts'
import { lentQueries } from './lent.ts'
import { type Step, sheets } from './sheets.ts'
import { type State, special } from './states.ts'
import { entryOf, leaveCfds, leaveLong, leaveTraded, tradedQueries } from './traded.ts'

/** One thing to look at: an address as somebody sees it. */
export type Look = {
  /** For a file, e.g. "chongzhi-2". */
  name: string
  /** With its query. */
  path: string
  /** A visitor, somebody who just registered, somebody with money, a position and recharges. */
  who: 'visitor' | 'new' | 'demo'
  /** Presses that open something over it. */
  steps?: readonly Step[]
  state?: State
  /** What stands below the ticket is brought into sight: positions, orders, history. */
  below?: true
  /** A phone on its side; upright unless given. */
  size?: Readonly<Record<'width' | 'height', number>>
}
export type People = { visitor: undefined; new: Person; demo: Person }

/** A competition that the demo account takes part in. */
const JOINED = 'C-joined'

/** @param platform with a demo account */
export async function peopleOf(platform: Platform): Promise<People> {
  if (!platform.demo) throw new Error('The looks need a demo account: start the platform with demo: true')
  const { token } = await clientOf(platform).ask(loginCall, platform.demo)
  await leavePasskey(clientOf(platform), platform.demo.password, token)
  await leaveWaiting(platform, token)
  await leaveRecharges(platform, token)
  await clientOf(platform).ask(joinCompetitionCall, { id: 'month-cup', clientOrderId: newOrderId() }, { token })
  await leaveTraded(clientOf(platform), token)
  await bindAuthenticator(platform.address(), { ...platform.demo, token }) // whoever is new has none
  return { visitor: undefined, new: await newPerson(platform.address()), demo: { ...platform.demo, token } }
}

/** By bank, its details issued; and a coin whose address is still to come. */
async function leaveRecharges(platform: Platform, token: string): Promise<void> {
  const ask = (order: Pick<InputOf<typeof rechargeApplyCall>, 'currency' | 'network' | 'amount' | 'payCurrency'>) =>
    clientOf(platform).ask(rechargeApplyCall, { ...order, clientOrderId: newOrderId() }, { token })
  const { id } = await ask({ currency: 'USDT', network: 'BANK', amount: '100', payCurrency: 'THB' })
  await platform.operate('recharge', 'issue', id)
  await ask({ currency: 'BTC', network: 'BTC', amount: '0.02' })
}

/** Of a device that is not here. */
async function leavePasskey(client: Client, password: string, token: string): Promise<void> {
  const options = await client.ask(passkeyRegisterOptionsCall, { password }, { token })
  const response = newAuthenticator({ origin: 'http://localhost' }).create(options)
  await client.ask(passkeyRegisterCall, { response }, { token })
}

/** A competition that runs, joined, with a position in it. */
async function leaveCompeting(platform: Platform, token: string): Promise<void> {
  await platform.operate('competition', 'create', '--title', 'Autumn cup', '--id', JOINED, '--bots', '12')
  const joined = { id: JOINED, clientOrderId: newOrderId() }
  const { id: entryId } = await clientOf(platform).ask(joinCompetitionCall, joined, { token })
  await leaveLong(clientOf(platform), token, entryId)
}

/** A limit and a stop that the market is far from. */
async function leaveWaiting(platform: Platform, token: string): Promise<void> {
  const client = clientOf(platform)
  const [ticker] = await client.ask(symbolPriceCall, { symbols: 'BTCUSDT' })
  const price = ticker?.price ?? '0'
  const terms = { tradeType: tradeTypes.contract, symbol: 'BTCUSDT', direction: directions.buy, leverage: 20 } as const
  const order = { ...terms, quantity: '0.01', expectedPrice: price, tolerance: '0.01' }
  const away = (part: string) => truncate(big(price).times(part), 0)
  const ask = (change: Partial<InputOf<typeof createPositionCall>>) =>
    client.ask(
      createPositionCall,
      { ...order, orderType: orderTypes.limit, clientOrderId: newOrderId(), ...change },
      { token },
    )
  await ask({ price: away('0.9') })
  await ask({ orderType: orderTypes.stop, triggerPrice: away('1.1') })
}

const clientOf = (platform: Platform): Client => connect(platform.address().url, platform.address().publicKey)

/** Queries by path; a screen that is not named is looked at without one. */
async function queriesOf(platform: Platform, { token }: Person): Promise<Record<string, readonly string[]>> {
  const client = clientOf(platform)
  const { records: recharges } = await client.ask(rechargeListCall, {}, { token })
  const { records: withdrawals } = await client.ask(withdrawalListCall, {}, { token })
  const paid = (status: number) => `?kind=withdraw&id=${withdrawals.find(one => one.status === status)?.id}`
  const order = (status: number, network?: string) =>
    `?id=${recharges.find(recharge => recharge.status === status && (!network || recharge.network === network))?.id}`
  const [notice] = (await client.ask(noticeListCall, {})).records
  const [position] = (
    await client.ask(positionListCall, { state: positionStates.running, tradeType: tradeTypes.contract }, { token })
  ).records
  const traded = await tradedQueries(client, token)
  const accounts = (await client.ask(payoutAccountListCall, {}, { token })).records
  const edits = accounts.slice(0, 2).map(({ id }) => `?edit=${id}`)
  return {
    ...traded,
    ...(await investedQueries(client, token)),
    ...(await lentQueries(client, token)),
    '/login': [
      ...['', '?mode=register', '?mode=register&by=email', '?mode=register&by=phone'],
      ...['?by=phone', '?by=email', '?by=google', '?mode=forgot'],
    ],
    '/articleDetail': ['?key=user-agreement', `?kind=notice&id=${notice?.id}`],
    '/articleList': ['', '?q=zzzz'],
    '/articleShare': ['?kind=news&id=12&card=1', '?kind=news&id=12', '?kind=news&id=none'],
    '/xinwen': ['', '?tag=education'],
    '/outlink': ['?url=https://other.test/a', '?url=https://www.tronscan.org/', '?url=javascript:0'],
    '/helpCenter': ['', '?cat=trading', '?q=fees', '?q=xylophone'],
    '/search': ['', '?q=withdraw', '?q=btc+66000', '?q=close', '?q=xylophone', `?why=liquidation-${position?.id}`],
    '/notifications': ['', '?tab=task', '?sheet=alerts'],
    '/zhangdieFenbu': ['', '?cat=crypto&bin=5', '?cat=metal&bin=8'],
    '/hangqing': ['', '?cat=forex', '?q=', '?q=zzz', '?cat=fav'],
    '/kline': [
      '?symbol=BTCUSDT&period=1h',
      '?symbol=BTCUSDT&acc=demo',
      '?symbol=NOPEUSDT',
      '?symbol=BTCUSDT&alert=66000',
    ],
    '/demotrading': ['', '?mode=second', '?mode=option'],
    // who names a side finds the ticket unfolded, with open positions too
    '/heyue': ['?side=1', '?tab=history', `?order=${position?.id}`, '?tab=orders', ...(traded['/heyue'] ?? [])],
    '/bisai': ['', '?status=-2', '?status=0'],
    '/bisaiDetail': ['?id=week-cup', '?id=two-hour-sprint', '?id=week-cup&tab=rewards', '?id=month-cup', '?id=none'],
    '/withdrawPassword': ['', '?mode=forgot'],
    '/fuliCenter': ['', '?tab=rewards'],
    '/tuanduiYaoqing': ['', '?level=2'],
    '/chongzhi': ['', order(0, 'TRC20'), '?currency=USDT&network=BANK&amount=100', order(0, 'BANK'), order(0, 'BTC')],
    '/tixian': ['', '?to=bank&amount=100', '?currency=BTC'],
    '/gerenziliao': ['', '?change=email', '?change=phone'],
    '/renzhengResult': ['', '?kind=advanced'],
    '/jiesuanInfo': ['', '?tab=bank', '?add=chain', '?add=bank', ...edits],
    '/chongzhitixianResult': [order(1), order(-1), paid(0), paid(2)],
    '/chongzhitixianRecord': ['', '?tab=withdraw'],
    '/zichanCenter': ['', '?tab=profit'],
    '/ieo': ['', '?tab=records', '?id=ieo-luma', '?id=ieo-hern', '?id=ieo-bslt', '?id=ieo-embr', '?id=none'],
    '/taolilicai': ['', '?cycle=long&currency=BTC'],
    '/taolilicaiDetail': ['?id=A2&amount=1000', '?id=A5', '?id=A8', '?id=none'],
    '/kuangchi': ['', '?coin=LTC'],
    '/kuangchiDetail': ['?id=S21', '?id=none'],
    '/zhaiquanDetail': ['?id=B1&amount=500', '?id=B3&amount=501', '?id=B2', '?id=none'],
  }
}

/** A look, then what opens over it for who has most to see. */
const withSheets = (look: Look): Look[] => {
  const over = look.who === 'demo' || look.path.startsWith('/login') ? (sheets[look.name] ?? []) : []
  return [look, ...over.map((steps, i) => ({ ...look, name: `${look.name}.over-${i + 1}`, steps }))]
}

/** @param people of the same platform */
export async function looksOf(platform: Platform, { demo }: People): Promise<Look[]> {
  const config = v.parse(configCall.output, await (await fetch(`${platform.url}/config.json`)).json())
  const routes = Object.values(config.units).flatMap(unit => unit.routes)
  const queries = await queriesOf(platform, demo)
  const looks = routes.flatMap(({ path, auth }) =>
    (queries[path] ?? ['']).flatMap((query, i) =>
      whoSees(path, auth).map(who => ({ name: `${path.slice(1)}${i ? `-${i + 1}` : ''}`, path: path + query, who })),
    ),
  )
  return [...looks.flatMap(withSheets), ...special]
}

/** What stands below the ticket, of CFDs and in a competition: traded first, then looked at. */
export async function booksOf(platform: Platform, { demo: { token } }: People): Promise<Look[]> {
  await leaveCfds(clientOf(platform), token)
  await leaveCompeting(platform, token)
  const competing = `/heyue?competition=${await entryOf(clientOf(platform), token, JOINED)}`
  const cfd = '/heyue?mode=cfd&symbol=XAUUSD'
  const below = (name: string, path: string): Look => ({ name, path, who: 'demo', below: true })
  return [
    { name: 'bisaiDetail-joined', path: `/bisaiDetail?id=${JOINED}`, who: 'demo' },
    below('heyue-cfd-positions', cfd),
    below('heyue-cfd-history', `${cfd}&tab=history`),
    { name: 'heyue-competing', path: competing, who: 'demo' },
    below('heyue-competing-positions', competing),
  ]
}

/** Where an address leads the demo account, whose identity is verified. */
export const leads: Readonly<Record<string, string>> = { '/shenfenRenzheng': '/renzhengResult' }

const whoSees = (path: string, auth: boolean): Look['who'][] => {
  if (path === '/login') return ['visitor']
  return auth ? ['new', 'demo'] : ['visitor', 'demo']
}
