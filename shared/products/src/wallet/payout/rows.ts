/** Reads and writes where people have money paid out to. */
import type { PayoutAccount } from '@shared/contract'
import { bankNumberKinds, paymentStates, payoutKinds } from '@shared/contract/codes'
import { ACCOUNT_HOLD_SECONDS, FIRST_ACCOUNT_HOLD_SECONDS } from '@shared/contract/limits'
import { stamp } from '@shared/engine/clock'
import type { Db } from '@shared/engine/db/open'
import { all, first, prepared, run, sql } from '@shared/engine/db/query'
import type { Tx } from '@shared/engine/db/transact'
import { refuse } from '@shared/engine/refusals/refuse'
import { type BankNumberKind, maskedNumber } from '@shared/money/bank-number'
import type { PayoutAccountRow } from '../tables.ts'

/** In the word of the function that judges it. */
export const numberKindOf = (code: PayoutAccountRow['number_kind']): BankNumberKind =>
  code === bankNumberKinds.card ? 'card' : code === bankNumberKinds.iban ? 'iban' : 'account'

const live = (userId: string) =>
  sql.selectFrom('payout_account').selectAll().where('user_id', '=', userId).where('removed_at', 'is', null)

export const payoutAccountsOf = (db: Db, userId: string): PayoutAccountRow[] => all(db, live(userId))

export const hasPayoutAccount = (db: Db, userId: string): boolean => first(db, live(userId).limit(1)) !== undefined

/** Of one that is added now. The first of either kind, once: removing it does not make the next one the first. */
export function holdSeconds(db: Db, userId: string): number {
  const any = first(db, sql.selectFrom('payout_account').select('id').where('user_id', '=', userId).limit(1))
  return any ? ACCOUNT_HOLD_SECONDS : FIRST_ACCOUNT_HOLD_SECONDS
}

/** @throws Refused not-found where it is another's, or was removed */
export const ownPayoutAccount = (db: Db, userId: string, id: string): PayoutAccountRow =>
  first(db, live(userId).where('id', '=', id)) ?? refuse('not-found')

/** The status is a literal, as in its index. */
const PAYING = `SELECT 1 FROM withdrawal WHERE account_id = ? AND status = ${paymentStates.underReview} LIMIT 1`

/** Whether an order still pays to it. */
export const isPaidTo = (db: Db, id: string): boolean => prepared(db, PAYING).get(id) !== undefined

export function change(tx: Tx, id: string, to: Partial<PayoutAccountRow>): void {
  run(tx, sql.updateTable('payout_account').set(to).where('id', '=', id))
}

/** One of a person's accounts is what a form begins with. */
export function makeDefault(tx: Tx, { id, user_id: userId }: Pick<PayoutAccountRow, 'id' | 'user_id'>): void {
  const live = sql.updateTable('payout_account').where('user_id', '=', userId).where('removed_at', 'is', null)
  run(tx, live.set({ is_default: 0 }))
  change(tx, id, { is_default: 1 })
}

/** How it is written where it is only told which one it is. */
export const shownNumber = ({ kind, number }: Pick<PayoutAccountRow, 'kind' | 'number'>): string =>
  kind === payoutKinds.bank ? maskedNumber(number) : number

/** As its owner sees it: a bank's number by its last digits. */
export function viewOf(row: PayoutAccountRow): PayoutAccount {
  const common = {
    id: row.id,
    kind: row.kind,
    label: row.label,
    isDefault: row.is_default === 1,
    usableFrom: stamp(row.usable_from),
    clientOrderId: row.client_order_id,
  }
  if (row.kind === payoutKinds.chain) return { ...common, network: row.network, address: row.number }
  return {
    ...common,
    network: row.network,
    country: row.country,
    currency: row.currency,
    bankName: row.bank_name,
    numberKind: row.number_kind,
    number: shownNumber(row),
    branch: row.branch,
    swift: row.swift,
    realName: row.real_name,
  }
}
