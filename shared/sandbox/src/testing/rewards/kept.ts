/** What is kept of rewards and teams, and what their rows come to. */
import type { Db } from '@shared/engine/db/open'

const lines = (db: Db, sql: string): string[] =>
  db
    .prepare(sql)
    .all()
    .map(row => Object.values(row).join(' '))
    .sort()

const DAY = (moment: string) => `date((${moment} + 28800000) / 1000, 'unixepoch')`

/** By name: a table that triggers keep, and the same made of the rows. */
const kept: Readonly<Record<string, [kept: string, made: string]>> = {
  rewards: [
    'SELECT user_id, kind, code, open, n FROM reward_count WHERE n > 0',
    'SELECT user_id, kind, code, open, count(*) FROM reward GROUP BY 1, 2, 3, 4',
  ],
  levels: [
    'SELECT ancestor, depth, people, earned, recharged FROM team_sum',
    `SELECT ancestor, depth, count(*), (SELECT coalesce(sum(amount), 0) FROM team_income i
      WHERE i.ancestor = t.ancestor AND i.depth = t.depth), sum(recharged) FROM team t GROUP BY 1, 2`,
  ],
  members: [
    'SELECT ancestor, descendant, earned FROM team WHERE earned > 0',
    'SELECT ancestor, descendant, sum(amount) FROM team_income GROUP BY 1, 2',
  ],
  days: [
    'SELECT ancestor, day, amount FROM team_day WHERE amount > 0',
    `SELECT ancestor, ${DAY('at')}, sum(amount) FROM team_income GROUP BY 1, 2`,
  ],
  joined: [
    'SELECT ancestor, day, people FROM team_day WHERE people > 0',
    `SELECT ancestor, ${DAY('joined')}, count(*) FROM team GROUP BY 1, 2`,
  ],
}

type Sums = Record<string, string[]>

/** @returns by name what the tables say, and what their rows come to */
export function sumsOf(db: Db): { said: Sums; made: Sums } {
  const each = (nth: 0 | 1) =>
    Object.fromEntries(Object.entries(kept).map(([name, queries]) => [name, lines(db, queries[nth])]))
  return { said: each(0), made: each(1) }
}
