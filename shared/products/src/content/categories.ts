/** Categories of the help centre, in its order. */
import type { Language } from '@shared/engine/refusals/languages'
import { msg, type Text, translate } from '@shared/phrases'

const names = {
  start: msg`Getting started`,
  account: msg`Account & security`,
  recharge: msg`Deposits & withdrawals`,
  trading: msg`Trading`,
  invest: msg`Investments & loans`,
  programme: msg`Rewards & invitations`,
} as const satisfies Readonly<Record<string, Text>>
export type Category = keyof typeof names

export const categories: readonly string[] = Object.keys(names)

const isKnown = (category: string): category is Category => Object.hasOwn(names, category)

/** @param category one that the operator made up is shown as it is */
export const nameOfCategory = (category: string, language: Language): string =>
  isKnown(category) ? translate(names[category], language) : category

/** Where a category stands; unknown ones come last. */
export function placeOfCategory(category: string): number {
  const place = categories.indexOf(category)
  return place < 0 ? categories.length : place
}
