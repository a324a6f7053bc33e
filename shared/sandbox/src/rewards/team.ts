/** One's team: three levels below, and what their fees bring (docs/rules/account.md#team). */
import type { myTeamCall, OutputOf, ParsedInputOf, TeamMember } from '@shared/contract'
import { fromMinor, sum } from '@shared/money'
import { mask } from '../accounts/identifier.ts'
import { nameOf } from '../accounts/profile.ts'
import { userById } from '../accounts/user.ts'
import { DAY, dayStart, stamp } from '../clock.ts'
import type { Db } from '../db/open.ts'
import { pageOf, toPage } from '../db/page.ts'
import { prepared } from '../db/query.ts'
import type { SignedIn } from '../http/serve.ts'
import { DEEPEST } from './closure.ts'
import { rateAt } from './team-income.ts'

type Input = ParsedInputOf<typeof myTeamCall>
type Team = OutputOf<typeof myTeamCall>

const EARNED = `SELECT CAST(coalesce(sum(amount), 0) AS TEXT) AS minor FROM team_income WHERE ancestor = ?`

const earned = (db: Db, condition: string, userId: string, ...values: number[]): string => {
  const row = prepared(db, EARNED + condition).get(userId, ...values) as { minor: string }
  return fromMinor(BigInt(row.minor))
}

const NEW = 'SELECT count(*) AS n FROM team WHERE ancestor = ? AND joined >= ?'
const RECHARGED = 'SELECT count(*) AS n FROM team WHERE ancestor = ? AND recharged = 1'
const countOf = (db: Db, sql: string, ...values: [string, ...number[]]) =>
  (prepared(db, sql).get(...values) as { n: number }).n

export function myTeam(input: Input, { context, user }: SignedIn): Team {
  const { db, clock } = context
  const today = dayStart(clock.now())
  const { invite_code: inviteCode } = userById(db, user)
  const levels = levelsOf(db, user)
  const teamSize = levels.reduce((all, { count }) => all + count, 0)
  return {
    inviteCode,
    inviteLink: `/?s=${inviteCode}`,
    teamSize,
    totalIncome: sum(levels.map(({ income }) => income)).toString(),
    yesterdayIncome: earned(db, ' AND at >= ? AND at < ?', user, today - DAY, today),
    pendingIncome: earned(db, ' AND payday IS NULL', user),
    newToday: countOf(db, NEW, user, today),
    rechargedCount: countOf(db, RECHARGED, user),
    levels,
    members: membersOf(db, user, input, levels.find(({ level }) => level === input.level)?.count ?? teamSize),
  }
}

const SUMS = 'SELECT depth, people, CAST(earned AS TEXT) AS minor FROM team_sum WHERE ancestor = ?'
type Sums = { depth: number; people: number; minor: string }

function levelsOf(db: Db, user: string): Team['levels'] {
  const kept = prepared(db, SUMS).all(user) as Sums[]
  return Array.from({ length: DEEPEST }, (_, above) => {
    const level = above + 1
    const { people: count, minor } = kept.find(({ depth }) => depth === level) ?? { people: 0, minor: '0' }
    return { level, rate: rateAt(level), count, income: fromMinor(BigInt(minor)) }
  })
}

const MEMBERS = `SELECT descendant AS id, depth, joined, recharged,
  (SELECT CAST(coalesce(sum(i.amount), 0) AS TEXT) FROM team_income i WHERE i.ancestor = ? AND i.descendant = page.descendant) AS minor
  FROM (SELECT descendant, depth, joined, recharged FROM team WHERE ancestor = ?`
const PAGE = ' ORDER BY joined DESC, descendant LIMIT ? OFFSET ?) page'
type Member = { id: string; depth: number; joined: number; recharged: number; minor: string }

/** The newest first. @param total how many there are of what is asked for */
function membersOf(db: Db, user: string, input: Input, total: number): Team['members'] {
  const asked = pageOf(input)
  const { size, offset } = asked
  const rows =
    input.level === undefined
      ? prepared(db, MEMBERS + PAGE).all(user, user, size, offset)
      : prepared(db, `${MEMBERS} AND depth = ?${PAGE}`).all(user, user, input.level, size, offset)
  return toPage(
    (rows as Member[]).map(row => memberOf(db, row)),
    total,
    asked,
  )
}

/** Nobody learns another's name or address. */
const memberOf = (db: Db, { id, depth, joined, recharged, minor }: Member): TeamMember => ({
  account: mask(nameOf(userById(db, id)) ?? ''),
  level: depth,
  joinTime: stamp(joined),
  recharged: recharged === 1,
  income: fromMinor(BigInt(minor)),
})
