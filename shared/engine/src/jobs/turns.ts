import type { Context } from '../context.ts'
import { guarded } from '../guarded.ts'
import { booksOf } from '../ledger/index.ts'

/**
 * Does one part of some work in each of the next turns of the loop, as long as any is left: requests are answered between. It
 * ends where the exchange is stopped, its books are halted, or a part fails.
 * @param what names it in the log @param isLeft does a part, and says whether more is left @param ended hears of the end
 */
export function inTurns(
  context: Pick<Context, 'db' | 'log'>,
  what: string,
  isLeft: () => boolean,
  ended = () => {},
): void {
  const { db, log } = context
  setImmediate(() => {
    let goesOn = false
    if (db.isOpen && !booksOf(db).halted)
      guarded(log, what, () => {
        goesOn = isLeft()
      })
    if (goesOn) inTurns(context, what, isLeft, ended)
    else ended()
  })
}
