/** Ties an order of the contract to the function that carries it out. */
import type { Call, OutputOf, ParsedInputOf } from '@shared/contract'
import { tradingAccountTypes } from '@shared/contract/codes'
import * as v from 'valibot'
import { transactTogether } from '../db/together.ts'
import type { Tx } from '../db/transact.ts'
import { acceptedOrder, once, refuseAgain } from '../ledger/index.ts'
import { orderRules } from './order-rules.ts'
import { keepPace, paceOf } from './pace.ts'
import type { Served, SignedIn } from './serve.ts'
import { sessions } from './sessions.ts'

type OrderTerms = { clientOrderId: string; deadline?: number | undefined; accountType?: unknown }
type Order = Call<v.GenericSchema, v.GenericSchema> & { input: v.GenericSchema<unknown, OrderTerms> }

type Work<C extends Order> = (tx: Tx, input: ParsedInputOf<C>, caller: SignedIn) => OutputOf<C>
/** What takes its time and commits on its own, like a password that is looked at; what it returns must hold within the transaction. */
type Proof<C extends Order> = (input: ParsedInputOf<C>, caller: SignedIn) => Promise<(tx: Tx) => void>

const nothing = () => {}

/** Who acts for a person before there is a phone has none, and no pace either. */
const hasToken = ({ tokenHash }: SignedIn): boolean => tokenHash !== ''
/** A visitor has none. */
const hasSession = (caller: SignedIn): boolean => !caller.demo && hasToken(caller)

/**
 * One order, one transaction: `work` runs once for each id that the phone made, and the same order again gets the same
 * answer or refusal, which hold-answers.ts holds until it is on the disk; whoever was signed out meanwhile gets none. A refusal by the pace,
 * `proof` or `work` takes everything back and is kept under the id. An answer against the contract takes everything back,
 * and uses no id up.
 * @param proof asked for before, of an order that was neither accepted nor refused yet
 * @throws where the call is no order
 */
export function serveOrder<C extends Order>(call: C, work: Work<C>, proof?: Proof<C>): Served {
  if (!call.order) throw new Error(`${call.path} is no order: declare it with order: true, or use serveUser`)
  const pace = paceOf(call)
  const keep = (caller: SignedIn) => {
    if (hasToken(caller)) keepPace(caller, pace)
  }
  // what takes its time is paced before it, all else within the transaction: an order that comes again is not counted
  const paced: Proof<C> | undefined =
    proof &&
    (async (input, caller) => {
      keep(caller)
      return proof(input, caller)
    })
  const handle = async (input: ParsedInputOf<C>, caller: SignedIn): Promise<OutputOf<C>> => {
    const { context } = caller
    const proven = paced ? await provenBy(paced, input, caller) : () => keep(caller)
    const request = requestOf(call, input, caller)
    const outcome = await transactTogether(context.db, tx => {
      if (hasSession(caller)) sessions.of(tx).stillSignedIn(tx, caller)
      return once(tx, request, () => {
        proven(tx)
        const lookAgain = orderRules.of(tx).watch(tx, caller)
        const answer = checked(call, work(tx, input, caller))
        lookAgain()
        return answer
      })
    })
    return outcome()
  }
  return { call, handle: handle as Served['handle'] }
}

/** Another account than that of money is one of virtual money. */
const isSimulated = ({ accountType }: OrderTerms): boolean =>
  accountType !== undefined && accountType !== tradingAccountTypes.real

function requestOf<C extends Order>(call: C, input: ParsedInputOf<C>, { context, user: userId }: SignedIn) {
  const { clientOrderId, deadline }: OrderTerms = input
  const of = { userId, clientOrderId, call: call.path, body: input, deadline }
  return { ...of, simulated: isSimulated(input), now: context.clock.now() }
}

/**
 * @returns what holds within the transaction: a refusal of the proof is thrown there, and kept as one of the order
 * @throws Refused where the order was refused before: a copy counts no wrong password
 */
async function provenBy<C extends Order>(proof: Proof<C>, input: ParsedInputOf<C>, caller: SignedIn) {
  const { context, user: userId } = caller
  const { clientOrderId }: OrderTerms = input
  if (acceptedOrder(context.db, userId, clientOrderId)) return nothing
  refuseAgain(context.db, { userId, clientOrderId })
  return proof(input, caller).catch((error: unknown) => () => {
    throw error
  })
}

/** What stands in the books must be told: an answer that the phone cannot read is none. */
function checked<C extends Order>(call: C, answer: OutputOf<C>): OutputOf<C> {
  const { success, issues } = v.safeParse(call.output, answer)
  if (!success) throw new Error(`${call.path} answers against the contract: ${v.summarize(issues)}`)
  return answer
}
