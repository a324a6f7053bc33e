/** The state of a withdrawal: destination, amount, confirmed terms, result. */
import { useLingui } from '@lingui/react/macro'
import type { Currency, OutputOf } from '@shared/contract'
import type { UserInfo } from '@shared/contract/calls/account'
import { type PayoutAccount, type userBalanceCall, withdrawalApplyCall } from '@shared/contract/calls/wallet'
import * as to from '@shared/contract/to'
import { fromServerTime } from '@shared/format/time'
import type { Decimal } from '@shared/money'
import { useState } from 'react'
import { useForm } from 'shell/form'
import { serverNow } from 'shell/market-feed'
import { go, usePageSignal, usePlace } from 'shell/navigation'
import { useOrder } from 'shell/order'
import { toast } from 'shell/overlay'
import type { Failure } from 'shell/transport'
import { useAddressAmount } from '../../parts/address-amount.ts'
import type { Complete, OrderFields } from '../../parts/order-details.tsx'
import type { Rules } from './gate.model.ts'
import { useRate } from './withdraw.api.ts'
import {
  amountOf,
  type Choice,
  type Destination,
  destinationOf,
  type Outcome,
  outcomeOf,
  type Rate,
  withdrawModel,
} from './withdraw.model.ts'
import { useFaultWords, useRefusalText } from './words.ts'

export type WithdrawalData = {
  user: UserInfo
  all: readonly Choice[]
  currencies: readonly Currency[]
  accounts: readonly PayoutAccount[]
  balances: OutputOf<typeof userBalanceCall>
  rules: Rules | undefined
  /** Fetches these answers again: they may be out of date. */
  renew(): void
}

/** When the account's hold ends, epoch ms; undefined if it can be used. */
export function heldUntil({ usableFrom }: PayoutAccount): number | undefined {
  const until = usableFrom == null ? 0 : fromServerTime(usableFrom)
  return until > serverNow() ? until : undefined
}

export function useDestination({ all, accounts }: Pick<WithdrawalData, 'all' | 'accounts'>): Destination | undefined {
  const { query } = usePlace(to.withdraw)
  return destinationOf(all, accounts, query, heldUntil)
}

/** The rate of the bank's currency. The last one stays during a refetch. */
function usePayoutRate({ choice, account }: Destination, currencies: readonly Currency[]) {
  const currency = account?.currency ?? undefined
  const query = useRate(choice.currency, currency)
  const precision = currencies.find(one => one.currency === currency)?.precision ?? 0
  const rate: Rate | undefined =
    currency !== undefined && query.data
      ? { currency, precision, rate: query.data.rate, time: query.data.time }
      : undefined
  return { query, rate, rated: currency === undefined || rate !== undefined }
}

const leadTo = (id: string | undefined) =>
  go(id ? to.rechargeResult({ kind: 'withdraw', id }) : to.records({ tab: 'withdraw' }), { replace: true })

/** Whether a refusal means that the account is gone or the terms changed. */
const isOld = ({ refusal }: Failure): boolean =>
  refusal === 'terms-changed' || refusal === 'not-found' || refusal === 'account-needed' || refusal === 'network-paused'

/** The terms that the confirmation sheet shows. */
type Confirmation = { outcome: Outcome; balance: WithdrawalData['balances'][number] | undefined }

export function useWithdraw(data: WithdrawalData, destination: Destination) {
  const { t } = useLingui()
  const { query, setQuery } = usePlace(to.withdraw)
  const page = usePageSignal()
  const [confirming, confirm] = useState<string>() // to this account; a sheet about another one closes
  const [confirmed, show] = useState<Confirmation>() // the shown terms do not change, unless the exchange refuses them as old
  const { choice, network, account } = destination
  const rate = usePayoutRate(destination, data.currencies)
  const order = useOrder(withdrawalApplyCall, {
    onDone(row) {
      if (page.aborted) return toast(t`Withdrawal requested`)
      leadTo(row?.id)
    },
    onFailed(failure) {
      if (withdrawModel.fieldOf?.(failure)) confirm(undefined)
      if (!isOld(failure)) return
      show(undefined)
      data.renew()
      void rate.query.refetch()
    },
  })
  const state = useRefusalText(order.state)
  const balance = data.balances.find(({ currency }) => currency === choice.currency)
  const held = account && heldUntil(account)
  const context = {
    ...destination,
    available: balance?.available ?? '0',
    left: data.rules?.dayLeft,
    held: held !== undefined,
  }
  const words = useFaultWords(choice.currency)
  const sending = { state, begin: order.begin }
  const form = useForm(withdrawModel, context, { words, sending, from: { amount: amountOf(query) } })
  const { amount } = form.form
  useAddressAmount(amountOf(query), amount, asked => form.change({ amount: asked }))
  const live = (): Confirmation => ({ outcome: outcomeOf(amount || '0', destination, rate.rate), balance })
  const now = confirmed ?? live()
  return {
    ...{ form, context, held, rate, state },
    ...now,
    confirming: confirming !== undefined && confirming === account?.id,
    busy: order.busy,
    begin: order.begin,
    /** Writes the typed amount to the address when the field loses focus. */
    keep: (next: Decimal | '' = amount) => setQuery({ amount: next || undefined }),
    /** Opens the confirmation. @returns whether the form had no faults */
    review(): boolean {
      if (!form.press()) return false
      order.begin()
      show(live())
      confirm(account?.id)
      return true
    },
    close() {
      confirm(undefined)
      show(undefined)
    },
    send(proof: { pin: string; code: string }) {
      if (!account) return
      show(now)
      const { fee, payout } = now.outcome
      const expected = { expectedFee: fee, expectedRate: payout?.rate }
      const who = { withdrawPassword: proof.pin, googleCode: proof.code.trim() || undefined }
      const where = { accountId: account.id, currency: choice.currency, network: network.network }
      const asked: Complete<OrderFields<typeof withdrawalApplyCall>> = { ...where, amount, ...expected, ...who }
      void order.send(asked)
    },
  }
}
export type Withdraw = ReturnType<typeof useWithdraw>
