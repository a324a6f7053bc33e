/** Token offerings: applied for, drawn so that everybody can draw again, paid, listed. */

import type { Context } from '@shared/engine/context'
import type { DueHandlers } from '@shared/engine/due/index'
import { endPaying, list, remind, tellLater } from './after-draw.ts'
import { draw, freeze } from './draw.ts'
import { seedOfferings as seed } from './seed/index.ts'

export { offeringActions } from './actions.ts'
export { offeringCalls } from './calls.ts'
export { keepPaying } from './later.ts'

export const offeringDues = {
  'offering-freeze': freeze,
  'offering-draw': draw,
  'offering-reminder': remind,
  'offering-later': tellLater,
  'offering-pay-end': endPaying,
  'offering-list': list,
} satisfies DueHandlers

/** The offerings of a fresh exchange. @param demo the account that won in one of them */
export const seedOfferings = (context: Context, demo: string): void => seed(context, offeringDues, demo)
