/** An order is done once, and the books say what it did: tried with a transfer of the smallest sense, there and back. */
import { balanceLogCall, type InputOf, transferContractCall, userBalanceCall } from '@shared/contract'
import { big } from '@shared/money'
import type { Exam } from '../exam.ts'
import { brief } from '../finding.ts'
import { bodyOf } from '../judge.ts'
import { newOrderId } from '../walk/step.ts'
import { isGood } from '../wire.ts'

const AMOUNT = '1.01'
const OTHER = '1.02'
/** For orders that a server should not have carried out, too. */
const ENOUGH = '10'
type Transfer = InputOf<typeof transferContractCall>
const there = { from: 'balance', to: 'contract', currency: 'USDT', amount: AMOUNT } as const
const back = { ...there, from: 'contract', to: 'balance' } as const

export async function tryOrders(exam: Exam): Promise<void> {
  const before = exam.tokens.person ? await balanceOf(exam) : undefined
  if (before === undefined || big(before).lt(big(ENOUGH)))
    return exam.skip('orders and money', `the person has less than ${ENOUGH} USDT in the balance account`)
  const order: Transfer = { ...there, clientOrderId: newOrderId() }
  const done = await placed(exam, order)
  if (!done) return exam.skip('orders and money', 'a transfer was refused')
  const left = big(before).minus(big(AMOUNT)).toFixed()
  await expectBalance(exam, left, done.balance, order)
  await tryAgain(exam, order, done)
  await tryLate(exam)
  await tryBooks(exam, order, left)
  await tryBack(exam)
}

/** USDT that is free. */
async function balanceOf(exam: Exam): Promise<string | undefined> {
  const { value } = await exam.ask(userBalanceCall, { currency: 'USDT' }, 'person')
  return value?.find(({ currency }) => currency === 'USDT')?.available
}

/** A field that nobody knows goes along: it is passed over. */
async function placed(exam: Exam, order: Transfer) {
  const unknown = { madeByANewerApp: 'yes' }
  const first = await exam.wire(exam.request(transferContractCall, order, 'person', unknown))
  if (!isGood(first)) {
    const { value } = await exam.ask(transferContractCall, order, 'person')
    if (value) exam.find(transferContractCall, 'unknown', { ...order, ...unknown }, bodyOf(first))
    return value
  }
  return (await exam.ask(transferContractCall, order, 'person')).value
}

async function expectBalance(exam: Exam, expected: string, toldBy: string, sent: object): Promise<void> {
  const now = await balanceOf(exam)
  const isRight = now !== undefined && big(now).eq(big(expected)) && big(toldBy).eq(big(expected))
  if (!isRight)
    exam.find(
      userBalanceCall,
      'money',
      `after ${brief(sent)}`,
      `${now}, and ${toldBy} by the order, in place of ${expected}`,
    )
}

/** What an order is refused moves nothing, and what is told again neither. */
async function moves(exam: Exam, order: Transfer, more?: object) {
  const before = await balanceOf(exam)
  const answer = await exam.ask(transferContractCall, order, 'person', more)
  return { ...answer, isMoved: before !== (await balanceOf(exam)) }
}

async function tryAgain(exam: Exam, order: Transfer, done: { id: string }): Promise<void> {
  const again = await moves(exam, order)
  if (again.value?.id !== done.id || again.isMoved) exam.find(transferContractCall, 'twice', order, bodyOf(again.reply))
  const other = { ...order, amount: OTHER }
  const reused = await moves(exam, other)
  if (reused.refusal !== 'order-id-reused' || reused.isMoved)
    exam.find(transferContractCall, 'reused', other, bodyOf(reused.reply))
}

async function tryLate(exam: Exam): Promise<void> {
  const order: Transfer = { ...there, clientOrderId: newOrderId() }
  const late = { deadline: exam.now() - 1000 }
  const { refusal, reply, isMoved } = await moves(exam, order, late)
  if (refusal !== 'order-late' || isMoved)
    exam.find(transferContractCall, 'deadline', { ...order, ...late }, bodyOf(reply))
}

async function tryBack(exam: Exam): Promise<void> {
  const before = await balanceOf(exam)
  const order: Transfer = { ...back, clientOrderId: newOrderId() }
  const { value } = await exam.ask(transferContractCall, order, 'person')
  if (value && before) await expectBalance(exam, big(before).plus(big(AMOUNT)).toFixed(), value.balance, order)
}

async function tryBooks(exam: Exam, { clientOrderId }: Transfer, left: string): Promise<void> {
  const byId = exam.has('order-ids') ? { clientOrderId } : {}
  const input = { pageNo: 1, pageSize: 1, account: 'balance', currency: 'USDT', ...byId } as const
  const { value, reply } = await exam.ask(balanceLogCall, input, 'person')
  const [row] = value?.records ?? []
  if (!row) return exam.find(balanceLogCall, exam.has('order-ids') ? 'found' : 'books', input, bodyOf(reply))
  if (!big(row.amount).eq(big(`-${AMOUNT}`)) || !big(row.after).eq(big(left)))
    exam.find(
      balanceLogCall,
      'books',
      input,
      `amount ${row.amount}, after ${row.after}, in place of -${AMOUNT} and ${left}`,
    )
}
