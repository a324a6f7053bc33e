/** Counts the hashes of passwords that this process makes, and holds them until a test lets them go. */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll } from '@jest/globals'

export type Hash = {
  password: string
  /** log2 of scrypt's N. */
  cost: number
}

export type Hashes = {
  /** As they begin. */
  begun: Hash[]
  /** From now on none ends. @returns lets all go */
  hold(): () => void
}

/** Of this suite's exchange. */
export function watchHashes(): Hashes {
  const begun: Hash[] = []
  const { scrypt } = crypto
  let held: (() => void)[] | undefined
  const instead = (...args: Parameters<typeof scrypt>) => {
    begun.push({ password: String(args[0]), cost: Math.log2(Number(args[3].N)) })
    const run = () => scrypt(...args)
    if (held) held.push(run)
    else run()
  }
  const use = (one: unknown) => {
    Object.assign(crypto, { scrypt: one })
    syncBuiltinESMExports()
  }
  beforeAll(() => use(instead))
  afterAll(() => use(scrypt))
  return {
    begun,
    hold() {
      const waiting: (() => void)[] = []
      held = waiting
      return () => {
        held = undefined
        for (const run of waiting) run()
      }
    },
  }
}
