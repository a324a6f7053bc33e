/** `node prove-process.ts <database> <priority>`: answers each Question of its parent with a Proof, and ends with its parent. */
import { getPriority, setPriority } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { type Db, openReader } from '@shared/engine/db/open'
import { openBooks } from '@shared/engine/ledger/books'
import { lastEntryIn, proofs, proveSince } from '@shared/engine/ledger/prove'
import type { Proof, Question } from '@shared/engine/ledger/prover'
import { claims, promises } from './domains/claims.ts'

const [file = '', priority = ''] = process.argv.slice(2)
// a process may not go before its parent
setPriority(Math.max(getPriority(), Number(priority)))
const db = openReader(file)
openBooks(db, () => 0, { claims, promises, listeners: [] })

process.on('message', async (question: Question) => process.send?.(await proofOf(question)))
process.on('disconnect', () => process.exit())

async function proofOf({ after }: Question): Promise<Proof> {
  const upto = lastEntryIn(db)
  const faults = after === null ? await everything() : inOneMoment(db, () => proveSince(db, after))
  return { faults, upto }
}

/** Between two slices it hears that its parent is gone, and lets go of what it read. */
async function everything(): Promise<string[]> {
  const found: string[] = []
  const rounds = proofs(db)
  for (let isOver = false; !isOver; await setImmediate()) {
    const { value = [], done = false } = inOneMoment(db, () => rounds.next())
    found.push(...(value ?? []))
    isOver = done
  }
  return found
}

function inOneMoment<T>(reader: Db, look: () => T): T {
  reader.exec('BEGIN')
  try {
    return look()
  } finally {
    reader.exec('COMMIT')
  }
}
