/** Who still needs a key: pages believe the keys of the shell that they were loaded with, and no others. */
import { beginning, type Decision, standing } from '../decisions/decision.ts'
import { needing, type StandingShell, standingShells } from '../decisions/standing-shells.ts'
import { type Finding, onlyRefused } from '../errors.ts'
import type { Keys } from '../keys/key-folder.ts'
import { signersOfDocument } from '../keys/signature.ts'
import { readRelease } from '../releases/publish.ts'
import { standingSince } from '../reports/counts.ts'
import type { Store } from '../store/store.ts'
import { shellFindings } from './shell-findings.ts'

export type KeyNeed = StandingShell & {
  /** The last minute in which a page reported that it runs this shell; undefined: within a day none did. */
  seen: string | undefined
}

const day = 86_400_000

/** Shells that pages may stand in: live within the grace, or reported by a page within a day. */
export async function shellsOfPages(
  store: Store,
  keys: Keys,
  reports: Store | undefined,
  live: Decision,
  now = new Date(),
  earlier?: Parameters<typeof standingShells>[4],
): Promise<KeyNeed[]> {
  const seen = reports ? await standingSince(reports, new Date(now.getTime() - day)) : new Map<string, string>()
  const standing = await standingShells(store, keys, live, now, earlier)
  const older = [...seen.keys()].filter(release => !standing.some(shell => shell.release === release))
  const reported = await Promise.all(older.map(release => storedShell(store, keys, release)))
  return [...standing, ...reported.flat()].map(shell => ({ ...shell, seen: seen.get(shell.release) }))
}

/** A release that no phone can have is anybody's claim. */
async function storedShell(store: Store, keys: Keys, release: string): Promise<StandingShell[]> {
  const found = await readRelease(store, keys.known, 'shell', release).catch(onlyRefused)
  if (!found) return []
  return [{ release, manifest: found.integrity, trusts: found.manifest.trusts ?? [], until: 'before' }]
}

const idsOf = ({ accepted }: Keys): string[] => accepted.map(({ keyId }) => keyId)

/** Those of the shells that accept this key alone of ours. */
export const needsOf = (shells: readonly KeyNeed[], keys: Keys, keyId: string): KeyNeed[] =>
  needing(shells, keyId, idsOf(keys))

/** Those of the shells that cannot believe the live decision as it is signed. */
export function leftBehind(shells: readonly KeyNeed[], keys: Keys, live: Decision): KeyNeed[] {
  const signers = signersOfDocument(live.config, keys.accepted)
  const accepted = idsOf(keys)
  return shells.filter(
    ({ trusts }) => trusts.some(id => accepted.includes(id)) && !trusts.some(id => signers.includes(id)),
  )
}

/** e.g. "shell@9ab27e0c11d2 (live until 2026-11-21 07:40 UTC; a page ran it at 2026-11-22 01:05 UTC)" */
export function keyNeedText({ release, until, seen }: KeyNeed): string {
  const was = until === undefined ? 'live' : until === 'before' ? '' : `live until ${minute(until)} UTC`
  const ran = seen ? `a page ran it at ${minute(seen)} UTC` : ''
  return `shell@${release} (${[was, ran].filter(Boolean).join('; ')})`
}

const minute = (at: string): string => at.slice(0, 16).replace('T', ' ')

export type KeyStatus = {
  keyId: string
  /** The live shell accepts it. */
  live: boolean
  /** Shells that pages may stand in and that accept no other. */
  needed: readonly KeyNeed[]
}

/** Each accepted key, while there are several; pages that cannot believe what is live, and shells that accept other keys. */
export async function keysInUse(store: Store, keys: Keys, reports: Store | undefined, now = new Date()) {
  const { live } = await standing(store, keys.accepted, await beginning(keys))
  if (!live) return { keys: [], findings: [], remarks: [], shells: [] }
  const counted = keys.accepted.length > 1 ? reports : undefined // with one key nothing is to be dropped
  const shells = await shellsOfPages(store, keys, counted, live, now)
  const all = keys.accepted.map(({ keyId }): KeyStatus => {
    const needed = needsOf(shells, keys, keyId)
    return { keyId, live: live.config.shell.trusts.includes(keyId), needed }
  })
  const { findings, remarks } = await shellFindings(store, keys, live, shells)
  const unsigned = leftBehind(shells, keys, live).map(shell => unsignedFor(live, shell))
  return { keys: all, shells, findings: [...findings, ...unsigned], remarks: [...remarks, ...openTerms(live.config)] }
}

/** What the policy does not name: it is from before policies named settings and shares, or one key brought a remote back. */
function openTerms({ policy, units }: Decision['config']): Finding[] {
  if (!policy || policy.promote === 1) return []
  const free = Object.keys(units).filter(unit => !policy.units?.includes(unit))
  const open = [
    ...(policy.settings === undefined ? ['One key can bring back old settings, and old shares of canaries.'] : []),
    ...(free.length > 0 ? [`One key can take out ${free.join(' and ')}.`] : []),
  ]
  const mend = `To end that, have the policy approved once more: pnpm release keys policy --promote ${policy.promote}`
  return open.map(what => ({ what, mend }))
}

const unsignedFor = ({ serial }: Decision, shell: KeyNeed): Finding => ({
  what: `Decision ${serial}, which is live, carries no signature that pages of ${keyNeedText(shell)} accept: ${shell.trusts.join(', ')}.`,
  mend: 'Sign it where such a key is: pnpm release keys sign. Until then those pages follow no release.',
})

/** While a key comes or goes, what is next; of one key alone, that there should be another. */
export const rotationOf = (keys: readonly KeyStatus[]): Finding[] =>
  keys.length < 2 ? onlyKey(keys) : keys.flatMap((key, at) => stepOf(key, at === keys.length - 1))

/** A warning where there is one key and no other. */
export const onlyKey = (keys: readonly { keyId: string }[]): Finding[] =>
  keys.slice(0, keys.length === 1 ? 1 : 0).map(({ keyId }) => ({
    what: `${keyId} is the only key. If it is lost, open pages can follow no release any more.`,
    mend: 'Add another: pnpm release keys rotate. Keep its private half elsewhere, and ship a shell.',
  }))

function stepOf({ keyId, live, needed }: KeyStatus, newest: boolean): Finding[] {
  if (newest && live) return []
  if (newest)
    return [
      { what: `The live shell does not accept ${keyId} yet.`, mend: 'Publish and promote a shell: it accepts it.' },
    ]
  return needed.length > 0
    ? [
        {
          what: `${keyId} is needed by pages of ${needed.map(keyNeedText).join(', ')}.`,
          mend: 'Decisions carry its signature until it is dropped.',
        },
      ]
    : [{ what: `${keyId} is needed by no page any more.`, mend: `Give it up: pnpm release keys drop ${keyId}` }]
}
