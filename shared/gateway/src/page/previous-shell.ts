/** The page with the shell before the live one, for a phone where that is damaged (damaged-shell.ts). */
import { createHash } from 'node:crypto'
import type { Config } from '@shared/contract/config'
import { describe, releaseManifest } from '@shared/contract/release'
import { readReleaseFile } from '@shared/release'
import * as v from 'valibot'
import type { Reading } from '../deployed.ts'
import type { Resource } from '../http/answer.ts'
import type { ShellFiles } from './index-page.ts'
import { makePage } from './site.ts'

export type PreviousPages = (config: Config, query: URLSearchParams) => Promise<Resource | undefined>

/**
 * Made once for each live set.
 * @returns undefined where the query asks for no shell, for another one, or where that one is not in the store as it was
 */
export function previousPages(store: Reading, servedOf: (config: Config) => readonly string[]): PreviousPages {
  const made = new WeakMap<Config, Resource>()
  return async (config, query) => {
    const asked = query.get('shell')
    if (asked === null || asked !== config.shell.previous?.release) return undefined
    const shell = made.has(config) ? undefined : await readPrevious(store, config.shell.previous)
    if (shell) made.set(config, await makePage(config, servedOf(config), shell))
    return made.get(config)
  }
}

type Previous = NonNullable<Config['shell']['previous']>

/** Its release.json, if that is the one whose hash the live set names. */
async function readPrevious(store: Reading, { release, serial, manifest }: Previous): Promise<ShellFiles | undefined> {
  const bytes = await readReleaseFile(store, 'shell', release, 'release.json')
  if (!bytes || `sha384-${createHash('sha384').update(bytes).digest('base64')}` !== manifest) return undefined
  return describe(v.parse(releaseManifest, JSON.parse(Buffer.from(bytes).toString())), serial)
}
