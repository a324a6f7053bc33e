/** Competitions: virtual money, the same rules for everybody, a reward in money (docs/rules/trade.md#competitions). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { competitionStates, entryStates } from '../../codes.ts'
import { clientOrderId, page, paging } from '../../envelope.ts'
import { codeOf, decimal, decorates, flag, id, int, maybe, time } from '../../scalars.ts'

const api = '/api/trade/appCompetition'
const about = { auth: 'token', owner: 'trade', feature: 'competitions' } as const

/** identity: the person was not verified in time · person, opposite: see the rules · risk: too few closes, or too little time at risk. */
const bars = ['identity', 'person', 'opposite', 'risk'] as const

export const competitionEntry = v.object({
  /** The account that its orders name as entryId. */
  id,
  competitionId: id,
  accountNo: v.string(),
  title: decorates(v.string(), ''),
  assets: decimal,
  dailyIncome: decimal,
  totalIncome: decimal,
  /** A fraction of the virtual funds. */
  totalYield: decimal,
  ranking: maybe(int),
  joinTime: time,
  endTime: time,
  exitTime: decorates(time),
  reward: maybe(decimal),
  /** Why it wins nothing as things stand, or won nothing. All but `risk` rank it behind the others. */
  barred: decorates(v.picklist(bars)),
  /** The last moment at which a verification of the person counts: the competition's, or joining where that came later. */
  verifyBy: decorates(time),
  /** Towards a reward: closes that count, and minutes at risk (closes.ts). */
  closes: decorates(int),
  riskMinutes: decorates(int),
  status: codeOf(entryStates),
  clientOrderId: maybe(v.string()),
})
export type CompetitionEntry = v.InferOutput<typeof competitionEntry>

export const competition = v.object({
  id,
  title: v.string(),
  cover: decorates(v.string()),
  intro: decorates(v.string(), ''),
  rules: decorates(v.string(), ''),
  status: codeOf(competitionStates),
  startTime: time,
  endTime: time,
  joinDeadline: time,
  /** Until then a reward takes a verified identity; whoever joins later must be verified before that. */
  verifyBy: decorates(time),
  /** The places left are kept for verified people, and whoever asks is none: joining is refused as kyc-required. */
  verifyToJoin: decorates(flag),
  /** USDT, frozen while it lasts. */
  entryFunds: decimal,
  virtualFunds: decimal,
  participantCount: int,
  maxParticipants: int,
  rewards: v.array(v.object({ from: int, to: int, amount: decimal })),
  /** Minutes at risk that a reward takes. */
  riskMinutes: decorates(int),
  mine: maybe(competitionEntry),
})
export type Competition = v.InferOutput<typeof competition>

export const competitionListCall = defineCall({
  ...about,
  method: 'GET',
  path: `${api}/list`,
  answers: 'competitions',
  reads: ['competitions'],
  worded: true,
  input: { status: v.optional(codeOf(competitionStates)) },
  output: v.array(competition),
})

export const competitionCall = defineCall({
  ...about,
  method: 'GET',
  path: `${api}/queryById`,
  answers: 'competition',
  reads: ['competitions'],
  worded: true,
  input: { id },
  output: competition,
})

export const rankListCall = defineCall({
  ...about,
  method: 'GET',
  path: `${api}/rankList`,
  answers: 'ranking',
  reads: ['competitions'],
  input: { ...paging, id },
  output: page(
    v.object({
      rank: int,
      /** Masked; whole for one's own. */
      account: v.string(),
      assets: decimal,
      totalIncome: decimal,
      totalYield: decimal,
      /** Plays under the same rules and is never rewarded. */
      bot: decorates(flag),
      mine: decorates(flag),
      /** Ranks behind the others and wins nothing. */
      barred: decorates(flag),
    }),
  ),
})

export const entryListCall = defineCall({
  ...about,
  method: 'GET',
  path: `${api}/listMy`,
  answers: 'entries',
  reads: ['competitions'],
  worded: true,
  input: { ...paging, id: v.optional(id), clientOrderId: v.optional(clientOrderId) },
  output: page(competitionEntry),
})

const order = { method: 'POST', order: true, foundBy: entryListCall, answers: 'entry' } as const

export const joinCompetitionCall = defineCall({
  ...about,
  ...order,
  path: `${api}/join`,
  opens: ['competition'],
  changes: ['competitions', 'funds', 'ledger'],
  input: { id },
  output: competitionEntry,
})

/** For good: nobody joins the same one twice. */
export const exitCompetitionCall = defineCall({
  ...about,
  ...order,
  path: `${api}/exit`,
  opens: [],
  changes: ['competitions', 'positions', 'funds', 'ledger'],
  input: { id },
  output: competitionEntry,
})
