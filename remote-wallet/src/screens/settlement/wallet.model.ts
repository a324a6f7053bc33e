/** An address of one's own on a chain: what is typed, and what is wrong with it; no React, no words. */
import type { Currency, PayoutAccount } from '@shared/contract/calls/wallet'
import type { judgePayment, readPayment } from '@shared/money/payment-link'
import type { Faults, FormModel } from 'shell/form'
import { type Common, type CommonFault, commonOf, fieldOf, type NumberTerms, pinFault } from './saving.model.ts'

export type Wallet = Common & { network: string; address: string }
type WalletField = keyof Wallet
type Verdict = NonNullable<ReturnType<typeof judgePayment>>
/** unchecked: what judges addresses is not here yet */
export type WalletFault = CommonFault | 'unchecked' | Exclude<Verdict['is'], 'good'>

/** The module that judges: it comes after the first picture. */
export type Judges = { judgePayment: typeof judgePayment; readPayment: typeof readPayment }
type WalletContext = { of: PayoutAccount | undefined; judges: Judges | null; left: boolean }

export const walletOf = (of: PayoutAccount | undefined, network: string): Wallet => ({
  ...commonOf(of),
  network: of?.network ?? network,
  address: '',
})

/** Wallets write addresses in groups, and break them over lines. */
export const withoutSpaces = (typed: string): string => typed.replace(/\s+/g, '')

/** Characters of a whole one, by how it begins: a part of one is not wrong yet. */
const wholeLength = (typed: string): number => (/^(?:0x|bc1)/i.test(typed) ? 42 : typed.startsWith('T') ? 34 : 26)
/** A link is whole once it names who is paid. */
function isWhole(typed: string, { readPayment }: Judges): boolean {
  const payment = readPayment(typed)
  return payment.is === 'address' && payment.text.length >= wholeLength(payment.text)
}

/** undefined: nothing to say, or nothing to say it by. */
export const verdictOf = ({ network, address }: Wallet, judges: Judges | null): Verdict | undefined =>
  address ? judges?.judgePayment(network, address) : undefined

/** Whether it is another account than before: it takes the withdrawal password, and is held. */
export const isRenumbered = ({ network, address }: Wallet, of: PayoutAccount | undefined): boolean =>
  !of || address !== '' || network !== of.network

function addressFault(form: Wallet, { judges }: WalletContext): WalletFault | undefined {
  if (!form.address) return 'missing'
  if (!judges) return 'unchecked'
  const verdict = verdictOf(form, judges)
  return verdict && verdict.is !== 'good' ? verdict.is : undefined
}

const present = (faults: { [K in WalletField]?: WalletFault | undefined }): Faults<WalletField, WalletFault> =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))

export const walletModel: FormModel<Wallet, WalletContext, WalletField, WalletFault> = {
  blank: walletOf(undefined, ''),
  early(form, context) {
    if (!form.address || !context.judges || !(context.left || isWhole(form.address, context.judges))) return {}
    return present({ address: addressFault(form, context) })
  },
  faults: (form, context) =>
    isRenumbered(form, context.of) ? present({ address: addressFault(form, context), pin: pinFault(form.pin) }) : {},
  fieldOf: failure => {
    const field = fieldOf(failure)
    return field === 'network' ? 'address' : (field as WalletField | undefined)
  },
}

/** The recipient alone: the exchange reads no links. */
export function walletTerms({ network, address }: Wallet, judges: Judges | null): NumberTerms {
  const payment = judges?.readPayment(address)
  return { network, address: payment?.is === 'address' ? payment.text : address }
}

/** What it costs to be paid there, and how long it takes, by network. */
export type ChainTerms = { network: string; fees: { currency: string; fee: string }[]; minutes: number }

/** Networks of chains, in the order of the currencies. */
export function chainsOf(currencies: readonly Currency[]): ChainTerms[] {
  const chains = new Map<string, ChainTerms>()
  for (const { currency, networks } of currencies)
    for (const { kind, network, feeFixed, withdrawMinutes } of networks ?? []) {
      if (kind !== 'chain') continue
      const known = chains.get(network) ?? { network, fees: [], minutes: 0 }
      if (feeFixed) known.fees.push({ currency, fee: feeFixed })
      chains.set(network, { ...known, minutes: Math.max(known.minutes, withdrawMinutes) })
    }
  return [...chains.values()]
}
