/** What people hold themselves to: limits, breaks, an account closed for good (docs/rules/account.md#own-limits). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { BREAK_DAYS } from '../../limits.ts'
import { decimal, decorates, int, maybe, positive, time } from '../../scalars.ts'
import { googleCode, owner, password } from './terms.ts'

/** Those of a day in USDT, and how often one is reminded. */
export const limitNames = ['dailyLoss', 'dailyStake', 'dailyRecharge', 'reminderMinutes'] as const
export type LimitName = (typeof limitNames)[number]

export const ownLimit = v.object({
  /** Absent: none. */
  value: maybe(decimal),
  /** Since 00:00 UTC+8; of the reminder nothing. */
  used: decimal,
  /** A higher value, or none, which holds from then on. */
  pending: maybe(v.object({ value: maybe(decimal), from: time })),
})
export type OwnLimit = v.InferOutput<typeof ownLimit>

export const ownLimits = v.object({
  dailyLoss: ownLimit,
  dailyStake: ownLimit,
  dailyRecharge: ownLimit,
  reminderMinutes: ownLimit,
  breakUntil: decorates(time),
  /** When what was used begins anew. */
  renewsAt: time,
})
export type OwnLimits = v.InferOutput<typeof ownLimits>

const about = { auth: 'token', owner, feature: 'own-limits', answers: 'limits' } as const

export const limitsCall = defineCall({
  ...about,
  method: 'GET',
  path: '/api/user/appUser/limits',
  reads: ['limits', 'ledger', 'recharges'],
  input: {},
  output: ownLimits,
})

/** '' for none. Lower holds at once; higher, or none, after 24 hours; the present value takes back what is pending. */
export const setLimitsCall = defineCall({
  ...about,
  method: 'POST',
  path: '/api/user/appUser/setLimits',
  changes: ['limits', 'profile'],
  input: { name: v.picklist(limitNames), value: v.union([v.literal(''), positive]) },
  output: ownLimits,
})

/** Nothing new is opened until it ends; only a longer one takes its place. */
export const breakCall = defineCall({
  ...about,
  method: 'POST',
  path: '/api/user/appUser/break',
  changes: ['limits'],
  input: { days: v.pipe(int, v.picklist(BREAK_DAYS)) },
  output: ownLimits,
})

/** For good; every session ends with it. */
export const closeAccountCall = defineCall({
  ...about,
  method: 'POST',
  path: '/api/user/appUser/closeAccount',
  answers: '–',
  input: { password, googleCode },
  output: v.unknown(),
})
