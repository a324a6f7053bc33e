/** What the calls of the account unit have in common. */
import * as v from 'valibot'
import { decorates, text, time } from '../../scalars.ts'

export const owner = 'account'

/** One character at least. */
export const word = (max: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(max))

/** 128 random bits of this browser: a device that is new to an account must bring a code. */
export const deviceId = v.optional(text(64))
export const password = word(200)
/** A code by mail or message. */
export const captcha = v.optional(text(10))
/** Six digits of the authenticator, or one of the recovery codes. */
export const googleCode = v.optional(text(20))
export const token = v.object({ token: v.string(), expireTime: decorates(time) })
