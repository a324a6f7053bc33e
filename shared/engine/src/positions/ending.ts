/** Ends what is out of time: the earliest first, each alone, and no more in one transaction than requests can wait for. */
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import type { Tx } from '../db/transact.ts'
import { alone } from '../jobs/alone.ts'

/** What ended after a moment and by another one; both epoch ms. */
export type Span = { after: number; upTo: number }

/** @param skip rows at the head of the span that failed already */
export type Batch = { most: number; skip: number }

/** @returns how many rows failed, and whether more may be left */
export type Ending = (tx: Tx, context: Context, span: Span, batch: Batch) => { failed: number; more: boolean }

/** The rows of a statement that takes a span, how many, and how many to pass over. */
export type Ended<Row> = (db: Db, span: Span, batch: Batch) => Row[]

export const ending =
  <Row extends { id: string }>(
    read: Ended<Row>,
    end: (tx: Tx, context: Context, row: Row, upTo: number) => void,
  ): Ending =>
  (tx, context, span, batch) => {
    const rows = read(tx, span, batch)
    let ended = 0
    for (const row of rows)
      alone(context, tx, row.id, () => {
        end(tx, context, row, span.upTo)
        ended++
      })
    return { failed: rows.length - ended, more: rows.length === batch.most }
  }

/** Of one kind in a second: as many as are ordered in one. */
export const MOST_ENDED = 1000

/** All that ended by a moment, in batches. */
export function endAll(end: Ending, tx: Tx, context: Context, upTo: number): void {
  const batch = { most: MOST_ENDED, skip: 0 }
  for (let isLeft = true; isLeft; ) {
    const { failed, more } = end(tx, context, { after: 0, upTo }, batch)
    batch.skip += failed
    isLeft = more
  }
}
