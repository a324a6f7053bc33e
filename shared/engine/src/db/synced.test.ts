/** Commits whose syncs a test holds: what waits for which sync. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { DISK_FAILED } from './disk-failure.ts'
import { type Db, openDatabase } from './open.ts'
import { changesOf, markChanged, synced, syncedOf, unsynced } from './synced.ts'
import { transact } from './transact.ts'

let db: Db
/** The syncs that were begun, oldest first. */
let syncs: PromiseWithResolvers<void>[]
/** What was logged. */
let lines: unknown[]
/** One for each sync that is under way: a second passes. */
let watches: Set<() => void>
const syncLog = () => {
  const sync = Promise.withResolvers<void>()
  syncs.push(sync)
  return sync.promise
}

beforeEach(async () => {
  syncs = []
  lines = []
  watches = new Set()
  const eachSecond = (tick: () => void) => {
    watches.add(tick)
    return () => void watches.delete(tick)
  }
  db = openDatabase(':memory:', { syncLog, eachSecond, tell: (...line) => lines.push(line) })
  db.exec('CREATE TABLE kept (n INTEGER) STRICT')
  await end(0)
})
afterEach(() => {
  jest.restoreAllMocks()
  if (db.isOpen) db.close()
})

const keep = (n: number) => transact(db, tx => tx.prepare('INSERT INTO kept VALUES (?)').run(n))
/** Ends a sync, and lets everybody hear of it. */
async function end(nth: number): Promise<void> {
  syncs[nth]?.resolve()
  await turn()
}
const turn = () => new Promise(resolve => setImmediate(resolve))
/** What has settled so far. */
function settledOf(waits: Record<string, Promise<void> | undefined>): string[] {
  const settled: string[] = []
  for (const [name, wait] of Object.entries(waits)) void wait?.then(() => settled.push(name))
  return settled
}

test('begins a sync with the commit, and reads what it wrote before the sync is over', () => {
  keep(1)
  expect(syncs).toHaveLength(2)
  expect(db.prepare('SELECT n FROM kept').all()).toHaveLength(1)
})

test('settles a wait once a sync is over that began after the commit', async () => {
  keep(1)
  const settled = settledOf({ first: synced(db) })
  keep(2)
  const later = settledOf({ second: synced(db) })
  await end(1)
  expect([settled, later, syncs.length]).toEqual([['first'], [], 3])
  await end(2)
  expect([later, synced(db), syncs.length]).toEqual([['second'], undefined, 3])
})

test('syncs all commits made during a sync by one more', async () => {
  for (const n of [1, 2, 3, 4]) keep(n)
  const settled = settledOf({ all: synced(db) })
  await end(1)
  await end(2)
  expect([settled, syncs.length]).toEqual([['all'], 3])
})

test('syncs a write outside of a transaction, and nothing for one that is rolled back', () => {
  expect(() =>
    transact(db, () => {
      throw new Error('refused')
    }),
  ).toThrow('refused')
  expect(syncs).toHaveLength(1)
  db.prepare('DELETE FROM kept').run()
  expect(syncs).toHaveLength(2)
})

test('waits for an owner only while a commit that changed them is not synced', async () => {
  transact(db, tx => changesOf(tx, 'ann'))
  expect(syncedOf(db, 'bob')).toBeUndefined()
  const settled = settledOf({ ann: syncedOf(db, 'ann') })
  await end(1)
  expect([settled, syncedOf(db, 'ann')]).toEqual([['ann'], undefined])
})

test('syncs unsynced commits with the next one, and at once if somebody waits for them', async () => {
  unsynced(db, () => unsynced(db, () => keep(1)) && transact(db, tx => changesOf(tx, 'ann')))
  expect([syncs.length, synced(db)]).toEqual([1, undefined])
  const settled = settledOf({ ann: syncedOf(db, 'ann') })
  await end(1)
  expect(settled).toEqual(['ann'])
})

test('ends the process when a sync fails, and settles nobody, whoever waits later included', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  keep(1)
  const settled = settledOf({ before: synced(db) })
  syncs[1]?.reject(new Error('EIO: i/o error, fdatasync'))
  await turn()
  keep(2)
  const later = settledOf({ after: synced(db) })
  await turn()
  expect([exit.mock.calls, settled, later, syncs.length]).toEqual([[[DISK_FAILED]], [], [], 2])
  const message = 'Error: EIO: i/o error, fdatasync'
  expect(lines).toEqual([
    ['disk-failed', { file: ':memory:', message, toDo: expect.stringContaining('Check the disk') }],
  ])
})

/** Lets seconds pass for the syncs under way. */
function pass(seconds: number): void {
  for (let n = 0; n < seconds; n++) for (const tick of watches) tick()
}

test('kills the process when a sync has not ended for 20 seconds, since process.exit would wait for its thread', async () => {
  const kill = jest.spyOn(process, 'kill').mockReturnValue(true)
  keep(1)
  pass(19)
  await end(1)
  keep(2)
  pass(19)
  expect([kill.mock.calls, lines]).toEqual([[], []])
  pass(1)
  expect(kill.mock.calls).toEqual([[process.pid, 'SIGKILL']])
  const message = 'Error: A sync has not ended for 20 s'
  expect(lines).toEqual([['disk-failed', { file: ':memory:', message, toDo: expect.any(String) }]])
})

test('counts no second once the database is closed, since nobody waits for its sync', () => {
  const kill = jest.spyOn(process, 'kill').mockReturnValue(true)
  keep(1)
  db.close()
  pass(20)
  expect(kill).not.toHaveBeenCalled()
})

test('marks whom commits changed after they were made', async () => {
  keep(1)
  markChanged(db, 'ann')
  const settled = settledOf({ ann: syncedOf(db, 'ann') })
  expect(syncedOf(db, 'bob')).toBeUndefined()
  await end(1)
  expect([settled, syncedOf(db, 'ann')]).toEqual([['ann'], undefined])
})

test('settles everybody when the database is closed during a sync', async () => {
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const folder = mkdtempSync(join(tmpdir(), 'synced-'))
  const kept = openDatabase(join(folder, 'exchange.db'))
  for (const name of ['one', 'two']) kept.exec(`CREATE TABLE ${name} (n INTEGER) STRICT`)
  const wait = synced(kept)
  kept.close()
  await wait
  expect(exit).not.toHaveBeenCalled()
  rmSync(folder, { recursive: true })
})

test('has nothing to wait for in memory', () => {
  const memory = openDatabase(':memory:')
  memory.exec('CREATE TABLE kept (n INTEGER) STRICT')
  expect(synced(memory)).toBeUndefined()
  memory.close()
})
