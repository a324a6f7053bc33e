/** A bank account of one's own: what is typed, and what is wrong with it; no React, no words. */
import type { UserInfo } from '@shared/contract/calls/account'
import type { PayoutAccount } from '@shared/contract/calls/wallet'
import { bankNumberKinds, identityStates } from '@shared/contract/codes'
import { isPersonName } from '@shared/contract/person'
import { composeName, fitOf, type Named } from '@shared/format/person-name'
import { plainNumber } from '@shared/format/typed'
import type { BankNumberKind, isBankNumber, isSwift } from '@shared/money/bank-number'
import type { Faults, FormModel } from 'shell/form'
import { currencyOfCountry } from './country-currency.ts'
import { type Common, type CommonFault, commonOf, fieldOf, type NumberTerms, pinFault } from './saving.model.ts'

type Details = Record<'country' | 'currency' | 'bankName' | 'branch' | 'swift' | 'realName', string>
export type Bank = Common & Details & { numberKind: BankNumberKind; number: string }
export type BankField = keyof Bank
/** unchecked: what judges numbers is not here yet · other: another person's name than the verified one */
export type BankFault = CommonFault | 'unchecked' | 'invalid' | 'other'

/** The module that judges: it comes after the first picture. */
export type Judges = { isBankNumber: typeof isBankNumber; isSwift: typeof isSwift }
type BankContext = {
  of: PayoutAccount | undefined
  judges: Judges | null
  left: boolean
  verified: Named | undefined
}

const codes = Object.entries(bankNumberKinds) as [BankNumberKind, PayoutAccount['numberKind']][]
const kindOf = (code: PayoutAccount['numberKind']): BankNumberKind =>
  codes.find(([, known]) => known === code)?.[0] ?? 'account'

/** The names that a document proved: once there are some, banks in other names are not this person's. */
export const verifiedNames = (user: Partial<UserInfo>): Named | undefined =>
  user.basicState === identityStates.verified && composeName(user) ? user : undefined

/** What stands in the form at first: never a number; of an account that there is, nothing that its server does not tell. @param offered currencies to choose from */
export function bankOf(of: PayoutAccount | undefined, user: Partial<UserInfo>, offered: readonly string[]): Bank {
  const country = (of ? of.country : user.country) ?? ''
  return {
    ...commonOf(of),
    country,
    currency: (of ? of.currency : currencyOfCountry(country, offered)) ?? '',
    bankName: of?.bankName ?? '',
    numberKind: kindOf(of?.numberKind),
    number: '',
    branch: of?.branch ?? '',
    swift: of?.swift ?? '',
    realName: (of ? of.realName : composeName(verifiedNames(user) ?? {})) ?? '',
  }
}

/** Its own currency comes with it, until somebody chose another. */
export function inCountry({ country: before, currency }: Bank, country: string, offered: readonly string[]) {
  const untouched = currency === '' || currency === currencyOfCountry(before, offered)
  return { country, ...(untouched && { currency: currencyOfCountry(country, offered) ?? '' }) }
}

const named = ['country', 'currency', 'bankName', 'branch', 'swift', 'realName'] as const

/** Whether it is another account than before: it takes the withdrawal password, and is held. */
export function isRenumbered(form: Bank, of: PayoutAccount | undefined): boolean {
  if (!of || form.number || form.numberKind !== kindOf(of.numberKind)) return true
  return named.some(name => form[name].trim() !== (of[name] ?? ''))
}

/** Digits of a whole one: a part of one is not wrong yet. */
const WHOLE: Readonly<Record<BankNumberKind, number>> = { card: 16, account: 24, iban: 28 }

function numberFault({ number, numberKind }: Bank, { of, judges }: BankContext): BankFault | undefined {
  if (!number.trim()) return of && numberKind === kindOf(of.numberKind) ? undefined : 'missing'
  if (!judges) return 'unchecked'
  return judges.isBankNumber(numberKind, plainNumber(number)) ? undefined : 'invalid'
}

function swiftFault({ swift }: Bank, { judges }: BankContext): BankFault | undefined {
  if (!swift.trim()) return undefined
  if (!judges) return 'unchecked'
  return judges.isSwift(plainNumber(swift)) ? undefined : 'invalid'
}

/** Traditional and simplified characters the exchange alone can compare. */
const HAN = /\p{Script=Han}/u

function nameFault(name: string, verified: Named | undefined): BankFault | undefined {
  if (!name.trim()) return 'missing'
  if (!isPersonName(name)) return 'invalid'
  return verified && !HAN.test(name) && fitOf(verified, name) === 'other' ? 'other' : undefined
}

const lacking = (text: string): BankFault | undefined => (text.trim() ? undefined : 'missing')

const present = (faults: { [K in BankField]?: BankFault | undefined }): Faults<BankField, BankFault> =>
  Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== undefined))

const all = (form: Bank, context: BankContext): Faults<BankField, BankFault> =>
  present({
    country: lacking(form.country),
    currency: lacking(form.currency),
    bankName: lacking(form.bankName),
    number: numberFault(form, context),
    swift: swiftFault(form, context),
    realName: nameFault(form.realName, context.verified),
    pin: pinFault(form.pin),
  })

export const bankModel: FormModel<Bank, BankContext, BankField, BankFault> = {
  blank: bankOf(undefined, {}, []),
  early(form, context) {
    const digits = plainNumber(form.number).length
    if (!context.judges || !digits || !(context.left || digits >= WHOLE[form.numberKind])) return {}
    return present({ number: numberFault(form, context) })
  },
  faults: (form, context) => (isRenumbered(form, context.of) ? all(form, context) : {}),
  fieldOf: failure => fieldOf(failure) as BankField | undefined,
}

/** Whether a number was typed that a bank can find: an account's own digits say nothing. */
export const isNumberGood = (form: Bank, judges: Judges | null): boolean =>
  judges !== null &&
  form.number !== '' &&
  form.numberKind !== 'account' &&
  judges.isBankNumber(form.numberKind, plainNumber(form.number))

export const bankTerms = ({ number, numberKind, ...form }: Bank): NumberTerms => ({
  ...Object.fromEntries(named.map(name => [name, form[name].trim()])),
  swift: plainNumber(form.swift),
  ...(number.trim() && { number: plainNumber(number) }),
  numberKind: bankNumberKinds[numberKind],
})
