/** Ties an order of the contract to the function that carries it out. */
import type { Call, OutputOf, ParsedInputOf } from '@shared/contract'
import * as v from 'valibot'
import { transactTogether } from '../db/together.ts'
import type { Tx } from '../db/transact.ts'
import { once } from '../ledger/index.ts'
import type { Served, SignedIn } from './serve.ts'

type OrderTerms = { clientOrderId: string; deadline?: number | undefined }
type Order = Call<v.GenericSchema, v.GenericSchema> & { input: v.GenericSchema<unknown, OrderTerms> }

type Work<C extends Order> = (tx: Tx, input: ParsedInputOf<C>, caller: SignedIn) => OutputOf<C>

/**
 * One order, one transaction: `work` runs once for each id that the phone made, and the same order again gets the same
 * answer, each once it is on the disk. A refusal that `work` throws takes everything back and uses no id up; so does an answer against the contract.
 * @throws where the call is no order
 */
export function serveOrder<C extends Order>(call: C, work: Work<C>): Served {
  if (!call.order) throw new Error(`${call.path} is no order: declare it with order: true, or use serveUser`)
  const handle = (input: ParsedInputOf<C>, caller: SignedIn): Promise<OutputOf<C>> => {
    const { context, user: userId } = caller
    const { clientOrderId, deadline }: OrderTerms = input
    const request = { userId, clientOrderId, call: call.path, body: input, deadline, now: context.clock.now() }
    return transactTogether(context.db, tx => once(tx, request, () => checked(call, work(tx, input, caller))))
  }
  return { call, handle: handle as Served['handle'] }
}

/** What stands in the books must be told: an answer that the phone cannot read is none. */
function checked<C extends Order>(call: C, answer: OutputOf<C>): OutputOf<C> {
  const { success, issues } = v.safeParse(call.output, answer)
  if (!success) throw new Error(`${call.path} answers against the contract: ${v.summarize(issues)}`)
  return answer
}
