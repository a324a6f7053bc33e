/** The calls about what people hold themselves to. */
import { breakCall, closeAccountCall, limitsCall, setLimitsCall } from '@shared/contract'
import { transact } from '@shared/engine/db/transact'
import { type Served, serveUser } from '@shared/engine/http/serve'
import { takeBreak } from '@shared/engine/limits/break'
import { setLimit } from '@shared/engine/limits/limits'
import { limitsView } from '@shared/engine/limits/view'
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
