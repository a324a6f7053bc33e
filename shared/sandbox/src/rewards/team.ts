/** One's team: three levels below, and what their fees bring (docs/rules/account.md#team). */
import type { myTeamCall, OutputOf, ParsedInputOf, TeamMember } from '@shared/contract'
import { paymentStates } from '@shared/contract/codes'
import { fromMinor } from '@shared/money'
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

const RECHARGED = `EXISTS (SELECT 1 FROM recharge r WHERE r.user_id = team.descendant AND r.status = ${paymentStates.delivered})`

const HEAD = `SELECT count(*) AS size, coalesce(sum(u.created_at >= ?2), 0) AS fresh, coalesce(sum(${RECHARGED}), 0) AS recharged
  FROM team JOIN user u ON u.id = team.descendant WHERE team.ancestor = ?1`
type Head = { size: number; fresh: number; recharged: number }

const EARNED = `SELECT CAST(coalesce(sum(amount), 0) AS TEXT) AS minor FROM team_income WHERE ancestor = ?`

const earned = (db: Db, condition: string, userId: string, ...values: number[]): string => {
  const row = prepared(db, EARNED + condition).get(userId, ...values) as { minor: string }
  return fromMinor(BigInt(row.minor))
}

export function myTeam(input: Input, { context, user }: SignedIn): Team {
  const { db, clock } = context
  const today = dayStart(clock.now())
  const { size, fresh, recharged } = prepared(db, HEAD).get(user, today) as Head
  const { invite_code: inviteCode } = userById(db, user)
  return {
    inviteCode,
    inviteLink: `/?s=${inviteCode}`,
    teamSize: size,
    totalIncome: earned(db, '', user),
    yesterdayIncome: earned(db, ' AND at >= ? AND at < ?', user, today - DAY, today),
    pendingIncome: earned(db, ' AND payday IS NULL', user),
    newToday: fresh,
    rechargedCount: recharged,
    levels: Array.from({ length: DEEPEST }, (_, above) => levelOf(db, user, above + 1)),
    members: membersOf(db, user, input),
  }
}

const AT_DEPTH = 'SELECT count(*) AS n FROM team WHERE ancestor = ?1 AND (?2 IS NULL OR depth = ?2)'
const countAt = (db: Db, user: string, depth: number | null) =>
  (prepared(db, AT_DEPTH).get(user, depth) as { n: number }).n

const levelOf = (db: Db, user: string, level: number): Team['levels'][number] => ({
  level,
  rate: rateAt(level),
  count: countAt(db, user, level),
  income: earned(db, ' AND depth = ?', user, level),
})

const MEMBERS = `SELECT team.descendant AS id, team.depth, u.created_at, ${RECHARGED} AS recharged,
  (SELECT CAST(coalesce(sum(i.amount), 0) AS TEXT) FROM team_income i WHERE i.ancestor = ?1 AND i.descendant = team.descendant) AS minor
  FROM team JOIN user u ON u.id = team.descendant WHERE team.ancestor = ?1 AND (?2 IS NULL OR team.depth = ?2)
  ORDER BY u.created_at DESC, u.id LIMIT ?3 OFFSET ?4`
type Member = { id: string; depth: number; created_at: number; recharged: number; minor: string }

/** The newest first. */
function membersOf(db: Db, user: string, input: Input): Team['members'] {
  const asked = pageOf(input)
  const level = input.level ?? null
  const rows = prepared(db, MEMBERS).all(user, level, asked.size, asked.offset) as Member[]
  return toPage(
    rows.map(row => memberOf(db, row)),
    countAt(db, user, level),
    asked,
  )
}

/** Nobody learns another's name or address. */
const memberOf = (db: Db, { id, depth, created_at: joined, recharged, minor }: Member): TeamMember => ({
  account: mask(nameOf(userById(db, id)) ?? ''),
  level: depth,
  joinTime: stamp(joined),
  recharged: recharged === 1,
  income: fromMinor(BigInt(minor)),
})
