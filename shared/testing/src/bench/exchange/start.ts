/** How long a start of the exchange takes, by how many entries its books hold. */
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { checkSince } from '../../../../engine/src/ledger/check.ts'
import { entryTypes } from '../../../../engine/src/ledger/entry-types.ts'
import { startExchangeProcess } from '../../exchange-process.ts'
import { inTurns, medianText, ratio, table } from '../figures.ts'

/** ENTRIES=1000000 leaves larger ones out: ten million take 6 GB and minutes to make. */
const most = Number(process.env.ENTRIES ?? 10_000_000)
const sizes = [1000, 100_000, 1_000_000, 10_000_000].filter(size => size <= most)
const PEOPLE = 1000
/** Entries of one statement. */
const BATCH = 250_000

/** Starts the exchange on the folder. @returns milliseconds until it takes requests */
async function start(data: string): Promise<number> {
  const from = performance.now()
  const { child } = await startExchangeProcess(['--data', data])
  const ms = performance.now() - from
  child.kill('SIGTERM')
  await once(child, 'exit')
  return ms
}

const ACCOUNTS = `WITH RECURSIVE person (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM person WHERE n < ${PEOPLE - 1})
  INSERT INTO ledger_account (owner, currency, kind, sub, balance)
  SELECT 'bench' || n, 'USDT', 'balance', '', 0 FROM person UNION ALL SELECT 'house', 'USDT', 'external', '', 0`

type Books = { from: number; upto: number; lastId: number; house: number; at: number }

/** As `post` writes them: each entry gives one person the smallest unit, in turns. */
function posted({ from, upto, lastId, house, at }: Books): string {
  const copies = `WITH RECURSIVE copy (i) AS (SELECT ${from} UNION ALL SELECT i + 1 FROM copy WHERE i < ${upto})`
  const owner = `'bench' || ((i - 1) % ${PEOPLE})`
  const type = entryTypes.adjustment
  return [
    `${copies} INSERT INTO ledger_entry (id, key, body_hash, type, ref_kind, ref_id, at)
      SELECT ${lastId} + i, 'adjustment:bench' || i, '', ${type}, 'adjustment', 'bench' || i, ${at} + i FROM copy;`,
    `${copies} INSERT INTO ledger_posting (entry_id, seq, account_id, amount, after)
      SELECT ${lastId} + i, 0, ${house}, -1, -i FROM copy;`,
    `${copies} INSERT INTO ledger_posting (entry_id, seq, account_id, amount, after)
      SELECT ${lastId} + i, 1, a.id, 1, (i - 1) / ${PEOPLE} + 1 FROM copy
      JOIN ledger_account a ON a.owner = ${owner} AND a.currency = 'USDT' AND a.kind = 'balance' AND a.sub = '';`,
    `${copies} INSERT INTO ledger_line (owner, entry_id, seq, type, currency, kind, amount, at)
      SELECT ${owner}, ${lastId} + i, 1, ${type}, 'USDT', 'balance', 1, ${at} + i FROM copy;`,
  ].join('\n')
}

const BALANCE = `UPDATE ledger_account SET balance = (SELECT p.after FROM ledger_posting p
  WHERE p.account_id = ledger_account.id ORDER BY p.entry_id DESC, p.seq DESC LIMIT 1) WHERE balance = 0`

/** @throws Error where the exchange would not believe these books */
function fill(file: string, entries: number): void {
  const db = new DatabaseSync(file)
  db.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -400000')
  const one = (sql: string) => Number(Object.values(db.prepare(sql).get() ?? {})[0] ?? 0)
  db.exec(ACCOUNTS)
  const house = one("SELECT id FROM ledger_account WHERE owner = 'house' AND currency = 'USDT' AND kind = 'external'")
  const [lastId, at] = [one('SELECT max(id) FROM ledger_entry'), Date.now() - entries]
  for (let from = 1; from <= entries; from += BATCH)
    db.exec(`BEGIN;${posted({ from, upto: Math.min(entries, from + BATCH - 1), lastId, house, at })}COMMIT`)
  db.exec(`${BALANCE}; PRAGMA wal_checkpoint(TRUNCATE)`)
  const faults = checkSince(db, lastId + entries - 1000)
  if (faults.length > 0) throw new Error(JSON.stringify(faults[0]))
  db.close()
}

/** Lets the next start read everything from the disk, where this process may. */
function dropCaches(): void {
  try {
    writeFileSync('/proc/sys/vm/drop_caches', '3')
  } catch {}
}

/** Each round is a start with what the disk has in memory, and one from the disk. */
export async function startFigures(rounds: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-start-'))
  try {
    const works: Record<string, () => Promise<Record<string, number>>> = {}
    for (const size of sizes) {
      const data = join(folder, String(size))
      await start(data)
      fill(join(data, 'exchange.db'), size)
      works[size] = async () => {
        dropCaches()
        const cold = await start(data)
        return { cold, warm: await start(data) }
      }
    }
    const found = await inTurns(rounds, works)
    const of = (size: number, what: string) => found[size]?.[what] ?? []
    const rows = sizes.map(size => [
      size.toLocaleString('en'),
      ...['cold', 'warm'].map(what => `${medianText(of(size, what))} ms`),
      medianText(ratio(of(size, 'warm'), of(sizes[0] ?? 0, 'warm')), 2),
    ])
    return table(['entries', 'from the disk', 'in memory', 'against the smallest'], rows)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
