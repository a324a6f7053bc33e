/** Every screen of the live set, in the states in which people meet it. */
import { configCall, loginCall, noticeListCall, positionListCall, rechargeListCall } from '@shared/contract'
import { positionStates } from '@shared/contract/codes'
import * as v from 'valibot'
import { type Client, connect } from '../client.ts'
import { newPerson, type Person } from '../people.ts'
import type { Platform } from '../platform.ts'
import { type Step, sheets } from './sheets.ts'

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
}
export type People = { visitor: undefined; new: Person; demo: Person }

/** @param platform with a demo account */
export async function peopleOf(platform: Platform): Promise<People> {
  if (!platform.demo) throw new Error('The looks need a demo account: start the platform with demo: true')
  const { token } = await clientOf(platform).ask(loginCall, platform.demo)
  return { visitor: undefined, new: await newPerson(platform.address()), demo: { ...platform.demo, token } }
}

const clientOf = (platform: Platform): Client => connect(platform.address().url, platform.address().publicKey)

/** Queries by path; a screen that is not named is looked at without one. */
async function queriesOf(platform: Platform, { token }: Person): Promise<Record<string, readonly string[]>> {
  const client = clientOf(platform)
  const { records: recharges } = await client.ask(rechargeListCall, {}, { token })
  const order = (status: number) => `?id=${recharges.find(recharge => recharge.status === status)?.id}`
  const [notice] = (await client.ask(noticeListCall, {})).records
  const [position] = (await client.ask(positionListCall, { state: positionStates.running }, { token })).records
  return {
    '/login': ['', '?mode=register', '?mode=register&by=email'],
    '/articleDetail': ['?key=user-agreement', `?kind=notice&id=${notice?.id}`],
    '/hangqing': ['', '?cat=forex', '?q='],
    '/kline': ['?symbol=BTCUSDT&period=1h'],
    '/heyue': ['', '?tab=history', `?order=${position?.id}`],
    '/chongzhi': ['', order(0)],
    '/chongzhitixianResult': [order(1), order(-1)],
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
  return looks.flatMap(withSheets)
}

const whoSees = (path: string, auth: boolean): Look['who'][] => {
  if (path === '/login') return ['visitor']
  return auth ? ['new', 'demo'] : ['visitor', 'demo']
}
