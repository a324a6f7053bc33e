/** The proof of a draw, as `drawProof` answers it. */
import type { DrawProofAnswer } from '@shared/contract'
import type { Context } from '@shared/engine/context'
import type { Db } from '@shared/engine/db/open'
import { asEntry, BEACON } from './draw.ts'
import { applicationsFor } from './rows.ts'
import { seedOf } from './seed-of-draw.ts'
import type { ApplicationRow, OfferingRow } from './tables.ts'
import { toldOf } from './terms.ts'

/** Answers with a list, by offering: a frozen list changes once, as it is drawn from. */
const answers = new WeakMap<Db, Map<string, DrawProofAnswer>>()
/** Visitors ask for a proof without a pace, and a list has as many entries as people who applied. */
const MOST_KEPT = 8

export function proofOf(context: Context, row: OfferingRow): DrawProofAnswer {
  if (!row.entries_hash) return proofView(context, row)
  const kept = answers.get(context.db) ?? new Map<string, DrawProofAnswer>()
  answers.set(context.db, kept)
  const name = `${row.id}:${row.drawn_at}`
  const answer = kept.get(name) ?? proofView(context, row)
  // the one that was asked for last is the last to go
  kept.delete(name)
  kept.set(name, answer)
  for (const oldest of [...kept.keys()].slice(0, -MOST_KEPT)) kept.delete(oldest)
  return answer
}

/** The list once nobody can be added to it, the seed once it is drawn with: neither a second before. */
function proofView({ db, keys }: Context, row: OfferingRow): DrawProofAnswer {
  const isDrawn = row.drawn_at !== null
  const entryView = (application: ApplicationRow) => ({
    ...asEntry(application),
    wonLots: toldOf(row, application).won_lots,
    sample: application.sample === 1,
  })
  return {
    commitHash: row.commit_hash,
    serverSeed: isDrawn ? seedOf(keys, row) : null,
    entriesHash: row.entries_hash || null,
    entries: row.entries_hash ? applicationsFor(db, row.id).map(entryView) : [],
    beacon: isDrawn ? BEACON : null,
    totalLots: row.total_lots,
  }
}
