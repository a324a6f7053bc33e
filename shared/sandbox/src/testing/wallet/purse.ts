/** What a random person does with payments, as the phone would, and what they were told of each: the books must say the same. */
import { expect } from '@jest/globals'
import {
  addPayoutAccountCall,
  type Currency,
  currencyListCall,
  editPayoutAccountCall,
  type PayoutAccount,
  payoutAccountListCall,
  type Refusal,
  rateByCurrencyCall,
  rechargeApplyCall,
  rechargeListCall,
  userBalanceCall,
  type Withdrawal,
  withdrawalApplyCall,
  withdrawalCancelCall,
  withdrawalListCall,
} from '@shared/contract'
import { payoutKinds } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import { entryTypeOf } from '@shared/engine/ledger/entry-types'
import { Refused, refuse } from '@shared/engine/refusals/refuse'
import { big, type Decimal, fromMinor, payoutAmount, portion, sum, withdrawalFee, withdrawalNet } from '@shared/money'
import { newOrderId } from '../../../../testing/src/client.ts'
import type { Exchange, TestUser } from '../../../../testing/src/exchange.ts'
import type { StandIn } from '../../seed/stand-in.ts'
import { PIN, toBank, WALLET, withdrawing } from './withdrawals.ts'

const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const BTC = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const places = [
  { address: WALLET },
  { network: 'ERC20', address: EVM },
  { network: 'BTC', address: BTC },
  toBank,
  { ...toBank, currency: 'JPY', number: '0012345' },
]
const of = <T>(list: readonly T[], which: number): T => list[which % list.length] ?? refuse('not-found')

type Ends = 'paid' | 'returned'
type Deposit = { currency: string; credited?: Decimal }

export class Purse {
  readonly #exchange: Exchange
  readonly #user: TestUser
  readonly #standIn: StandIn
  readonly #currencies: readonly Currency[]
  /** What was told as each was asked for, and how it ended. */
  readonly #asked = new Map<string, { told: Withdrawal; end?: Ends }>()
  readonly #brought = new Map<string, Deposit>()

  private constructor(exchange: Exchange, user: TestUser, standIn: StandIn, currencies: readonly Currency[]) {
    this.#exchange = exchange
    this.#user = user
    this.#standIn = standIn
    this.#currencies = currencies
  }

  /** With a withdrawal password, and an account of each network that can be used now. */
  static async of(exchange: Exchange, user: TestUser, standIn: StandIn): Promise<Purse> {
    const { setPin, add } = withdrawing(exchange)
    await setPin(user)
    for (const place of places) await add(user, place)
    // no hour passes here without its prices
    exchange.sandbox.context.db.prepare('UPDATE payout_account SET usable_from = 0 WHERE user_id = ?').run(user.id)
    return new Purse(exchange, user, standIn, await standIn.ask(currencyListCall, {}))
  }

