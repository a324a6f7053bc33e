/** The sandbox's outbox: what a real exchange would send by mail or message. */
import type { Db } from '@shared/engine/db/open'
import { all, run, sql } from '@shared/engine/db/query'

/** @param text '' is written down, and nothing is sent */
export const mail = (db: Db, target: string, text: string, at: number): void =>
  void run(db, sql.insertInto('mail').values({ target, text, at }))

/** The newest first. */
export const mailTo = (db: Db, target: string) =>
  all(
    db,
    sql
      .selectFrom('mail')
      .select(['text', 'at'])
      .where('target', '=', target.toLowerCase())
      .where('text', '<>', '')
      .orderBy('id', 'desc')
      .limit(10),
  )
