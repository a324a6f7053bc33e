import { expect, test } from '@jest/globals'
import { lots, rounds, seed } from '../../testing/src/soak.ts'
import { isBankNumber, isSwift, maskedNumber } from './bank-number.ts'
import { cards, ibans, noIbans } from './bank-number-vectors.ts'

test('the example of each of the 89 countries of the IBAN registry is good', () => {
  expect(new Set(ibans.map(iban => iban.slice(0, 2))).size).toBe(89)
  expect(ibans.filter(iban => !isBankNumber('iban', iban))).toEqual([])
})

test('wrong ones are none, each for its reason', () => {
  for (const [iban, why] of Object.entries(noIbans)) expect([why, isBankNumber('iban', iban)]).toEqual([why, false])
})

test('zeros alone, which pass the sum of a card, are nobody’s', () => {
  expect([isBankNumber('card', '0'.repeat(16)), isBankNumber('account', '00000')]).toEqual([false, false])
  expect(isBankNumber('account', '00010')).toBe(true)
})

/** Each place with every other digit. */
const oneDigitOff = (number: string): string[] =>
  [...number].flatMap((own, at) =>
    [...'0123456789'].flatMap(digit =>
      /\d/.test(own) && digit !== own ? number.slice(0, at) + digit + number.slice(at + 1) : [],
    ),
  )
/** Neighbouring digits that changed places. */
const swapped = (number: string): string[] =>
  [...number].flatMap((own, at) => {
    const next = number[at + 1]
    return next === undefined || next === own || !/\d\d/.test(own + next)
      ? []
      : number.slice(0, at) + next + own + number.slice(at + 2)
  })

test('one wrong digit, or two that changed places, is caught in every IBAN', () => {
  for (const iban of ibans)
    expect([...oneDigitOff(iban), ...swapped(iban)].filter(wrong => isBankNumber('iban', wrong))).toEqual([])
})

test('one wrong digit is caught in every card; of swapped ones 0 and 9 alone are not, which Luhn cannot', () => {
  for (const card of cards) {
    expect(isBankNumber('card', card)).toBe(true)
    expect(oneDigitOff(card).filter(wrong => isBankNumber('card', wrong))).toEqual([])
    const missed = swapped(card).filter(wrong => isBankNumber('card', wrong))
    expect(missed.length).toBeLessThanOrEqual((card.match(/0(?=9)|9(?=0)/g) ?? []).length)
  }
})

const NUMBERS = rounds(1000)
const below = lots()
const figures = '0123456789'
const all = `${figures}ABCDEFGHIJKLMNOPQRSTUVWXYZ`
const isDigit = (character: string | undefined) => figures.includes(character ?? ' ')

/** ISO 7064: what makes the whole, its first four characters behind the others, one more than a multiple of 97. */
const checkDigits = (country: string, bban: string): string => {
  const spelt = [...`${bban}${country}00`].map(character => all.indexOf(character)).join('')
  return String(98n - (BigInt(spelt) % 97n)).padStart(2, '0')
}

/** Of a country of the registry, with digits that are drawn; another one where its banks have check digits of their own. */
function madeIban(): string {
  const example = ibans[below(ibans.length)] ?? ''
  const bban = example.slice(4).replace(/\d/g, () => String(below(10)))
  const iban = example.slice(0, 2) + checkDigits(example.slice(0, 2), bban) + bban
  return isBankNumber('iban', iban) ? iban : madeIban()
}

/** Each place with other characters: with all of them in a soak, with a tenth that is drawn in any other run. */
function* oneOff(number: string, alphabet: string): Generator<[wrong: string, at: number]> {
  for (let at = 0; at < number.length; at++) {
    const others = [...alphabet].filter(other => other !== number[at])
    for (let n = rounds(others.length); n > 0; n--)
      yield [number.slice(0, at) + others.splice(below(others.length), 1)[0] + number.slice(at + 1), at]
  }
}

test(`in ${NUMBERS} IBANs a wrong character is caught, but for a letter that stands for a digit or the reverse, one in about 97 of which no sum can see (SEED=${seed})`, () => {
  const counts = { alike: 0, other: 0, passed: 0 }
  for (let n = 0; n < NUMBERS; n++) {
    const iban = madeIban()
    for (const [wrong, at] of oneOff(iban, all)) {
      const isAlike = isDigit(wrong[at]) === isDigit(iban[at])
      counts[isAlike ? 'alike' : 'other'] += 1
      if (!isBankNumber('iban', wrong)) continue
      expect([iban, wrong, isAlike]).toEqual([iban, wrong, false])
      counts.passed += 1
    }
  }
  expect(counts.alike).toBeGreaterThan(NUMBERS * 10)
  expect(counts.passed / counts.other).toBeLessThan(1 / 97)
})

test(`in ${NUMBERS} cards every wrong digit is caught (SEED=${seed})`, () => {
  for (let n = 0; n < NUMBERS; n++) {
    const start = Array.from({ length: 11 + below(8) }, () => below(10)).join('')
    const card = start + [...figures].find(last => isBankNumber('card', start + last))
    expect([...oneOff(card, figures)].filter(([wrong]) => isBankNumber('card', wrong))).toEqual([])
  }
})

test('an account number is letters and digits, and a digit at least', () => {
  const isAccount = (number: string) => isBankNumber('account', number)
  expect(['1234567890', '0012345', 'AB12345'].filter(isAccount)).toHaveLength(3)
  expect(['1234', 'SAVINGS', '12345É', '1'.repeat(25), '12345-67890'].filter(isAccount)).toEqual([])
})

test('a SWIFT code has eight or eleven characters of its form', () => {
  expect(['DEUTDEFF', 'DEUTDEFF500', 'NEDSZAJJXXX', 'DEUTDEFF5', 'DEUT1EFF', ''].map(isSwift)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('of a number that is shown the last four stay', () => {
  expect([maskedNumber('4242424242424242'), maskedNumber('DE89370400440532013000')]).toEqual(['•••• 4242', '•••• 3000'])
})
