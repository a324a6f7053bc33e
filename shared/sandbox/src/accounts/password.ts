/** Passwords: hashed by scrypt, compared in constant time; weak ones are refused (account.md, Passwords). */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { dictionary } from '@zxcvbn-ts/language-common'
import { refuse } from '../refusals/refuse.ts'

const R = 8
const P = 3
const BYTES = 32
/** Node's default of 32 MiB refuses N = 2^15. */
const MAX_MEMORY = 64 * 2 ** 20
const AT_ONCE = 4

const commonest = new Set(dictionary['passwords-common'].slice(0, 1000).map(String))

let running = 0
const queue: (() => void)[] = []

/** Four at once at most: the fifth waits, so that a flood of logins leaves the process its memory. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>(go => queue.push(go))
  running++
  try {
    return await work()
  } finally {
    running--
    queue.shift()?.()
  }
}

const derive = (password: string, salt: Buffer, cost: number) =>
  inTurn(
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
  )

/** @param cost log2 of N; stored with the hash, so it may grow */
export async function hashPassword(password: string, cost: number): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost, salt.toString('base64'), key.toString('base64')].join('$')
}

/** True where it fits; an unknown account's check takes as long: give it `null`. */
export async function passwordFits(password: string, stored: string | null, cost: number): Promise<boolean> {
  const [, ownCost, salt, key] = (stored ?? `scrypt$${cost}$${'A'.repeat(22)}==$${'A'.repeat(43)}=`).split('$')
  const expected = Buffer.from(key ?? '', 'base64')
  const given = await derive(password, Buffer.from(salt ?? '', 'base64'), Number(ownCost))
  return timingSafeEqual(expected, given) && stored !== null
}

/** Refuses what is too short, too common, or the account's own name. */
export function checkStrength(password: string, names: readonly (string | null | undefined)[]): void {
  const plain = password.normalize('NFKC')
  const length = [...plain].length
  const mixed = /\p{L}/u.test(plain) && /\d/.test(plain)
  const own = names.some(name => name && name.toLowerCase() === plain.toLowerCase())
  if (length < 8 || length > 64 || !mixed || own || commonest.has(plain.toLowerCase()))
    refuse('password-weak', { field: 'password' })
}
