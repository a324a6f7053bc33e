/**
 * Development only: a deployed live set, read from where people use it, behind a shell that is served here from source (a
 * production shell runs nothing but what is signed). Its files are asked for as they are needed; the page checks each
 * against the hash that the deployed config.json names.
 */
import { type Config, config as configSchema } from '@shared/contract/config'
import type { Store } from '@shared/release'
import * as v from 'valibot'
import type { Live } from './live.ts'

/** What the gateway reads of such a set: nothing can be written there. */
export type Reading = Pick<Store, 'read'>

/** Where the deployed set's calls go; its page asks this gateway instead, which passes them on. */
export const deployedApi = (url: string, apiBase: string): string => new URL(apiBase || '/', url).href

/** @throws Error in clear words where no live set stands there */
export async function deployedConfig(url: string): Promise<Config> {
  const address = new URL('/config.json', url).href
  const reply = await fetch(address, { signal: AbortSignal.timeout(10_000) }).catch((error: Error) => {
    throw new Error(`${address} cannot be reached: ${(error.cause as Error | undefined)?.message ?? error.message}`)
  })
  const read = v.safeParse(configSchema, reply.ok ? await reply.json().catch(() => undefined) : undefined)
  if (read.success) return read.output
  throw new Error(`${address} names no live set that can be read here (it answered ${reply.status}).`)
}

/** The same object comes back as long as nothing was decided there. @param url where people use it */
export function deployedLive(url: string): Live {
  let last: { serial?: number; config?: Config } = {}
  return async () => {
    const { signature: _, ...config } = await deployedConfig(url)
    if (config.serial !== last.serial) last = { serial: config.serial, config: { ...config, apiBase: '' } }
    return last.config
  }
}

export const deployedFiles = (url: string): Reading => ({
  async read(key) {
    if (!key.startsWith('releases/') || /\.(br|gz)$/.test(key)) return undefined // unpacked already as they come
    const reply = await fetch(new URL(key.replace('releases/', '/r/'), url))
    return reply.ok ? new Uint8Array(await reply.arrayBuffer()) : undefined
  },
})
