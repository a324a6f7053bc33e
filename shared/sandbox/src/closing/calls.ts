/** The calls about what people hold themselves to. */
import { breakCall, closeAccountCall, limitsCall, setLimitsCall } from '@shared/contract'
import { transact } from '../db/transact.ts'
import { type Served, serveUser } from '../http/serve.ts'
import { takeBreak } from '../limits/break.ts'
import { setLimit } from '../limits/limits.ts'
import { limitsView } from '../limits/view.ts'
import { closeAccount } from './close-account.ts'

export const controlCalls: readonly Served[] = [
  serveUser(limitsCall, (_, { context, user }) => limitsView(context, user)),
  serveUser(setLimitsCall, ({ name, value }, { context, user }) => {
    transact(context.db, tx => setLimit(tx, user, name, value || null, context.clock.now()))
    return limitsView(context, user)
  }),
  serveUser(breakCall, ({ days }, { context, user }) => {
    transact(context.db, tx => takeBreak(tx, user, days, context.clock.now()))
    return limitsView(context, user)
  }),
  serveUser(closeAccountCall, closeAccount),
]
