/** Releases by id and version; a release never changes, so each is read once. */
import type { Store } from '@shared/release'
import { type Keys, readRelease } from '@shared/release/writing'
import type { Named } from '../protocol.ts'
import { memo } from './memo.ts'

export type NameOf = (unit: string, release: string) => Promise<Named>

/** The version is null where the release is gone, or cannot be believed. */
export function namesIn(store: Store, keys: () => Promise<Keys>): NameOf {
  const version = memo(async name => {
    const [unit = '', release = ''] = name.split('@')
    const { known } = await keys()
    return (await readRelease(store, known, unit, release).catch(() => undefined))?.manifest.version
  })
  return async (unit, release) => ({ release, version: (await version(`${unit}@${release}`)) ?? null })
}
