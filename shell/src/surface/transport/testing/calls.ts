/** Two calls that no server has, for tests of the transport. */
import { defineCall } from '@shared/contract/call'
import * as v from 'valibot'

export const getCall = defineCall({
  method: 'GET',
  path: '/api//x/{id}',
  auth: 'token',
  owner: 'shell',
  answers: 'x',
  input: { id: v.string(), a: v.nullish(v.string()), b: v.optional(v.number()) },
  output: v.object({ rows: v.array(v.object({ price: v.string() })) }),
})
/** What getCall answers. */
export const rows = { rows: [{ price: '1' }] }

export const postCall = defineCall({
  method: 'POST',
  path: '/api/order/{id}',
  auth: 'token',
  owner: 'shell',
  answers: 'x',
  input: { id: v.string(), memo: v.nullish(v.string()) },
  output: v.unknown(),
})
