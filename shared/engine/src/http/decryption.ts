/**
 * Decrypts the keys of bodies, the dearest step of a small request: the first of each turn of the loop at once, all others
 * on another processor. Whoever comes alone waits for no thread, and many at once leave the loop to the orders.
 */
import type { KeyObject } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import { decrypt } from './decrypt.ts'

export type Decryption = {
  /** @returns as decrypt.ts */
  open(sealed: string): string | Promise<string>
  end(): Promise<unknown>
}

export function startDecryption(key: KeyObject): Decryption {
  let isFirst = true
  let helper: Helper | undefined
  const begin = () => new Helper(key, () => (helper = undefined))
  const open = (sealed: string) => {
    if (!isFirst) helper ??= begin()
    if (!isFirst && helper?.isReady) return helper.ask(sealed)
    if (isFirst) setImmediate(() => (isFirst = true))
    isFirst = false
    return decrypt(key, sealed)
  }
  return { open, end: async () => helper?.end() }
}

type Asked = { sealed: string; settle(text: string): void }

class Helper {
  isReady = false
  readonly #key: KeyObject
  readonly #worker: Worker
  readonly #asked: Asked[] = []

  constructor(key: KeyObject, gone: () => void) {
    this.#key = key
    this.#worker = new Worker(new URL('./decrypt-worker.ts', import.meta.url), { workerData: key })
    this.#worker.once('message', () => {
      this.isReady = true
      this.#worker.on('message', (text: string) => this.#asked.shift()?.settle(text))
    })
    this.#worker.on('error', () => {}) // it exits then
    this.#worker.once('exit', () => {
      gone()
      this.#finish()
    })
    this.#worker.unref()
  }

  ask(sealed: string): Promise<string> {
    return new Promise(settle => {
      this.#asked.push({ sealed, settle })
      this.#worker.postMessage(sealed)
    })
  }

  end(): Promise<unknown> {
    return this.#worker.terminate()
  }

  /** Nobody waits for a thread that is gone. */
  #finish(): void {
    for (const { sealed, settle } of this.#asked.splice(0)) settle(decrypt(this.#key, sealed))
  }
}
