/** An account's second contracts, and the totals above them. */
import type { ParsedInputOf, SecondOrder, secondListCall } from '@shared/contract'
import { secondStates } from '@shared/contract/codes'
import type { Context } from '../../context.ts'
import { daysOf, type ListQuestion, listed } from '../../db/listed.ts'
import { type Page, pageOf } from '../../db/page.ts'
import type { TradingAccount } from '../../ledger/trading-account.ts'
import { madeBy } from '../made-by.ts'
import { samplesOf } from '../sample.ts'
import { runningSeconds } from '../worth/seconds.ts'
import { secondList } from './migrations.ts'
import { secondById } from './rows.ts'
import type { SecondRow } from './tables.ts'
import { secondView, stateOf } from './view.ts'

type Filter = ParsedInputOf<typeof secondListCall>

const seconds = listed<SecondRow>(secondList)

/** Rows by their id or their order, or those that run: few. Undefined where a history is meant. */
function few({ db }: Context, account: TradingAccount, { id, clientOrderId, state }: Filter): SecondRow[] | undefined {
  const ofOrder = clientOrderId === undefined ? undefined : madeBy(db, account.owner, clientOrderId)
  const ids = ofOrder?.filter(one => id === undefined || one === id) ?? (id === undefined ? undefined : [id])
  if (ids) return ids.flatMap(one => secondById(db, one) ?? [])
  const runs = state === secondStates.running || state === secondStates.settling
  return runs ? runningSeconds(db, account) : undefined
}

/** Newest first. */
export function listSeconds(context: Context, account: TradingAccount, filter: Filter): Page<SecondOrder> {
  const { symbol, direction, state, createTime_begin: begin, createTime_end: end } = filter
  const question: ListQuestion = {
    owner: [account.owner, account.sub],
    where: { symbol, direction },
    between: daysOf(begin, end),
    asked: pageOf(filter),
  }
  const now = context.clock.now()
  const rows = few(context, account, filter)?.filter(row => state === undefined || stateOf(row, now) === state)
  const { records, ...page } = rows
    ? seconds.among(rows, question)
    : seconds.page(context.db, { ...question, where: { state, symbol, direction } })
  const sample = samplesOf(context.db, account)
  const viewOf = (row: SecondRow) => ({
    ...secondView(context, row, filter.clientOrderId ?? null),
    ...sample(row),
  })
  return { ...page, records: records.map(viewOf) }
}
