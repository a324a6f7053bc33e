import { part, type Tx } from '../db/transact.ts'
import { Refused } from './refuse.ts'

/**
 * Does one of several operations of a transaction, where a refusal must not end the others.
 * @returns its refusal, and nothing of it is written then; undefined where it was done
 */
export function refusalOf(tx: Tx, work: () => unknown): Refused | undefined {
  try {
    part(tx, work)
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}
