import { randomBytes } from 'node:crypto'

/** Nobody guesses another's. */
export const newAlertId = (): string => `A${randomBytes(8).toString('hex')}`
