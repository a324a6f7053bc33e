/** Numbers of orders, as people read them out to live chat. */
import { randomInt } from 'node:crypto'

/** Nothing that is taken for another: no 0 O, 1 I L, U V. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTWXYZ'
const LENGTH = 10

/** @param prefix one letter of what it is: R recharge, T transfer, A adjustment @example "R7KQ2M9XWHA" */
export const newId = (prefix: string): string =>
  prefix + Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
