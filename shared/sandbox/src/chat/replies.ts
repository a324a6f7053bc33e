/** What the bot answers to an intent: of a person's own newest record, or where in the app something is done. */
import type { Context } from '@shared/engine/context'
import { dayLeftOf } from '@shared/products/wallet/withdrawal/day-limit'
import type { Intent } from './meaning/wordings.ts'
import { type Bubble, depositReply, identityReply, loanReply, withdrawalReply } from './newest.ts'

/** `user`: null of a visitor, who has no records. */
export type Asker = { context: Context; user: string | null }

type Reply = (asker: Asker) => Bubble

/** Only of who is signed in; a visitor is led to the login. */
const ownOnly =
  (reply: (context: Context, user: string) => Bubble): Reply =>
  ({ context, user }) =>
    user === null ? { template: 'log-in', values: { way: '/login' } } : reply(context, user)

const replies: Readonly<Record<Exclude<Intent, 'person'>, Reply>> = {
  hello: () => ({ template: 'hello' }),
  deposit: ownOnly(({ db }, user) => depositReply(db, user)),
  withdrawal: ownOnly(({ db }, user) => withdrawalReply(db, user)),
  verification: ownOnly(({ db }, user) => identityReply(db, user)),
  loan: ownOnly(({ db }, user) => loanReply(db, user)),
  password: ({ user }) =>
    user === null
      ? { template: 'password-forgotten', values: { way: '/login?mode=forgot' } }
      : { template: 'password', values: { way: '/changePassword' } },
  pin: ownOnly(() => ({ template: 'pin', values: { way: '/withdrawPassword' } })),
  authenticator: ownOnly(() => ({ template: 'authenticator', values: { way: '/bindGoogle' } })),
  fees: () => ({ template: 'fees', values: { articles: ['fees', 'withdrawing'] } }),
  limits: ownOnly(({ db, clock }, user) => ({
    template: 'limits',
    values: { amount: dayLeftOf(db, user, clock.now()), currency: 'USDT', way: '/limits', articles: ['withdrawing'] },
  })),
}

/** @param articles that may help beside it */
export function replyTo(intent: Exclude<Intent, 'person'>, asker: Asker, articles: readonly string[]): Bubble {
  const { template, values } = replies[intent](asker)
  return { template, values: { ...(articles.length > 0 && { articles }), ...values } }
}