  #network(account: PayoutAccount, which: number) {
    const pays = this.#currencies.flatMap(({ currency, precision, networks }) =>
      (networks ?? []).map(network => ({ currency, precision: precision ?? 0, network })),
    )
    return of(
      pays.filter(({ network }) => network.network === account.network),
      which,
    )
  }

  /** @returns what the form shows, and the order with it */
  async #form(account: PayoutAccount, which: number, percent: number) {
    const { currency, precision, network } = this.#network(account, which)
    const [{ available = '0' } = {}] = await this.#standIn.ask(userBalanceCall, { currency })
    const amount = portion(available, percent, percent === 100 ? '0.00000001' : '0.01')
    const fee = withdrawalFee(amount, network, precision)
    const net = withdrawalNet(amount, fee)
    const order = { accountId: account.id, currency, network: network.network, amount, expectedFee: fee }
    if (account.kind !== payoutKinds.bank) return { shown: { fee, net, payAmount: null }, order }
    const { rate } = await this.#standIn.ask(rateByCurrencyCall, { from: currency, to: account.currency ?? '' })
    const paid = this.#currencies.find(one => one.currency === account.currency)?.precision ?? 0
    const shown = { fee, net, payAmount: payoutAmount(net, rate, paid) }
    return { shown, order: { ...order, expectedRate: rate } }
  }

  async withdraw(which: number, percent: number): Promise<void> {
    const { records } = await this.#standIn.ask(payoutAccountListCall, {})
    const { shown, order } = await this.#form(of(records, which), which, percent)
    const terms = { ...order, withdrawPassword: PIN, clientOrderId: newOrderId() }
    const told = await this.#standIn.ask(withdrawalApplyCall, terms)
    expect(told).toMatchObject({ ...shown, amount: order.amount, status: 0 })
    this.#asked.set(told.id, { told })
  }

  async #open(which: number): Promise<Withdrawal> {
    return of((await this.#standIn.ask(withdrawalListCall, { status: 0 })).records, which)
  }

  async cancel(which: number): Promise<void> {
    const { id } = await this.#open(which)
    await this.#standIn.ask(withdrawalCancelCall, { id })
    this.#end(id, 'returned')
  }

  #end(id: string, end: Ends): void {
    const { told } = this.#asked.get(id) ?? refuse('not-found')
    this.#asked.set(id, { told, end })
  }

  async decide(which: number): Promise<void> {
    const { id, inReview } = await this.#open(which)
    const verb = of(['pay', 'take', 'pay', 'reject', 'fail'], which)
    if (verb === 'take' && inReview) refuse('review-begun')
    await this.#exchange.operate('withdraw', verb, id)
    if (verb !== 'take') this.#end(id, verb === 'pay' ? 'paid' : 'returned')
  }

  async recharge(which: number): Promise<void> {
    const [currency, network, amount] = of(
      [
        ['USDT', 'TRC20', '150'],
        ['USDT', 'BANK', '99.99'],
        ['ETH', 'ERC20', '0.0123'],
        ['BTC', 'BTC', '0.00071'],
      ] as const,
      which,
    )
    const order = { currency, network, amount, ...(network === 'BANK' && { payCurrency: 'THB' }) }
    const { id } = await this.#standIn.ask(rechargeApplyCall, { ...order, clientOrderId: newOrderId() })
    this.#brought.set(id, { currency })
  }

  /** Rarely exactly what was asked for. */
  async credit(which: number): Promise<void> {
    const { id, amount, currency } = of((await this.#standIn.ask(rechargeListCall, { status: 0 })).records, which)
    const verb = of(['approve', 'approve', 'reject', 'fail'], which)
    const credited = of([amount, big(amount).times('0.995').toString(), big(amount).times('2').toString()], which)
    await this.#exchange.operate('recharge', verb, id, ...(verb === 'approve' ? ['--amount', credited] : []))
    if (verb === 'approve') this.#brought.set(id, { currency, credited })
  }

  /** Another account, another label, or one that is gone. */
  async arrange(which: number): Promise<void> {
    const { client } = this.#exchange
    const { records } = await this.#standIn.ask(payoutAccountListCall, {})
    const one = of(records, which)
    const own = {
      kind: payoutKinds.chain,
      network: 'ERC20',
      address: `0x${newOrderId().replace(/./g, hexOf)}`.padEnd(42, '0'),
    }
    const make = { ...own, withdrawPassword: PIN, clientOrderId: newOrderId() }
    const change = of([{ label: `No. ${which}` }, { isDefault: true }, { removed: true }], which)
    const { refusal } =
      which % 2
        ? await client.call(addPayoutAccountCall, make, this.#user)
        : await client.call(editPayoutAccountCall, { id: one.id, ...change }, this.#user)
    if (refusal) throw new Refused(refusal as Refusal)
  }

  /** What left less what came, at the prices of now. */
  spent({ market }: Context): Decimal {
    const worth = (currency: string, amount: Decimal, sign: '1' | '-1') =>
      big(amount)
        .times(currency === 'USDT' ? '1' : (market.last(`${currency}USDT`)?.price ?? '0'))
        .times(sign)
        .toString()
    const left = [...this.#asked.values()].flatMap(({ told, end }) =>
      end === 'paid' ? worth(told.currency, told.amount, '1') : [],
    )
    const came = [...this.#brought.values()].flatMap(({ currency, credited }) =>
      credited === undefined ? [] : worth(currency, credited, '-1'),
    )
    return sum([...left, ...came]).toString()
  }

  /** Every order is booked as it was told, whatever became of it: what is open is frozen, what is over has nothing frozen. */
  check(): void {
    for (const [id, { told, end }] of this.#asked)
      expect([id, legsOf(this.#exchange, id)]).toEqual([id, due(told, end)])
    for (const [id, { credited }] of this.#brought)
      expect([id, legsOf(this.#exchange, id)]).toEqual([id, credited ? [`recharge balance ${credited}`] : []])
  }
}

const hexOf = (letter: string) => (letter.charCodeAt(0) % 16).toString(16)

const LEGS = `SELECT e.type, a.kind, a.sub, p.amount FROM ledger_entry e JOIN ledger_posting p ON p.entry_id = e.id
  JOIN ledger_account a ON a.id = p.account_id WHERE e.ref_id = ? AND p.amount > 0 ORDER BY e.id, p.seq`

function legsOf({ sandbox }: Exchange, id: string): string[] {
  const rows = sandbox.context.db.prepare(LEGS).all(id) as { type: number; kind: string; sub: string; amount: number }[]
  return rows.map(({ type, kind, sub, amount }) =>
    [entryTypeOf(type), kind, ...(kind === 'external' ? [sub] : []), fromMinor(BigInt(amount))].join(' '),
  )
}

/** What must have come where, by what its owner was told. */
function due({ amount, fee, net, network }: Withdrawal, end?: Ends): string[] {
  const frozen = `withdrawal-freeze frozen ${amount}`
  if (end === 'returned') return [frozen, `withdrawal-returned balance ${amount}`]
  return end ? [frozen, `withdrawal-paid external ${network} ${net}`, `withdrawal-fee fees ${fee}`] : [frozen]
}
