/** Swaps as the calls answer them. */
import type { OutputOf, ParsedInputOf, SwapRow, swapListCall } from '@shared/contract'
import { stamp } from '@shared/engine/clock'
import { daysOf, type ListQuestion, listed } from '@shared/engine/db/listed'
import type { Db } from '@shared/engine/db/open'
import { pageOf } from '@shared/engine/db/page'
import { prepared } from '@shared/engine/db/query'
import { realAccount } from '@shared/engine/ledger/trading-account'
import { madeBy } from '@shared/engine/positions/made-by'
import { samplesOf } from '@shared/engine/positions/sample'
import { swapList } from './migrations.ts'
import type { SwapTable } from './tables.ts'

type Filter = ParsedInputOf<typeof swapListCall>

export const swapView = (row: SwapTable): SwapRow => ({
  id: row.id,
  fromCurrency: row.from_currency,
  toCurrency: row.to_currency,
  issued: row.issued,
  obtained: row.obtained,
  exchangeRate: row.rate,
  spread: row.spread,
  createTime: stamp(row.created_at),
})

const swaps = listed<SwapTable>(swapList)

/** Those that are asked for by their number, or by their order; undefined where all are meant. */
function named(db: Db, user: string, { id, clientOrderId }: Filter): SwapTable[] | undefined {
  if (id === undefined && clientOrderId === undefined) return undefined
  const ofOrder = clientOrderId === undefined ? undefined : madeBy(db, user, clientOrderId)
  const ids = ofOrder?.filter(one => id === undefined || one === id) ?? [id ?? '']
  return ids.flatMap(one => (prepared(db, 'SELECT * FROM swap WHERE id = ?').get(one) as SwapTable | undefined) ?? [])
}

/** A person's own, newest first. */
export function listSwaps(db: Db, user: string, filter: Filter): OutputOf<typeof swapListCall> {
  const { currency, order, createTime_begin: begin, createTime_end: end } = filter
  const question: ListQuestion = {
    owner: [user],
    ...(currency && { where: [{ from_currency: currency }, { to_currency: currency }] }),
    between: daysOf(begin, end),
    order,
    asked: pageOf(filter),
  }
  const rows = named(db, user, filter)
  const { records, ...page } = rows ? swaps.among(rows, question) : swaps.page(db, question)
  const sample = samplesOf(db, realAccount(user))
  return { ...page, records: records.map(row => ({ ...swapView(row), ...sample(row) })) }
}
