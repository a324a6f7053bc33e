/** What the ledger proves and tells of other domains, and the functions that folders call in those after them. */
import { fileURLToPath } from 'node:url'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { orderRules } from '@shared/engine/http/order-rules'
import { type Sessions, sessions } from '@shared/engine/http/sessions'
import type { Hooks } from '@shared/engine/ledger/hooks'
import { messageHooks } from '@shared/engine/messages/hooks'
import { type AccountRules, accountRules } from '@shared/engine/positions/account-rules'
import { forgetFree, keepRealized, liveBridged, weighArrivals } from '@shared/engine/positions/index'
import { accountHooks } from '@shared/products/accounts/hooks'
import { sessionOf, signedInBy, stillSignedIn } from '@shared/products/accounts/session'
import { countCloses } from '@shared/products/competitions/index'
import { joinEntries, knowEntries } from '@shared/products/competitions/person'
import { checkOrder, entryNamed, isOver } from '@shared/products/competitions/rules'
import { acceptUserAgreement } from '@shared/products/content/agreement'
import { demoNamed } from '@shared/products/demo/rows'
import { demoSessionOf } from '@shared/products/demo/token'
import { keepCollected } from '@shared/products/loans/index'
import { checkOwed } from '@shared/products/loans/lent'
import { joinLoans, knowLoans } from '@shared/products/loans/person'
import { joinApplications, knowApplications } from '@shared/products/offerings/person'
import { carryClaims, joinClaims } from '@shared/products/rewards/claimed'
import { feedTeams, queueArrivals } from '@shared/products/rewards/index'
import { lookAt } from '@shared/products/rewards/queue'
import { walletHooks } from '@shared/products/wallet/hooks'
import { noteDecision } from '../chat/notes.ts'
import { claims, promises } from './claims.ts'

/** What the ledger proves of other domains, and tells them. @param context read at each entry, since it is complete only once the exchange is assembled */
export const hooksOf = (context: () => Context): Hooks => ({
  claims,
  promises,
  prover: fileURLToPath(new URL('../prove-process.ts', import.meta.url)),
  // whoever trades in the very next moment must not meet the prices of the halt
  lifted: tx => liveBridged(tx, context(), context().clock.now()),
  listeners: [forgetFree, keepRealized, weighArrivals(context), countCloses, queueArrivals, feedTeams(context)],
})

/** Registers the functions that folders call in those after them. */
export function registerHooks(db: Db): void {
  sessions.register(db, { sessionOf: sessionOrDemo, signedInBy, stillSignedIn })
  accountHooks.register(db, {
    progressed: lookAt,
    known: (...of) => giveToPerson.forEach(give => void give(...of)),
    joined: (...of) => moveToPerson.forEach(move => void move(...of)),
    registered: acceptUserAgreement,
  })
  accountRules.register(db, { virtualOf, isOver, checkOrder })
  messageHooks.register(db, { decided: noteDecision })
  orderRules.register(db, { watch: keepCollected })
  walletHooks.register(db, { mayLeave: checkOwed })
}

/** Each gives an account's rows to the person who turned out to own the account. */
const giveToPerson = [knowEntries, knowLoans, knowApplications, carryClaims]
/** Each moves the rows of a person to the one who turned out to be the same. */
const moveToPerson = [joinEntries, joinApplications, joinLoans, joinClaims]

const sessionOrDemo: Sessions['sessionOf'] = (db, token, now, language) =>
  sessionOf(db, token, now, language) ?? demoSessionOf(db, token, now)

const virtualOf: AccountRules['virtualOf'] = (db, user, named) =>
  demoNamed(db, user, named) ?? entryNamed(db, user, named)
