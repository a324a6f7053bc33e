/** The simulated account: virtual money at the same prices and rules (docs/rules/trade.md#demo-account). */
import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { decimal, decorates, flag, id } from '../../scalars.ts'

/** A visitor is given a token that opens this account and nothing else; a signed-in person's own needs none. */
export const openDemoCall = defineCall({
  method: 'POST',
  path: '/api/trade/appDemoAccount/open',
  auth: 'optional',
  owner: 'trade',
  feature: 'demo-trading',
  answers: 'account',
  changes: ['positions', 'funds'],
  input: {
    /** Everything in it ends, and it begins anew. */
    reset: v.optional(flag),
    /** A visitor's account, which becomes that of whoever signed in, unless they have one. */
    claimToken: v.optional(v.pipe(v.string(), v.maxLength(200))),
  },
  output: v.object({ accountNo: id, balance: decimal, demoToken: decorates(v.string()) }),
})
