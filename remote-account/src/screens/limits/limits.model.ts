/** Where a limit stands, and what a change of it would do; no React, no words. */
import type { LimitName, OwnLimit } from '@shared/contract/calls/account'
import { BREAK_DAYS, LARGEST_OWN_LIMIT, LEAST_OWN_LIMIT } from '@shared/contract/limits'
import { big, compare, type Decimal } from '@shared/money'
import type { FormModel } from 'shell/form'

export type DailyLimit = Exclude<LimitName, 'reminderMinutes'>
export const dailyLimits: readonly DailyLimit[] = ['dailyLoss', 'dailyStake', 'dailyRecharge']

export type Standing = { left: Decimal; share: Decimal; reached: boolean }

/** Of a limit that is set: what is left of it, and the share that is used. */
export function standingOf(value: Decimal, used: Decimal): Standing {
  const left = big(value).minus(used)
  const reached = left.lte('0')
  return { left: reached ? '0' : left.toString(), share: reached ? '1' : big(used).div(value).toString(), reached }
}

/** Whether it waits a day: higher than the present one, or none in its place. @param wanted '' for none */
export const isLater = ({ value }: Pick<OwnLimit, 'value'>, wanted: Decimal | ''): boolean =>
  Boolean(value) && (wanted === '' || compare(wanted, value ?? '0') > 0)

export type Typed = { value: Decimal | '' }
export type Fault = 'missing' | 'too-small' | 'too-large' | 'same'

export const limitModel: FormModel<Typed, Pick<OwnLimit, 'value' | 'pending'>, 'value', Fault> = {
  blank: { value: '' },
  faults({ value }, present) {
    if (value === '') return { value: 'missing' }
    if (compare(value, LEAST_OWN_LIMIT) < 0) return { value: 'too-small' }
    if (compare(value, LARGEST_OWN_LIMIT) > 0) return { value: 'too-large' }
    const same = present.value && !present.pending && compare(value, present.value) === 0
    return same ? { value: 'same' } : {}
  },
}

export type BreakDays = (typeof BREAK_DAYS)[number]
const DAY = 86_400_000

export const endOfBreak = (now: number, days: BreakDays): number => now + days * DAY

/** A break that lasts is only made longer. @param until ms; undefined where none lasts */
export const breaksOffered = (now: number, until: number | undefined): BreakDays[] =>
  BREAK_DAYS.filter(days => until === undefined || endOfBreak(now, days) > until)

export type Closing = { password: string; code: string }

export const closingModel: FormModel<Closing, { bound: boolean }, keyof Closing, 'missing'> = {
  blank: { password: '', code: '' },
  faults: ({ password, code }, { bound }) => ({
    ...(!password && { password: 'missing' }),
    ...(bound && !code.trim() && { code: 'missing' }),
  }),
  fieldOf: ({ field, need }) =>
    need === 'google-code' || field === 'googleCode' ? 'code' : field === 'password' ? 'password' : undefined,
}
