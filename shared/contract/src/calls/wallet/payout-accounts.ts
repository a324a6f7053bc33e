/** Where money may be paid out to: banks and addresses of one's own (docs/rules/wallet.md#payout-accounts). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { bankNumberKinds, payoutKinds } from '../../codes.ts'
import { clientOrderId, page, paging } from '../../envelope.ts'
import { ACCOUNT_HOLD_SECONDS, LONGEST_LABEL, LONGEST_WHOLE_NAME } from '../../limits.ts'
import { codeOf, decorates, flag, id, int, maybe, text, time } from '../../scalars.ts'
import { get, post } from './terms.ts'

const api = '/api/user/appUserWithdrawalInfoSet'

/** A chain's address is told whole, a bank's number by its last four digits. */
export const payoutAccount = v.object({
  id,
  kind: codeOf(payoutKinds),
  /** Of a chain. */
  network: maybe(v.string()),
  address: maybe(v.string()),
  /** Of a bank. */
  country: maybe(v.string()),
  currency: maybe(v.string()),
  bankName: maybe(v.string()),
  numberKind: maybe(codeOf(bankNumberKinds)),
  number: maybe(v.string()),
  branch: maybe(v.string()),
  swift: maybe(v.string()),
  realName: maybe(v.string()),
  label: decorates(v.string(), ''),
  isDefault: decorates(flag, false),
  /** Until then nothing is paid to it. */
  usableFrom: decorates(time),
  clientOrderId: maybe(v.string()),
})
export type PayoutAccount = v.InferOutput<typeof payoutAccount>

/** The default first, then the newest. */
export const payoutAccountListCall = defineCall({
  ...get,
  path: `${api}/listMy`,
  answers: 'accounts',
  reads: ['payout-accounts'],
  input: { ...paging, clientOrderId: v.optional(clientOrderId) },
  output: v.object({
    ...page(payoutAccount).entries,
    /** Seconds until one that is added now may be used: it is told before, removed ones count. */
    holdSeconds: decorates(int, ACCOUNT_HOLD_SECONDS),
  }),
})

/** What names the account; the others belong to the other kind. */
const number = {
  network: v.optional(text(20)),
  address: v.optional(text(120)),
  /** ISO 3166, two letters. */
  country: v.optional(text(2)),
  currency: v.optional(text(10)),
  bankName: v.optional(text(80)),
  numberKind: v.optional(codeOf(bankNumberKinds)),
  number: v.optional(text(60)),
  branch: v.optional(text(80)),
  swift: v.optional(text(20)),
  realName: v.optional(text(LONGEST_WHOLE_NAME)),
}
const label = v.optional(text(LONGEST_LABEL))
/** Six digits. */
const withdrawPassword = text(20)

export const addPayoutAccountCall = defineCall({
  ...post,
  path: `${api}/addAccount`,
  answers: 'account',
  changes: ['payout-accounts', 'profile'],
  foundBy: payoutAccountListCall,
  order: true,
  opens: [],
  input: { kind: codeOf(payoutKinds), ...number, label, isDefault: v.optional(flag), withdrawPassword },
  output: payoutAccount,
})

/** Another label or default, its removal, or (with the withdrawal password, and held anew) another number. */
export const editPayoutAccountCall = defineCall({
  ...post,
  path: `${api}/editAccount`,
  answers: 'account',
  changes: ['payout-accounts', 'profile'],
  input: {
    id,
    ...number,
    label,
    isDefault: v.optional(flag),
    removed: v.optional(flag),
    withdrawPassword: v.optional(withdrawPassword),
  },
  output: payoutAccount,
})
