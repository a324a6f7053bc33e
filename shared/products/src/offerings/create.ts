/** Makes an offering, and plans all that comes of it. */
import { randomBytes } from 'node:crypto'
import { applicationStates } from '@shared/contract/codes'
import type { Context } from '@shared/engine/context'
import type { Tx } from '@shared/engine/db/transact'
import { schedule } from '@shared/engine/due/index'
import { newId } from '@shared/engine/ids'
import { insertApplication, insertOffering } from './rows.ts'
import { newSeed } from './seed-of-draw.ts'
import type { ApplicationRow, OfferingRow } from './tables.ts'

type Sums = 'applied_lots' | 'sample_lots'
type Made = Sums | 'commit_hash' | 'seed' | 'entries_hash' | 'winning_price' | 'drawn_at' | 'closed_at' | 'listed_at'
export type NewOffering = Omit<OfferingRow, Made>

const nothingYet = {
  ...{ entries_hash: null, winning_price: null, drawn_at: null, closed_at: null, listed_at: null },
  ...{ applied_lots: 0, sample_lots: 0 },
}

/** Once for each id. @returns whether it is new */
export function createOffering(tx: Tx, { keys }: Context, terms: NewOffering): boolean {
  const { id, apply_end: at } = terms
  if (!insertOffering(tx, { ...terms, ...newSeed(keys, id), ...nothingYet })) return false
  schedule(tx, { kind: 'offering-freeze', subject: id, at })
  return true
}

type Application = Pick<ApplicationRow, 'offering_id' | 'owner' | 'person' | 'lots' | 'salt' | 'applied_at' | 'sample'>

export const addApplication = (tx: Tx, application: Application): ApplicationRow =>
  insertApplication(tx, {
    id: newId('I'),
    ...application,
    state: applicationStates.applied,
    won_lots: null,
    paid_at: null,
    forfeited_at: null,
  })

/** So many lots at most of one sample user, as of a person who is verified. */
const SAMPLE_LOTS = 10
const SALT_BYTES = 8

/** Sample users who apply for so many lots in all: no people, and marked so wherever they are shown. */
export function addSamples(tx: Tx, offering_id: string, all: number, applied_at: number): void {
  for (let [left, nth] = [all, 1]; left > 0; left -= SAMPLE_LOTS, nth++) {
    const owner = `sample-${offering_id}-${nth}`
    const salt = randomBytes(SALT_BYTES).toString('hex')
    const lots = Math.min(SAMPLE_LOTS, left)
    addApplication(tx, { offering_id, owner, person: null, lots, salt, applied_at, sample: 1 })
  }
}
