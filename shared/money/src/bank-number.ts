/** Whether a bank can find whom it pays by a number: the form judges what is typed, the exchange what is sent, by these functions. */
import { isValidBIC, isValidIBAN } from 'ibantools'

export const bankNumberKinds = ['card', 'account', 'iban'] as const
export type BankNumberKind = (typeof bankNumberKinds)[number]

/** The last digit of a card makes this sum a multiple of ten (ISO/IEC 7812, Luhn). @param digits of the card */
const luhnSum = (digits: string): number =>
  [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)

const isCard = (number: string): boolean => /^\d{12,19}$/.test(number) && luhnSum(number) % 10 === 0

/** Account numbers are each bank's own: there is nothing that they could be checked by. */
const isAccount = (number: string): boolean => /^[A-Z\d]{5,24}$/.test(number) && /\d/.test(number)

const checks: Readonly<Record<BankNumberKind, (number: string) => boolean>> = {
  card: isCard,
  account: isAccount,
  iban: isValidIBAN,
}

/** Zeros alone pass every sum, and are nobody's. @param number plain */
export const isBankNumber = (kind: BankNumberKind, number: string): boolean =>
  checks[kind](number) && !/^0+$/.test(number)

/** A bank's own address, eight or eleven characters (ISO 9362). @param code plain */
export const isSwift = (code: string): boolean => isValidBIC(code)

/** The last four, as they may be shown anywhere. @param number plain */
export const maskedNumber = (number: string): string => `•••• ${number.slice(-4)}`
