/**
 * A delta as the store keeps it, beside the release that it leads to: under the hash by which a phone names what it has, so
 * that one look finds it. First the release that it leads from, then the frame.
 */

import { isKey } from '../store/keys.ts'
import { deltaKey } from '../store/layout.ts'
import type { Store } from '../store/store.ts'

export type StoredDelta = { from: string; frame: Uint8Array }

/** Hexadecimal digits of a release. */
const idLength = 12

export const storedForm = ({ from, frame }: StoredDelta): Uint8Array => Buffer.concat([Buffer.from(from), frame])

export const parseDelta = (bytes: Uint8Array): StoredDelta => ({
  from: Buffer.from(bytes.subarray(0, idLength)).toString('latin1'),
  frame: bytes.subarray(idLength),
})

/** @param dictionary SHA-256 of the earlier file, hexadecimal @returns undefined where there is none */
export async function readDelta(
  store: Pick<Store, 'read'>,
  unit: string,
  release: string,
  file: string,
  dictionary: string,
): Promise<StoredDelta | undefined> {
  const key = deltaKey(unit, release, file, dictionary)
  const bytes = isKey(key) ? await store.read(key) : undefined
  return bytes && parseDelta(bytes)
}
