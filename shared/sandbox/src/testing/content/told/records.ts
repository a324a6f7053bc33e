/** What a message's link leads to: the call of that screen, which answers the record to its owner. */
import {
  alertListCall,
  applicationListCall,
  balanceLogCall,
  competitionCall,
  identityStatesCall,
  limitsCall,
  loanListCall,
  myNoticeListCall,
  myUserInfoCall,
  offeringListCall,
  payoutAccountListCall,
  positionListCall,
  productOrderListCall,
  rechargeListCall,
  rewardListCall,
  secondListCall,
  sessionListCall,
  taskListCall,
  withdrawalListCall,
} from '@shared/contract'
import { alertStates, rewardStates, taskStates } from '@shared/contract/codes'
import type { Client } from '../../../../../testing/src/client.ts'

type Who = { token: string }
type Query = Readonly<Record<string, string | undefined>>
type Find = (client: Client, query: Query, who: Who) => Promise<boolean>

const some = (page: { records: readonly unknown[] }) => page.records.length === 1
const idOf = ({ id = '' }: Query) => ({ id })

const payment: Find = async (client, query, who) =>
  some(
    query.kind === 'recharge'
      ? await client.ask(rechargeListCall, idOf(query), who)
      : await client.ask(withdrawalListCall, idOf(query), who),
  )
const position: Find = async (client, { order = '', mode }, who) =>
  some(
    mode === 'second'
      ? await client.ask(secondListCall, { id: order }, who)
      : await client.ask(positionListCall, { id: order }, who),
  )
const productOrder: Find = async (client, query, who) => some(await client.ask(productOrderListCall, idOf(query), who))
/** What is there of everybody who is signed in. */
const own: Find = async (client, _, who) => Boolean((await client.ask(myUserInfoCall, {}, who)).account)

const alert: Find = async (client, { symbol }, who) => {
  const { records } = await client.ask(alertListCall, {}, who)
  return records.some(one => one.symbol === symbol && one.state === alertStates.reached)
}
const offering: Find = async (client, { id = '', tab }, who) =>
  some(
    tab === 'records'
      ? await client.ask(applicationListCall, { ioeId: id }, who)
      : await client.ask(offeringListCall, { id }, who),
  )
const welfare: Find = async (client, { tab }, who) => {
  if (tab === 'tasks')
    return (await client.ask(taskListCall, {}, who)).some(
      ({ code, state }) => code !== 'check-in' && state === taskStates.claimable,
    )
  return (await client.ask(rewardListCall, {}, who)).records.some(({ state }) => state === rewardStates.claimable)
}
const ledger: Find = async (client, { id, group, begin, end }, who) => {
  if (id) return some(await client.ask(balanceLogCall, { id }, who))
  const days = { createTime_begin: `${begin} 00:00:00`, createTime_end: `${end} 23:59:59` }
  return (await client.ask(balanceLogCall, { group: Number(group), ...days }, who)).records.length > 0
}
const identity: Find = async (client, { kind }, who) => {
  const states = await client.ask(identityStatesCall, {}, who)
  return Boolean(kind === 'advanced' ? states.advanced : states.basic)
}
const article: Find = async (client, { id = '' }, who) => some(await client.ask(myNoticeListCall, { id }, who))

/** By the address without its query: who finds it, and whether others are kept from it. */
const screens: Readonly<Record<string, { find: Find; private?: true | ((query: Query) => boolean) }>> = {
  '/chongzhitixianResult': { find: payment, private: true },
  '/jiesuanInfo': {
    find: async (client, _, who) => (await client.ask(payoutAccountListCall, {}, who)).records.length > 0,
    private: true,
  },
  '/heyue': { find: position, private: true },
  '/kline': { find: alert, private: true },
  '/bisaiDetail': {
    find: async (client, query, who) => (await client.ask(competitionCall, idOf(query), who)).id === query.id,
  },
  '/taoliOrder': { find: productOrder, private: true },
  '/kuangchiOrder': { find: productOrder, private: true },
  '/zhaiquanOrder': { find: productOrder, private: true },
  '/jiedaiOrder': {
    find: async (client, query, who) => some(await client.ask(loanListCall, idOf(query), who)),
    private: true,
  },
  '/ieo': { find: offering, private: ({ tab }) => tab === 'records' },
  '/vipLevel': { find: own },
  '/fuliCenter': { find: welfare, private: true },
  '/zhangbianRecord': { find: ledger, private: true },
  '/renzhengResult': { find: identity, private: true },
  '/devices': { find: async (client, _, who) => (await client.ask(sessionListCall, {}, who)).length > 0 },
  '/withdrawPassword': { find: own },
  '/bindGoogle': { find: own },
  '/gerenziliao': { find: own },
  '/limits': { find: async (client, _, who) => Boolean((await client.ask(limitsCall, {}, who)).renewsAt) },
  '/articleDetail': { find: article },
}

/** The screens that messages lead to. */
export const leadingTo: readonly string[] = Object.keys(screens)

/** Whether the link of a message leads who has it to its record; null where that address leads nowhere. */
export async function leadsTo(client: Client, path: string, who: Who): Promise<boolean | null> {
  const [one, query] = screenOf(path)
  return one ? one.find(client, query, who) : null
}

export function isPrivate(path: string): boolean {
  const [one, query] = screenOf(path)
  return typeof one?.private === 'function' ? one.private(query) : one?.private === true
}

function screenOf(path: string): [(typeof screens)[string] | undefined, Query] {
  const [screen = '', query = ''] = path.split('?')
  return [screens[screen], Object.fromEntries(new URLSearchParams(query))]
}
