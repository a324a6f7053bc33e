/** The page with the shell before the live one, for a phone where that is damaged (damaged-shell.ts). */
import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Config } from '@shared/contract/config'
import { describe, releaseManifest } from '@shared/contract/release'
import { readReleaseFile } from '@shared/release'
import * as v from 'valibot'
import type { Reading } from '../deployed.ts'
import type { Resource } from '../http/answer.ts'
import { madeOnce } from '../http/made-once.ts'
import type { ShellFiles } from './index-page.ts'
import { makePage } from './site.ts'

/** @param address of who asks */
export type PreviousPages = (config: Config, req: IncomingMessage, address: string) => Promise<Resource | undefined>

/** The live set, and one that is just going. */
const bounds = { kept: 2, ofAddress: 2, aMinute: 60 }

/**
 * Made once for each live set.
 * @returns undefined where the page itself does not ask, asks for another shell, or where that one is not in the store as it was
 */
export function previousPages(store: Reading, servedOf: (config: Config) => readonly string[]): PreviousPages {
  const made = madeOnce<Resource | null>(bounds)
  return async (config, req, address) => {
    const { previous } = config.shell
    const named = new URLSearchParams(req.url?.split('?')[1]).get('shell')
    if (!previous || named !== previous.release || !isOwnNavigation(req)) return undefined
    const page = await made(config, address, async () => {
      const shell = await readPrevious(store, previous)
      return shell ? makePage(config, servedOf(config), shell) : null // which is kept, too: all who ask get the live page
    })
    return page ?? undefined
  }
}

/**
 * Whether a page of this site leads here. A link of another site, a mail, a message or a QR code must not lead people to a
 * shell whose holes are known. Browsers that send no Sec-Fetch-Site, all of them on plain http, name the page as the referrer.
 */
function isOwnNavigation({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const from = URL.parse(headers.referer ?? '')
  return from !== null && from.host === headers.host
}

type Previous = NonNullable<Config['shell']['previous']>

/** Its release.json, if that is the one whose hash the live set names. */
async function readPrevious(store: Reading, { release, serial, manifest }: Previous): Promise<ShellFiles | undefined> {
  const bytes = await readReleaseFile(store, 'shell', release, 'release.json')
  if (!bytes || `sha384-${createHash('sha384').update(bytes).digest('base64')}` !== manifest) return undefined
  return describe(v.parse(releaseManifest, JSON.parse(Buffer.from(bytes).toString())), serial)
}
