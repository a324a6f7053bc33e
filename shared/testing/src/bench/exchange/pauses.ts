/** How long an exchange of many people keeps a cheap request waiting while it checks, values or copies everything. */
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { toMinor } from '@shared/money'
import { startSandbox } from '@shared/sandbox'
import { type Tx, transact } from '../../../../engine/src/db/transact.ts'
import { HOUSE, type Leg, post } from '../../../../engine/src/ledger/index.ts'
import { type Address, operate, startExchangeProcess } from '../../exchange-process.ts'
import { inTurns, type Measured, medianText, table } from '../figures.ts'
import { targetTable } from '../targets.ts'
import { openLane } from './lane.ts'

/** PEOPLE=1000 leaves the larger one out: a hundred thousand take minutes to make. */
const most = Number(process.env.PEOPLE ?? 100_000)
const sizes = [1000, 100_000].filter(size => size <= most)
/** People of one transaction. */
const BATCH = 1000
const BETWEEN_MS = 5
const IDLE_MS = 10_000
const works = ['nothing', 'midnight', 'ledger check', 'backup'] as const
const LONGEST_MS = 50

/** Money in both accounts, and a coin. */
function give(tx: Tx, owner: string): void {
  const [dollars, coins] = [toMinor('1000'), toMinor('0.1')]
  const legs: Leg[] = [
    { owner: HOUSE, currency: 'USDT', kind: 'external', minor: -2n * dollars },
    { owner, currency: 'USDT', kind: 'balance', minor: dollars },
    { owner, currency: 'USDT', kind: 'contract', minor: dollars },
    { owner: HOUSE, currency: 'BTC', kind: 'external', minor: -coins },
    { owner, currency: 'BTC', kind: 'balance', minor: coins },
  ]
  post(tx, { key: `adjustment:${owner}`, type: 'adjustment', ref: { kind: 'adjustment', id: owner }, legs })
}

async function fill(data: string, people: number): Promise<void> {
  const options = { data, clock: 'real', autoReview: null, scryptCost: 4, syncLog: async () => {} } as const
  const { context, stop } = await startSandbox(options)
  for (let from = 0; from < people; from += BATCH) {
    transact(context.db, tx => {
      for (let nth = from; nth < Math.min(people, from + BATCH); nth++) give(tx, `bench${nth}`)
    })
    await setImmediate()
  }
  await stop()
}

/** As if the exchange had last been there yesterday: its next start values everybody at this midnight. */
function forgetMidnight(file: string): void {
  const db = new DatabaseSync(file)
  db.exec(
    "DELETE FROM asset_snapshot; UPDATE exchange_state SET value = date(value, '-1 day') WHERE key = 'snapshot-day'",
  )
  db.close()
}

async function untilValued(file: string, people: number): Promise<void> {
  const db = new DatabaseSync(file, { readOnly: true })
  const valued = db.prepare('SELECT count(*) AS n FROM asset_snapshot')
  while (Number(valued.get()?.n) < people) await setTimeout(200)
  db.close()
}

/** Asks all the time, one request after the other, for what the exchange answers without its books. @returns ms */
async function longestWait({ url }: Address, work: Promise<unknown>): Promise<number> {
  const lane = await openLane(url)
  const request = Buffer.from('GET /nothing HTTP/1.1\r\nhost: exchange\r\n\r\n')
  let [isOver, longest] = [false, 0]
  const end = work.finally(() => {
    isOver = true
  })
  while (!isOver) {
    const from = performance.now()
    await lane.ask(request)
    longest = Math.max(longest, performance.now() - from)
    await setTimeout(BETWEEN_MS)
  }
  lane.end()
  await end
  return longest
}

/** A start of the exchange, and each of the works once. */
async function pausesOf(data: string, people: number): Promise<Record<(typeof works)[number], number>> {
  const [file, copy] = [join(data, 'exchange.db'), mkdtempSync(join(tmpdir(), 'bench-copy-'))]
  forgetMidnight(file)
  const { child, address } = await startExchangeProcess(['--data', data])
  try {
    const midnight = await longestWait(address, untilValued(file, people))
    const nothing = await longestWait(address, setTimeout(IDLE_MS))
    const check = await longestWait(address, operate(address, 'ledger', 'check'))
    const backup = await longestWait(address, operate(address, 'backup', copy))
    return { nothing, midnight, 'ledger check': check, backup }
  } finally {
    child.kill('SIGTERM')
    await once(child, 'exit')
    rmSync(copy, { recursive: true })
  }
}

function report(found: Record<string, Measured>): string {
  const of = (size: number, work: string) => found[size]?.[work] ?? []
  const people = (size: number) => `${size.toLocaleString('en')} people`
  const targets = sizes.flatMap(size =>
    works.slice(1).map(work => ({
      ...{ what: `longest wait during ${work}, ${people(size)}, ms`, atMost: LONGEST_MS, digits: 0 },
      measured: of(size, work),
    })),
  )
  const rows = sizes.map(size => [people(size), ...works.map(work => medianText(of(size, work)))])
  return `${targetTable(targets)}\n\n${table(['longest wait, ms', ...works], rows)}`
}

export async function pauseFigures(rounds: number): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-pauses-'))
  const folderOf = (size: number) => join(folder, String(size))
  try {
    for (const size of sizes) await fill(folderOf(size), size)
    const starts = sizes.map(size => [String(size), () => pausesOf(folderOf(size), size)] as const)
    return report(await inTurns(rounds, Object.fromEntries(starts)))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
