/** What somebody applies for: lots, and their own part of the draw (docs/rules/invest.md#offerings). */
import { type Offering, salt as saltSchema } from '@shared/contract/calls/invest/offerings'
import { compare, type Decimal, isDecimal, lotCost, lotTokens } from '@shared/money'
import type { FormModel } from 'shell/form'
import * as v from 'valibot'

export type Wish = { lots: Decimal | ''; salt: string }
export type WishFault = 'missing' | 'whole' | 'range' | 'salt'
type Range = Pick<Offering, 'minLots' | 'maxLots'>

const BYTES = 8

/** Sixteen letters that nobody can foresee. */
export const newSalt = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), byte => byte.toString(16).padStart(2, '0')).join('')

function lotsFault(lots: Decimal | '', { minLots, maxLots }: Range): WishFault | undefined {
  if (!lots) return 'missing'
  if (!/^-?\d+$/.test(lots)) return 'whole'
  const isIn = compare(lots, String(minLots)) >= 0 && compare(lots, String(maxLots)) <= 0
  return isIn ? undefined : 'range'
}

/** @param salt made on this phone */
export const wishModel = (salt: string): FormModel<Wish, Range, keyof Wish, WishFault> => ({
  blank: { lots: '', salt },
  faults(form, range) {
    const lots = lotsFault(form.lots, range)
    return { ...(lots && { lots }), ...(!v.is(saltSchema, form.salt) && { salt: 'salt' as const }) }
  },
  early: (form, range) => (form.lots ? wishModel(salt).faults(form, range) : {}),
})

/** So many lots; 0 while what is typed is no number of them. */
export const lotsOf = (lots: Decimal | ''): number => (isDecimal(lots) && /^\d{1,6}$/.test(lots) ? Number(lots) : 0)

type Terms = Pick<Offering, 'lotSize' | 'estimatedPrice'>

/** The price is never above the estimate. */
export const mostToPay = (lots: number, { lotSize, estimatedPrice }: Terms): Decimal =>
  lotCost(lots, lotSize, estimatedPrice)

export const tokensOf = (lots: number, { lotSize }: Pick<Offering, 'lotSize'>): Decimal => lotTokens(lots, lotSize)
