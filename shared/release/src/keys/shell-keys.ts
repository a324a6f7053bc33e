/** The keys that a shell accepts, held against those of this installation: by the public key itself, never by its id alone. */
import { createHash } from 'node:crypto'
import type { ReleaseManifest } from '@shared/contract/release'
import type { AcceptedKey } from '@shared/contract/signed'
import type { Keys } from './key-folder.ts'

/** A key as a release.json tells it: one of an older build tells the id alone. */
export type NamedKey = { keyId: string; publicKey?: string | undefined }

export type ShellKey = NamedKey & {
  /**
   * Retired: it was given up in good order. Renamed: it is ours, under another id. Foreign: it is none of ours, whatever its
   * id. Untold: the shell tells no public key of this id.
   */
  is: 'accepted' | 'retired' | 'stolen' | 'renamed' | 'foreign' | 'untold'
  /** Of a renamed key our id; of a foreign one the fingerprint of our key of that id, if there is one. */
  own?: string | undefined
}

/** What an installation knows of keys. */
export type KeyLists = Pick<Keys, 'accepted' | 'known' | 'stolen'>

/**
 * What people tell each other of a key: the first 16 hexadecimal digits of the SHA-256 of its 65 bytes. Fewer could be matched
 * by another key within days of computing.
 */
export const fingerprint = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64')).digest('hex').slice(0, 16)

type Manifest = Pick<ReleaseManifest, 'trusts' | 'keys'>

/** Every key that a release.json names: by its `keys`, and the ids of its `trusts` that are not among these. */
export function namedKeys({ trusts = [], keys = [] }: Manifest): NamedKey[] {
  const untold = trusts.filter(id => !keys.some(({ keyId }) => keyId === id))
  return [...keys.map(({ keyId, publicKey }) => ({ keyId, publicKey })), ...untold.map(keyId => ({ keyId }))]
}

export const keysOfShell = (manifest: Manifest, lists: KeyLists): ShellKey[] =>
  namedKeys(manifest).map(key => ({ ...key, ...judged(key, lists) }))

function judged({ keyId, publicKey }: NamedKey, { accepted, known, stolen = [] }: KeyLists): Omit<ShellKey, 'keyId'> {
  if (publicKey === undefined) return { is: 'untold' }
  const isIt = (one: AcceptedKey) => one.keyId === keyId && one.publicKey === publicKey
  if (accepted.some(isIt)) return { is: 'accepted' }
  if (known.some(isIt)) return { is: 'retired' }
  if (stolen.some(one => one.publicKey === publicKey)) return { is: 'stolen' }
  const [same, namesake] = [known.find(one => one.publicKey === publicKey), accepted.find(one => one.keyId === keyId)]
  if (same) return { is: 'renamed', own: same.keyId }
  return { is: 'foreign', own: namesake && fingerprint(namesake.publicKey) }
}

/** Keys that nobody of the installation may have: whoever holds them can tell pages what to run. */
export const strangeKeys = (keys: readonly ShellKey[]): ShellKey[] =>
  keys.filter(({ is }) => is === 'foreign' || is === 'renamed' || is === 'stolen')

/** e.g. "k2 (3f9a1c2b4d5e6f70), which is none of yours": it follows "accepts" */
export function inWords(key: ShellKey): string {
  const { keyId, publicKey, is, own = '' } = key
  const named = publicKey === undefined ? keyId : `${keyId} (${fingerprint(publicKey)})`
  const said = {
    accepted: '',
    retired: ', which you gave up',
    stolen: ', which was stolen',
    renamed: `, which is your ${own}`,
    foreign: `, which is none of yours${own && `: your ${keyId} is ${own}`}`,
    untold: ', and does not tell its public key',
  }
  return `${named}${said[is]}`
}

/** What a shell would change about the keys that pages believe. */
export type KeyChange = { add: NamedKey[]; drop: NamedKey[] }

/** @returns undefined where both accept the same keys under the same ids */
export function keyChange(before: readonly NamedKey[], after: readonly NamedKey[]): KeyChange | undefined {
  const lacks = (all: readonly NamedKey[]) => (key: NamedKey) => !all.some(one => isSame(one, key))
  const [add, drop] = [after.filter(lacks(before)), before.filter(lacks(after))]
  return add.length + drop.length > 0 ? { add, drop } : undefined
}

/** Where one of them tells no public key, the id is all that there is to compare. */
const isSame = (a: NamedKey, b: NamedKey): boolean =>
  a.keyId === b.keyId && (a.publicKey === undefined || b.publicKey === undefined || a.publicKey === b.publicKey)
