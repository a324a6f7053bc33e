/**
 * An exchange in this process that is killed by a fault: in the midst of its statements its database refuses all others, its
 * connections are cut, and its folder is kept as it is at that moment, write-ahead log included. The next life begins from
 * those files with a database and a context of its own; the product keeps what it remembers by its database (WeakMap).
 * A tenth of the cost of a process.
 */

import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { DISK_FAILED } from '@shared/engine/db/disk-failure'
import { dismissTokens, readTape, symbols } from '@shared/engine/market/index'
import { readPushOrigins } from '@shared/products/push/index'
import { moment } from '../../../../testing/src/moment.ts'
import { type Sandbox, startSandbox } from '../../sandbox.ts'
import { Fault, Killed, type Point, watchNextDatabase } from './fault.ts'
import { endedEarly, type Life, type LifeOptions } from './life.ts'

const files = ['exchange.db', 'exchange.db-wal']

const LISTENS = 'tracing:net.server.listen:asyncStart'

class Injected {
  readonly #data: string
  readonly #servers: Server[] = []
  readonly #gone = Promise.withResolvers<void>()
  readonly gone = this.#gone.promise
  readonly fault: Fault
  db: DatabaseSync | undefined
  #starting: Promise<Sandbox> | undefined

  constructor({ data, dieInDue }: LifeOptions) {
    this.#data = data
    this.fault = new Fault(() => this.kill(), dieInDue)
  }

  async start({ data, tapeFile, quoted }: LifeOptions): Promise<Sandbox> {
    const listens = (message: unknown) => void this.#servers.push((message as { server: Server }).server)
    subscribe(LISTENS, listens)
    const restore = watchNextDatabase(this.fault, db => {
      this.db = db
    })
    try {
      this.#starting = startSandbox({
        data,
        tape: tapeFile ? readTape(tapeFile) : undefined,
        symbols: quoted && symbols.filter(({ symbol }) => quoted.includes(symbol)),
        clock: 'manual',
        start: moment(),
        autoReview: null,
        scryptCost: 4,
        syncLog: this.fault.sync,
        pushOrigins: readPushOrigins(process.env.PUSH_ORIGINS),
      })
      const sandbox = await this.#starting
      // what fell due may have caught the fault and gone on
      this.fault.refuse()
      return sandbox
    } catch (error) {
      this.kill()
      await this.gone
      throw new Error(endedEarly(String(error)), { cause: error })
    } finally {
      restore()
      unsubscribe(LISTENS, listens)
    }
  }

  /** At once, as SIGKILL: no answer leaves, no statement runs, and the files stay as they are now. */
  kill(): void {
    if (this.fault.isOver) return
    this.fault.isOver = true
    for (const server of this.#servers) {
      server.close()
      server.closeAllConnections()
    }
    for (const file of this.#kept()) copyFileSync(file, `${file}.kept`)
    this.#end().then(this.#gone.resolve, this.#gone.reject)
  }

  #kept = () => files.map(name => join(this.#data, name)).filter(existsSync)

  /** What called the statement ends first; closing the database rolls back and changes the files, which are put back. */
  async #end(): Promise<void> {
    await setImmediate()
    await this.#starting?.then(sandbox => sandbox.stop()).catch(() => {})
    if (this.db?.isOpen) this.db.close()
    if (this.db) dismissTokens(this.db)
    for (const file of files.map(name => join(this.#data, name))) {
      rmSync(file, { force: true })
      if (existsSync(`${file}.kept`)) renameSync(`${file}.kept`, file)
    }
  }
}

/** The exchange ends its process when its disk fails. Here that ends this exchange alone, not the process of the suite. */
function replaceExit(point: Point, kill: () => void): void {
  const { exit } = process
  process.exit = code => {
    process.exit = exit
    if (code !== DISK_FAILED) exit(code)
    kill()
    // a sync fails beside the thread, where nobody catches what is thrown
    if (point === 'failed sync') return undefined as never
    throw new Killed('The exchange has ended its process')
  }
}

/** @throws Error where it dies as it starts */
export async function startInjected(options: LifeOptions): Promise<Life> {
  const exchange = new Injected(options)
  const { url, transportPublicKey } = await exchange.start(options)
  const { fault, gone } = exchange
  return {
    ...{ url, transportPublicKey, moments: fault.arm({}), gone },
    isOver: () => fault.isOver,
    kill: () => exchange.kill(),
    async order(order) {
      const { die } = order
      if (die === 'failed sync' || die === 'failed write') replaceExit(die, () => exchange.kill())
      if (order.copyTo) exchange.db?.prepare('VACUUM INTO ?').run(order.copyTo)
      return fault.arm(order)
    },
  }
}
