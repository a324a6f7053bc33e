/** Proves the books in processes of their own, so that nobody waits: they read beside the exchange. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { MINUTE } from '../clock.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/open.ts'
import { setExchangeState } from '../db/state.ts'
import { transact } from '../db/transact.ts'
import { booksOf } from './books.ts'
import { halt, judge, proveBooks } from './prove.ts'

/** Everything, or what was booked behind an entry. */
export type Question = { after: number | null }
/** `upto`: the newest entry as the question was taken up. */
export type Proof = { faults: string[]; upto: number }

/** Nobody waits for the proof beside the exchange. An operator waits for theirs, and with halted books everybody does. */
const { PRIORITY_LOW: UNHURRIED, PRIORITY_NORMAL: AWAITED } = constants.priority

/**
 * Proves everything, at once; a sound result lifts a halt. A manual clock stands meanwhile, so the books are proved here.
 * Otherwise a process of its own proves them: it waits for no other proof. A fault that another one finds meanwhile may lie
 * in what this one has read already, so everything is proved once more.
 * @returns what is wrong, in words
 */
export async function proveEverything(context: Context): Promise<string[]> {
  const { db, clock } = context
  const file = db.location()
  if (clock.manual || file === null) return proveBooks(db)
  const before = booksOf(db).faultsFound
  const faults = await askOnce(db, file)
  const isNewest = booksOf(db).faultsFound === before
  return isNewest || faults.length > 0 ? judge(db, faults) : proveEverything(context)
}

async function askOnce(db: Db, file: string): Promise<string[]> {
  const prover = proverOf(db, file, AWAITED)
  try {
    return (await prover.prove({ after: null })).faults
  } finally {
    await prover.end()
  }
}

/**
 * From now on: everything once, then what was booked since. A fault halts the books; what is proved is written down, so
 * that the next start need not prove it.
 * @param every milliseconds between two proofs, and before the first
 * @returns ends it
 */
export function proveBeside({ db, log }: Context, file: string, every = MINUTE): () => Promise<void> {
  let after: number | null = null
  let isOver = false
  const told = new Set<string>()
  // found again each minute, said once
  const tell = (fault: string) => {
    if (!told.has(fault)) log('ledger-halted', { fault })
    told.add(fault)
  }
  const prover = proverOf(db, file, UNHURRIED)
  const next = async () => {
    try {
      const proof = await prover.prove({ after })
      take(db, tell, proof)
      // what is wrong stays within what is proved next
      if (proof.faults.length === 0) after = proof.upto
    } catch (error) {
      if (!isOver) log('proof-failed', { message: String(error) })
    }
    if (!isOver) timer = setTimeout(next, every).unref()
  }
  let timer = setTimeout(next, every).unref()
  return async () => {
    isOver = true
    clearTimeout(timer)
    await Promise.all([...(provers.get(db) ?? [])].map(one => one.end()))
  }
}

function take(db: Db, tell: (fault: string) => void, { faults, upto }: Proof): void {
  for (const fault of halt(db, faults)) tell(fault)
  // of halted books the next start proves the same once more
  if (!booksOf(db).halted) transact(db, tx => setExchangeState(tx, 'proved', String(upto)))
}

/** All of a database, which end with the exchange. */
const provers = new WeakMap<Db, Set<Prover>>()

function proverOf(db: Db, file: string, priority: number): Prover {
  const all = provers.get(db) ?? new Set()
  provers.set(db, all)
  const prover = new Prover(programOf(db), file, priority, () => all.delete(prover))
  all.add(prover)
  return prover
}

/** @throws where the books were opened without one */
function programOf(db: Db): string {
  const { prover } = booksOf(db).hooks
  if (!prover) throw new Error('These books were opened without the program that proves them: name it in the hooks')
  return prover
}

/** The process begins with the first question, and answers one after the other. */
class Prover {
  readonly #program: string
  readonly #file: string
  readonly #priority: number
  readonly #ended: () => void
  readonly #asked: PromiseWithResolvers<Proof>[] = []
  #process: ChildProcess | undefined

  constructor(program: string, file: string, priority: number, ended: () => void) {
    this.#program = program
    this.#file = file
    this.#priority = priority
    this.#ended = ended
  }

  prove(question: Question): Promise<Proof> {
    this.#process ??= this.#begin()
    const answer = Promise.withResolvers<Proof>()
    this.#asked.push(answer)
    this.#process.send(question)
    return answer.promise
  }

  /** At once: it holds nothing but a lock for reading. */
  async end(): Promise<void> {
    this.#ended()
    if (!this.#process) return
    const gone = once(this.#process, 'exit')
    this.#process.ref()
    this.#process.kill('SIGKILL')
    await gone
  }

  #begin(): ChildProcess {
    const child = spawn(process.execPath, [this.#program, this.#file, String(this.#priority)], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.on('message', proof => this.#asked.shift()?.resolve(proof as Proof))
    child.on('error', () => this.#gone())
    child.once('exit', () => this.#gone())
    child.unref()
    child.channel?.unref()
    return child
  }

  /** The next question begins another one. */
  #gone(): void {
    this.#process = undefined
    for (const { reject } of this.#asked.splice(0)) reject(new Error('The process that proves the books has ended'))
  }
}
