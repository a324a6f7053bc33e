/** The seed of a draw: made with the offering, promised by its hash, shown to nobody before the draw. */
import { randomBytes } from 'node:crypto'
import type { Keys } from '@shared/engine/keys'
import { commitmentOf } from '@shared/money/draw'
import { openSecret, sealSecret } from '../accounts/sealed-secret.ts'
import type { OfferingRow } from './tables.ts'

const SEED_BYTES = 32

export function newSeed(keys: Keys, offeringId: string): Pick<OfferingRow, 'seed' | 'commit_hash'> {
  const seed = randomBytes(SEED_BYTES).toString('hex')
  return { seed: sealSecret(keys, ownerOf(offeringId), seed), commit_hash: commitmentOf(seed) }
}

export const seedOf = (keys: Keys, { id, seed }: OfferingRow): string => openSecret(keys, ownerOf(id), seed)

/** No person is called so. */
const ownerOf = (offeringId: string): string => `offering:${offeringId}`
