/** No statement reads a table from end to end: what everybody has together only grows. */
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Watch, watchRows } from '../../../testing/src/visited.ts'
import { pass } from '../testing/accounts/people.ts'
import { type Grown, grownExchange, STEPS } from '../testing/growth/growth.ts'
import { walkingStatements } from '../testing/growth/known.ts'
import { growths } from '../testing/growth/registry.ts'

let watch: Watch
let grown: Grown
beforeAll(async () => {
  watch = watchRows()
  grown = await grownExchange(growths, 1)
})
afterAll(async () => {
  watch.stop()
  await grown.exchange.stop()
})

/** Tables that the seed or the operator alone fills, that hold one row a symbol, or that a job empties. */
const SMALL =
  /^SCAN (migration|competition|listed_symbol|market_pulse|vip_due|product|offering|second_term|symbol_terms|setting|help|wording|forgetting|pragma_\w+|sqlite_schema)\b/
/** An index of a part of the table holds what is open or due, not a history. */
const partial = (detail: string, indexes: ReadonlySet<string>) =>
  indexes.has(/USING (?:COVERING )?INDEX (\w+)/.exec(detail)?.[1] ?? '')

test('no statement of the calls and of a week walks a table, but those that are named', async () => {
  const { exchange, user } = grown
  const { db } = exchange.sandbox.context
  for (const { call, input } of growths.flatMap(({ asks }) => asks)) await exchange.client.ask(call, input, user)
  for (const seconds of STEPS) {
    pass(exchange, seconds)
    await exchange.sandbox.advance(1)
  }
  const list = (text: string) =>
    db
      .prepare(text)
      .all()
      .map(row => String(Object.values(row)[0]))
  const tables = new Set(list("SELECT name FROM sqlite_schema WHERE type = 'table'"))
  const partials = new Set(list("SELECT name FROM sqlite_schema WHERE type = 'index' AND sql LIKE '% WHERE %'"))
  const walks = [...watch.texts()].filter(text =>
    db
      .prepare(`EXPLAIN QUERY PLAN ${text}`)
      .all()
      .map(({ detail }) => String(detail))
      .some(step => tables.has(/^SCAN (\w+)/.exec(step)?.[1] ?? '') && !SMALL.test(step) && !partial(step, partials)),
  )
  const named = (text: string) => walkingStatements.find(start => text.startsWith(start))
  expect(walks.filter(text => !named(text))).toEqual([])
  expect(walkingStatements.filter(start => !walks.some(text => text.startsWith(start)))).toEqual([])
})
