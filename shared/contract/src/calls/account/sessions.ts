/** Where a person is signed in (docs/rules/account.md#sessions). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { decorates, flag, id, time } from '../../scalars.ts'
import { owner } from './terms.ts'

/** Where the person is signed in, the present one first. */
export const sessionListCall = defineCall({
  method: 'GET',
  path: '/api/user/appUser/sessionList',
  auth: 'token',
  owner,
  feature: 'sessions',
  answers: 'sessions',
  reads: ['sessions'],
  input: {},
  output: v.array(
    v.object({
      id,
      current: decorates(flag, false),
      /** Browser and system by their own names, e.g. "Chrome · Android"; '' where it told none. */
      device: decorates(v.string()),
      lastSeen: decorates(time),
    }),
  ),
})

/** One session, the present one too, or all others. */
export const sessionRevokeCall = defineCall({
  method: 'POST',
  path: '/api/user/appUser/sessionRevoke',
  auth: 'token',
  owner,
  feature: 'sessions',
  answers: '–',
  changes: ['sessions'],
  input: { id: v.optional(id), others: v.optional(flag) },
  output: v.unknown(),
})
