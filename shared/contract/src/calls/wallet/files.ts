/** Files in and out (docs/rules/wallet.md). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { text } from '../../scalars.ts'
import { owner, post } from './terms.ts'

/** Multipart: the file and `biz`. The path comes in the envelope's message. */
export const uploadCall = defineCall({
  ...post,
  path: '/api/sys/common/upload',
  answers: 'path',
  plain: true,
  input: { biz: v.picklist(['voucher', 'kyc', 'signature', 'chat']) },
  output: v.string(),
})

/** Answers the bytes of a file, not the envelope: its owner's alone, public pictures to all. */
export const staticFileCall = defineCall({
  method: 'GET',
  path: '/api/sys/common/static/{path}',
  auth: 'optional',
  owner,
  feature: 'private-files',
  answers: 'file',
  input: { path: text(300) },
  output: v.unknown(),
})
