/** What the operator does with wallets. */
import { type PauseReason, pauseReasons } from '@shared/contract'
import { currencyTypes } from '@shared/contract/codes'
import { printable } from '@shared/contract/printable'
import { stamp } from '@shared/engine/clock'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { run, sql } from '@shared/engine/db/query'
import { type Tx, transact } from '@shared/engine/db/transact'
import { newId } from '@shared/engine/ids'
import { HOUSE, post, readAmount } from '@shared/engine/ledger/index'
import { livePrices } from '@shared/engine/market/prices'
import { argument, type OperatorAction, type OperatorArgs } from '@shared/engine/operator-action'
import { givenReason, REASON_USAGE } from '@shared/engine/reasons/given'
import { fromMinor } from '@shared/money'
import { isClosed } from '../accounts/user.ts'
import { userNamed } from '../accounts/user-named.ts'
import { currencies, currencyOf } from './currencies.ts'
import { noteInflow } from './inflow.ts'
import { approve, fail, issueAddress, openRecharge, reject } from './recharge/desk.ts'
import { creditedBefore, openRecharges } from './recharge/rows.ts'
import type { RechargeRow } from './tables.ts'
import { withdrawalActions } from './withdrawal/actions.ts'

type Decide = (tx: Tx, context: Context, row: RechargeRow, args: OperatorArgs) => void

const decision = (verb: string, usage: string, summary: string, decide: Decide): OperatorAction => ({
  name: `recharge ${verb}`,
  usage: `<id>${usage}`,
  summary,
  run(context, args) {
    const id = argument(args, 0, 'id')
    transact(context.db, tx => decide(tx, context, openRecharge(tx, id), args))
    return `${id}: ${verb} done`
  },
})

function listOpen({ db }: Context): string {
  const lines = openRecharges(db).map(row =>
    [row.id, stamp(row.created_at), row.user_id, fromMinor(BigInt(row.amount)), row.currency, row.network]
      .concat(`stage ${row.stage}`, row.tx_hash ?? '', creditedWords(db, row), ...(JSON.parse(row.voucher) as string[]))
      .map(field => printable(field, 100))
      .join('  '),
  )
  return lines.join('\n') || 'No recharge is open'
}

function creditedWords(db: Db, row: RechargeRow): string {
  const before = creditedBefore(db, row)
  return before ? `the same transaction as ${before}` : ''
}

/** @returns the new entry's reference */
function adjust(context: Context, args: OperatorArgs): string {
  const user = userNamed(context.db, argument(args, 0, 'user'))
  if (isClosed(user)) throw new Error(`${user.id} is closed: nobody would have it`)
  const currency = argument(args, 1, 'currency')
  if (currencyOf(currency)?.type !== currencyTypes.coin) throw new Error(`No account is kept in ${currency}`)
  const [, sign, amount = ''] = /^([+-]?)(\d.*)$/.exec(argument(args, 2, 'amount')) ?? []
  const minor = readAmount(amount) * (sign === '-' ? -1n : 1n)
  if (minor === 0n) throw new Error('Nothing would change')
  const id = newId('A')
  transact(context.db, tx =>
    postAdjustment(tx, context, { id, userId: user.id, currency, minor, note: args.options.note }),
  )
  return `${id}: ${fromMinor(minor)} ${currency} for ${user.id}`
}

type Adjustment = { id: string; userId: string; currency: string; minor: bigint; note: string | undefined }

/** Money given (or, negative, taken) by the exchange's own decision; it counts as inflow, not as profit. */
export function postAdjustment(tx: Tx, context: Context, { id, userId, currency, minor, note }: Adjustment): void {
  const { entryId } = post(tx, {
    key: `adjustment:${id}`,
    type: 'adjustment',
    ref: { kind: 'adjustment', id },
    legs: [
      { owner: HOUSE, kind: 'external', currency, minor: -minor },
      { owner: userId, kind: 'balance', currency, minor },
    ],
    ...(note && { note }),
  })
  noteInflow(tx, { entryId, userId, minor, price: livePrices(context)(currency), at: context.clock.now() })
}

const networks = new Set(currencies().flatMap(spec => spec.networks.map(({ network }) => network)))

function networkNamed(args: OperatorArgs): string {
  const network = argument(args, 0, 'network')
  if (!networks.has(network)) throw new Error(`No network ${network}. There are: ${[...networks].join(', ')}`)
  return network
}

function pauseReason(args: OperatorArgs): PauseReason {
  const given = args.positionals[1] ?? 'maintenance'
  const known = pauseReasons.find(reason => reason === given)
  if (!known)
    throw new Error(`No reason ${given}: it is shown in eight languages, so it is one of ${pauseReasons.join(', ')}`)
  return known
}

function pause(context: Context, args: OperatorArgs): string {
  const network = networkNamed(args)
  const reason = pauseReason(args)
  const row = sql.insertInto('network_pause').values({ network, reason })
  run(
    context.db,
    row.onConflict(conflict => conflict.column('network').doUpdateSet({ reason })),
  )
  return `${network} is paused: ${reason}`
}

function resume(context: Context, args: OperatorArgs): string {
  const network = networkNamed(args)
  run(context.db, sql.deleteFrom('network_pause').where('network', '=', network))
  return `${network} is open`
}

export const walletActions: readonly OperatorAction[] = [
  { name: 'recharge list', usage: '', summary: 'the open recharges, oldest first', run: listOpen },
  decision('issue', '', 'tells the address (mode chat)', issueAddress),
  decision(
    'approve',
    ' [--amount <n>] [--much-more]',
    'credits it, or the amount that really came, more than twice what was asked for with --much-more alone; where its transaction was credited before, only with --amount',
    (tx, context, row, { options }) => {
      const came = options.amount === undefined ? undefined : readAmount(options.amount)
      approve(tx, context, row, came, options['much-more'] !== undefined)
    },
  ),
  decision('reject', ` ${REASON_USAGE}`, 'refuses it; the user reads why', (tx, context, row, { options }) =>
    reject(tx, context, row, givenReason('recharge', options)),
  ),
  decision('fail', '', 'the money never came', (tx, context, row) => fail(tx, context, row, 'not-arrived')),
  ...withdrawalActions,
  {
    name: 'wallet adjust',
    usage: '<user> <currency> <±n> [--note <words>]',
    summary: 'gives or takes money: an entry, counted as inflow',
    run: adjust,
  },
  {
    name: 'network pause',
    usage: `<network> [${pauseReasons.join('|')}]`,
    summary: 'no recharge and no withdrawal by it until resumed',
    run: pause,
  },
  { name: 'network resume', usage: '<network>', summary: 'opens it again', run: resume },
]
