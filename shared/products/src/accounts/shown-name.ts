/** The name that a person is shown by. */
import { mask, phoneTarget } from './identifier.ts'
import type { User } from './tables.ts'

export const maskedPhone = ({ phone_code: phoneCode, phone }: User): string | null =>
  phone && phoneCode ? mask(phoneTarget({ phoneCode, phone })) : null

/** What was chosen, else the masked address. */
export const nameOf = (user: User): string | null => user.account ?? (user.email ? mask(user.email) : maskedPhone(user))
