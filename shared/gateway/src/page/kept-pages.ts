/**
 * Pages that a phone may open without the gateway, by the digests that its service worker is told. A rollback takes the set
 * that it replaces off the list: a page that a hostile release left on a phone, or one that calls where hostile settings
 * say, is not opened after it.
 */
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Config, platform } from '@shared/contract/config'
import { boundText } from '@shared/contract/kept-page'
import * as v from 'valibot'
import { indexPage } from './index-page.ts'
import type { SetOf } from './missed-sets.ts'
import { pageHeaders } from './policy.ts'
import { setsBefore } from './sets-before.ts'

/** @returns digests of the live set's page, and of earlier ones with its policy and settings whose releases it still names */
export async function keptPages(live: Config, setOf: SetOf): Promise<string[]> {
  const before = await setsBefore(setOf, live.serial)
  return [live, ...before.filter(set => hasTermsOf(set, live) && isNamed(set, live))].map(digestOf)
}

/**
 * The settings (where calls go, what encrypts them, and what else an installation says of itself), and the policy: with an
 * older one, or none, a set proves the approval of fewer keys, and may be one that this gateway refused.
 */
const hasTermsOf = (set: Config, live: Config): boolean => {
  const [own, others] = [set, live].map(one => ({ settings: v.parse(platform, one), policy: one.policy }))
  return isDeepStrictEqual(own, others)
}

function digestOf(config: Config): string {
  const headers = pageHeaders(config)
  return createHash('sha256')
    .update(boundText(indexPage(config), header => headers[header]))
    .digest('base64')
}

type Unit = { release: string; canary?: { release: string } | undefined; previous?: { release: string } | undefined }

const unitsOf = ({ shell, units }: Config): [string, Unit][] => [...Object.entries(units), ['shell', shell]]

const releasesIn = (...some: (Unit | undefined)[]) => some.flatMap(one => (one ? [one.release] : []))

/** Whether all that a set runs is live, a canary or the release before in the live set. */
function isNamed(set: Config, live: Config): boolean {
  const now = new Map(unitsOf(live))
  return unitsOf(set).every(([unit, was]) => {
    const is = now.get(unit)
    const named = releasesIn(is, is?.canary, is?.previous)
    return releasesIn(was, was.canary).every(release => named.includes(release))
  })
}
