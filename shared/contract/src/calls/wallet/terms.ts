/** What the calls of the wallet unit have in common. */
import * as v from 'valibot'

export const owner = 'wallet'
export const finance = '/api/finance'
export const currency = v.pipe(v.string(), v.regex(/^[A-Z0-9]{2,10}$/, 'Expected a currency such as USDT'))
export const get = { method: 'GET', auth: 'token', owner } as const
export const post = { method: 'POST', auth: 'token', owner } as const
