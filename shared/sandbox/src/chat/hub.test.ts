/** When listeners of conversations are told, while a test holds the sync of what was written. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Db, openDatabase } from '@shared/engine/db/open'
import { syncedOf } from '@shared/engine/db/synced'
import { transact } from '@shared/engine/db/transact'
import { listen, poke } from './hub.ts'

let db: Db
/** The syncs that were begun, oldest first. */
let syncs: PromiseWithResolvers<void>[]
let heard: string[][]

beforeEach(async () => {
  syncs = []
  heard = []
  const syncLog = () => {
    const sync = Promise.withResolvers<void>()
    syncs.push(sync)
    return sync.promise
  }
  db = openDatabase(':memory:', { syncLog })
  db.exec('CREATE TABLE said (text TEXT) STRICT')
  await end(0)
  listen(db, { hear: changed => void heard.push([...changed]) })
})
afterEach(() => {
  if (db.isOpen) db.close()
})

const turn = () => new Promise(resolve => setImmediate(resolve))
/** Ends a sync, and lets everybody hear of it. */
async function end(nth: number): Promise<void> {
  syncs[nth]?.resolve()
  for (let n = 0; n < 3; n++) await turn()
}
const say = (conversation: string) =>
  transact(db, tx => {
    tx.prepare('INSERT INTO said VALUES (?)').run(conversation)
    poke(tx, conversation)
  })

test('tells of a message after its sync, and of one that is said during that sync after the next', async () => {
  say('ann')
  await turn()
  say('bob')
  await turn()
  expect(heard).toEqual([])
  await end(1)
  expect(heard).toEqual([['ann']])
  await end(2)
  expect([heard, syncs.length]).toEqual([[['ann'], ['bob']], 3])
})

test('lets reads of a conversation wait for what was said in it', () => {
  say('ann')
  expect([syncedOf(db, 'ann'), syncedOf(db, 'bob')]).toEqual([expect.any(Promise), undefined])
})

test('tells at once of what was taken back', async () => {
  const taken = () =>
    transact(db, tx => {
      poke(tx, 'ann')
      throw new Error('refused')
    })
  expect(taken).toThrow('refused')
  await turn()
  expect(heard).toEqual([['ann']])
})

test('tells nobody when the exchange stops during the sync', async () => {
  say('ann')
  await turn()
  db.close()
  await end(1)
  expect(heard).toEqual([])
})
