/**
 * Development only: a deployed live set, read from where people use it, behind a shell that was built here for development
 * (a production shell runs nothing but what is signed). Its files are asked for as they are needed; the page checks each
 * against the hash that the deployed config.json names.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Config, config as configSchema } from '@shared/contract/config'
import { describe, releaseManifest } from '@shared/contract/release'
import type { Store } from '@shared/release'
import * as v from 'valibot'
import type { Live } from './live.ts'

export type Deployed = {
  /** Where people use it, e.g. "https://app.example". */
  url: string
  /** Folder of the shell's development build. */
  shell: string
}

/** What the gateway reads of such a set: nothing can be written there. */
export type Reading = Pick<Store, 'read'>

const localShell = (folder: string): Config['shell'] => {
  const bytes = readFileSync(join(folder, 'release.json'))
  const told = v.parse(releaseManifest, JSON.parse(bytes.toString()))
  const manifest = `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  return { ...describe(told, 0), manifest, trusts: told.trusts ?? [] }
}

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

/** The deployed set with the local shell in it. The same object comes back as long as nothing was decided there. */
export function deployedLive({ url, shell: folder }: Deployed): Live {
  const shell = localShell(folder)
  let last: { serial?: number; config?: Config } = {}
  return async () => {
    const { signature: _, ...config } = await deployedConfig(url)
    if (config.serial !== last.serial) last = { serial: config.serial, config: { ...config, apiBase: '', shell } }
    return last.config
  }
}

/** Files of the local shell from its folder, all others from the deployed set. */
export function deployedFiles({ url, shell }: Deployed): Reading {
  return {
    async read(key) {
      const [, unit, release = '', file = ''] = /^releases\/([^/]+)\/([^/]+)\/(.+)$/.exec(key) ?? []
      if (unit === 'shell' && shell.endsWith(release)) return readFile(join(shell, file)).catch(() => undefined)
      if (/\.(br|gz)$/.test(key)) return undefined // unpacked already as they come
      const reply = await fetch(new URL(key.replace('releases/', '/r/'), url))
      return reply.ok ? new Uint8Array(await reply.arrayBuffer()) : undefined
    },
  }
}
