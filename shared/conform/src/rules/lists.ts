/** Lists: each page has what was asked for, and nobody's rows come to anybody else. */
import { type Call, calls, isCall, type PagedCall } from '@shared/contract'
import { MOST_LISTED } from '@shared/contract/limits'
import * as v from 'valibot'
import type { Exam } from '../exam.ts'
import { brief } from '../finding.ts'
import type { Node } from '../inspect.ts'

const fieldsOf = ({ input }: Call): string[] => Object.keys((input as Node).entries ?? {})
/** With nothing else to be said. */
const isPaged = (call: Call): call is PagedCall =>
  fieldsOf(call).includes('pageNo') && v.is(call.input, {}) && 'records' in ((call.output as Node).entries ?? {})
/** Own orders can be asked for by their number. */
const isOwn = (call: Call) =>
  call.auth === 'token' && ['id', 'clientOrderId'].every(name => fieldsOf(call).includes(name))

export async function tryLists(exam: Exam): Promise<void> {
  for (const call of calls
    .filter(isCall)
    .filter(isPaged)
    .filter(({ feature }) => exam.has(feature))) {
    const who = call.auth === 'token' ? 'person' : 'visitor'
    if (who === 'person' && !exam.tokens.person) continue
    await tryPages(exam, call, who)
    if (isOwn(call)) await tryStranger(exam, call)
  }
}

async function tryPages(exam: Exam, call: PagedCall, who: 'person' | 'visitor'): Promise<void> {
  const firstRow = { pageNo: 1, pageSize: 1 }
  const { value: first } = await exam.ask(call, firstRow, who)
  if (!first) return
  const { total, size } = first as { total?: number; size?: number }
  const isRight = first.records.length === Math.min(1, total ?? 0) && first.current === 1 && size === 1
  if (!isRight || !areAll(first.pages, total))
    return exam.find(call, 'paging', firstRow, `${first.records.length} rows, ${frame(first)}`)
  const beyond = { pageNo: first.pages + 1, pageSize: 1 }
  const { value: last } = await exam.ask(call, beyond, who)
  if (last && last.records.length > 0) exam.find(call, 'paging', beyond, `${last.records.length} rows, ${frame(last)}`)
}

/** Of a long list the pages may end before the rows do. */
const areAll = (pages: number, total = 0) => pages === total || (total > MOST_LISTED && pages === MOST_LISTED)

const frame = ({ records: _, ...rest }: object & { records: unknown }) => brief(rest)

async function tryStranger(exam: Exam, call: PagedCall): Promise<void> {
  const { value } = await exam.ask(call, { pageSize: 5 }, 'person')
  const [row] = (value?.records ?? []) as { id: string }[]
  if (!row || !exam.tokens.stranger)
    return exam.skip(`${call.path} of a stranger`, 'there is no row, or no second person')
  const { value: told } = await exam.ask(call, { id: row.id }, 'stranger')
  if (told && told.records.length > 0)
    exam.find(call, 'stranger', { id: row.id, by: 'somebody else' }, `${told.records.length} rows`)
}
