/** Where pages and faults are counted. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defaultStore } from '../store/store.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * REPORTS_STORE; where that is not set, "reports" beside the folder of releases. Beside an object storage nothing is guessed:
 * what may be written there is for its owner to say.
 * @returns undefined where it is "off", or nothing is known
 */
export function reportsAddress({
  REPORTS_STORE: named,
  RELEASE_STORE: releases = defaultStore,
}: Env): string | undefined {
  if (named) return named === 'off' ? undefined : named
  if (!releases.startsWith('file:')) return undefined
  const folder = releases.startsWith('file:///') ? fileURLToPath(releases) : releases.slice('file:'.length)
  return `file:${join(dirname(folder), 'reports')}`
}

/** Why nothing is counted, and what to do about it. */
export const notCounted =
  'Pages and faults are not counted: REPORTS_STORE is off, or not set beside an object storage. Set it alike for gateways and for this command, e.g. REPORTS_STORE=file:.data/reports'
