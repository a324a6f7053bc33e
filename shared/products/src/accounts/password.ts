/** Passwords: hashed by scrypt, compared in constant time; weak ones are refused (docs/rules/account.md#passwords). */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { passwordFault } from '@shared/contract/registering'
import { refuse } from '@shared/engine/refusals/refuse'
import { dictionary } from '@zxcvbn-ts/language-common'
import { createTurns } from './turns.ts'

const R = 8
const P = 3
const BYTES = 32
/** Node's default of 32 MiB refuses N = 2^15. */
const MAX_MEMORY = 64 * 2 ** 20
/** One processor is the tick's: hashing takes what is left. db/threads.ts counts these threads. */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1))
/** A household behind one address; a flood from there waits for itself alone. */
const PER_ADDRESS = 3
/** About four seconds of work for one thread: whoever came later is told so instead of waiting. */
const WAITING = 16
/** Beside them, for who signs in where they did before. */
const KEPT = 8

const commonest = new Set(dictionary['passwords-common'].slice(0, 1000).map(String))

const turns = createTurns({ atOnce: AT_ONCE, perAddress: PER_ADDRESS, waiting: WAITING, kept: KEPT })

const derive = (password: string, salt: Buffer, cost: number, address: string, known?: boolean) =>
  turns.take(
    address,
    () =>
      new Promise<Buffer>((resolve, reject) =>
        scrypt(
          password.normalize('NFKC'),
          salt,
          BYTES,
          { N: 2 ** cost, r: R, p: P, maxmem: MAX_MEMORY },
          (error, key) => (error ? reject(error) : resolve(key)),
        ),
      ),
    known,
  )

/**
 * @param cost log2 of N; stored with the hash, so it may grow
 * @param address that asks for it
 * @throws Refused too-many-tries where that address, or everybody, has too much in flight
 */
export async function hashPassword(password: string, cost: number, address: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost, address)
  return ['scrypt', cost, salt.toString('base64'), key.toString('base64')].join('$')
}

/**
 * True where it fits; an unknown account's check takes as long: give it `null`.
 * @param known whether the account was signed in to from there before
 * @throws as hashPassword
 */
export async function passwordFits(
  password: string,
  stored: string | null,
  cost: number,
  address: string,
  known = false,
): Promise<boolean> {
  const [, ownCost, salt, key] = (stored ?? `scrypt$${cost}$${'A'.repeat(22)}==$${'A'.repeat(43)}=`).split('$')
  const expected = Buffer.from(key ?? '', 'base64')
  const given = await derive(password, Buffer.from(salt ?? '', 'base64'), Number(ownCost), address, known)
  return timingSafeEqual(expected, given) && stored !== null
}

/** Whether two that were typed are one. */
export const isSamePassword = (one: string, other: string): boolean => one.normalize('NFKC') === other.normalize('NFKC')

/** Refuses what is too short, too common, or the account's own name. */
export function checkStrength(password: string, names: readonly (string | null | undefined)[]): void {
  const isCommon = commonest.has(password.normalize('NFKC').toLowerCase())
  if (passwordFault(password, names) || isCommon) refuse('password-weak', { field: 'password' })
}
