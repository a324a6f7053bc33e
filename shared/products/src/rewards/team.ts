/** One's team: three levels below, and what their fees bring (docs/rules/account.md#team). */
import type { myTeamCall, OutputOf, ParsedInputOf, TeamMember } from '@shared/contract'
import { MOST_LISTED } from '@shared/contract/limits'
import { DAY, dayOf, dayStart, stamp } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { pageOf, toPage } from '@shared/engine/db/page'
import { prepared } from '@shared/engine/db/query'
import type { SignedIn } from '@shared/engine/http/serve'
import { type Decimal, fromMinor, sum } from '@shared/money'
import { mask } from '../accounts/identifier.ts'
import { nameOf } from '../accounts/shown-name.ts'
import { DEEPEST } from '../accounts/team-closure.ts'
import { userById } from '../accounts/user.ts'
import { rateAt } from './team-income.ts'

type Input = ParsedInputOf<typeof myTeamCall>
type Team = OutputOf<typeof myTeamCall>

const DAY_OF = 'SELECT people, CAST(amount AS TEXT) AS minor FROM team_day WHERE ancestor = ? AND day = ?'
const PENDING = `SELECT CAST(coalesce(sum(amount - paid), 0) AS TEXT) AS minor FROM team_day
  WHERE ancestor = ? AND amount > paid`

type Day = { people: number; minor: string }
const dayIn = (db: Db, userId: string, day: string): Day =>
  (prepared(db, DAY_OF).get(userId, day) as Day | undefined) ?? { people: 0, minor: '0' }

function pendingOf(db: Db, userId: string): Decimal {
  const { minor } = prepared(db, PENDING).get(userId) as Pick<Day, 'minor'>
  return fromMinor(BigInt(minor))
}

export function myTeam(input: Input, { context, user }: SignedIn): Team {
  const { db, clock } = context
  const today = dayStart(clock.now())
  const { invite_code: inviteCode } = userById(db, user)
  const sums = prepared(db, SUMS).all(user) as Sums[]
  const levels = levelsOf(sums)
  const teamSize = levels.reduce((all, { count }) => all + count, 0)
  return {
    inviteCode,
    inviteLink: `/?s=${inviteCode}`,
    teamSize,
    totalIncome: sum(levels.map(({ income }) => income)).toString(),
    yesterdayIncome: fromMinor(BigInt(dayIn(db, user, dayOf(today - DAY)).minor)),
    pendingIncome: pendingOf(db, user),
    newToday: dayIn(db, user, dayOf(today)).people,
    rechargedCount: sums.reduce((all, { recharged }) => all + recharged, 0),
    levels,
    members: membersOf(db, user, input, levels.find(({ level }) => level === input.level)?.count ?? teamSize),
  }
}

const SUMS = 'SELECT depth, people, recharged, CAST(earned AS TEXT) AS minor FROM team_sum WHERE ancestor = ?'
type Sums = Day & { depth: number; recharged: number }

const levelsOf = (sums: readonly Sums[]): Team['levels'] =>
  Array.from({ length: DEEPEST }, (_, above) => {
    const level = above + 1
    const { people: count, minor } = sums.find(({ depth }) => depth === level) ?? { people: 0, minor: '0' }
    return { level, rate: rateAt(level), count, income: fromMinor(BigInt(minor)) }
  })

const MEMBERS = `SELECT descendant AS id, depth, joined, recharged, CAST(earned AS TEXT) AS minor FROM team
  WHERE ancestor = ?`
const PAGE = ' ORDER BY joined DESC, descendant LIMIT ? OFFSET ?'
type Member = { id: string; depth: number; joined: number; recharged: number; minor: string }

/** The newest first, as far as lists reach. @param total how many there are of what is asked for */
function membersOf(db: Db, user: string, input: Input, total: number): Team['members'] {
  const asked = pageOf(input)
  const size = Math.min(asked.size, Math.max(0, MOST_LISTED - asked.offset))
  const rows =
    input.level === undefined
      ? prepared(db, MEMBERS + PAGE).all(user, size, asked.offset)
      : prepared(db, `${MEMBERS} AND depth = ?${PAGE}`).all(user, input.level, size, asked.offset)
  const records = (rows as Member[]).map(row => memberOf(db, row))
  const page = toPage(records, total, asked)
  return { ...page, pages: Math.min(page.pages, Math.ceil(MOST_LISTED / asked.size)) }
}

/** Nobody learns another's name or address. */
const memberOf = (db: Db, { id, depth, joined, recharged, minor }: Member): TeamMember => ({
  account: mask(nameOf(userById(db, id)) ?? ''),
  level: depth,
  joinTime: stamp(joined),
  recharged: recharged === 1,
  income: fromMinor(BigInt(minor)),
})
