/** Moves money between the balance account and the contract account. */
import type { OutputOf, ParsedInputOf, transferContractCall } from '@shared/contract'
import type { Tx } from '@shared/engine/db/transact'
import type { SignedIn } from '@shared/engine/http/serve'
import { newId } from '@shared/engine/ids'
import { checkMove, held, post, readAmount } from '@shared/engine/ledger/index'
import { refuse } from '@shared/engine/refusals/refuse'
import { type Decimal, fromMinor, LEDGER_PLACES, toMinor, truncate } from '@shared/money'

type Input = ParsedInputOf<typeof transferContractCall>
type Output = OutputOf<typeof transferContractCall>

/** The contract account keeps USDT alone. */
const CURRENCY = 'USDT'

export function transfer(tx: Tx, { from, to, currency, amount }: Input, { context, user }: SignedIn): Output {
  if (from === to) refuse('same-account')
  if (currency !== CURRENCY) refuse('field-invalid', { field: 'currency' })
  const minor = readAmount(amount)
  const account = (kind: 'balance' | 'contract') => ({ owner: user, currency, kind })
  const free = held(tx, account(from))
  checkHeld(minor, free)
  const most =
    from === 'contract' ? truncate(context.positions.figures(user).available, LEDGER_PLACES) : fromMinor(free)
  checkSecured(minor, most)
  checkMove(minor, most)
  const id = newId('T')
  const legs = [
    { ...account(from), minor: -minor },
    { ...account(to), minor },
  ]
  post(tx, { key: `transfer:${id}`, type: 'transfer', ref: { kind: 'transfer', id }, legs })
  const left = (kind: 'balance' | 'contract') => fromMinor(held(tx, account(kind)))
  return { id, balance: left('balance'), contract: left('contract') }
}

function checkHeld(minor: bigint, free: bigint): void {
  const values = { have: fromMinor(free), currency: CURRENCY, need: fromMinor(minor) }
  if (minor > free) refuse('insufficient-balance', { ...values, field: 'amount' })
}

/** Of the contract account only that may leave which secures no position. */
function checkSecured(minor: bigint, max: Decimal): void {
  if (minor > toMinor(max)) refuse('secures', { max, field: 'amount' })
}
