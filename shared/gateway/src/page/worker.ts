/** /worker.js: the service worker of the live shell. No hash guards it in the browser, so it is checked here. */
import { createHash } from 'node:crypto'
import type { Config } from '@shared/contract/config'
import { readReleaseFile } from '@shared/release'
import type { Reading } from '../deployed.ts'
import type { Resource } from '../http/answer.ts'
import { inMemory } from '../http/in-memory.ts'

const NAME = 'worker.js'

/** A worker in a worker's place that takes itself away, with all that was kept. */
const leaving = `addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await registration.unregister()
})()))
`

/** What it may load; it shows nothing and runs nothing else. */
const headers = {
  'content-security-policy':
    "default-src 'none'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'",
}

/** A worker whose code reads this list is told the digests of the pages that it may keep. Page code cannot write into a worker. */
const LIST = 'keptPages'

export type Workers = (config: Config) => Promise<Resource>

/**
 * Made once for each live set. Where there shall be none, or the live shell has none, phones that have one lose it.
 * @param isServed whether units of the set come from source, which changes while one looks at it
 * @param keptPages digests of the pages that phones may open without the gateway
 */
export function workers(
  store: Reading,
  isServed: (config: Config) => boolean,
  keptPages: (config: Config) => Promise<string[]>,
): Workers {
  const made = new WeakMap<Config, Promise<Resource>>()
  const make = async (config: Config) => {
    const bytes = config.worker === false || isServed(config) ? undefined : await readWorker(store, config)
    const code = bytes?.includes(LIST) ? withList(bytes, await keptPages(config)) : bytes
    return inMemory('text/javascript; charset=utf-8', code ?? leaving, headers)
  }
  return config => {
    const worker = made.get(config) ?? make(config)
    made.set(config, worker)
    worker.catch(() => made.delete(config)) // the store may be there the next time
    return worker
  }
}

const withList = (code: Buffer, digests: string[]) => `${code}\n;self.${LIST}=${JSON.stringify(digests)}\n`

/** @throws Error where it is not what the live set says: phones keep the one that they have */
async function readWorker(store: Reading, { shell }: Config): Promise<Buffer | undefined> {
  const hash = shell.files[NAME]
  if (!hash) return undefined
  const bytes = await readReleaseFile(store, 'shell', shell.release, NAME)
  if (bytes && `sha384-${createHash('sha384').update(bytes).digest('base64')}` === hash) return Buffer.from(bytes)
  throw new Error(`${NAME} of shell@${shell.release} is not what its hash says. Publish that shell again.`)
}
