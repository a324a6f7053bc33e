/** Releases by id and version, and where they come from; a release never changes, so each is read once. */
import type { Store } from '@shared/release'
import { type Keys, type Origin as Recorded, readRelease } from '@shared/release/writing'
import type { Named, Origin } from '../protocol.ts'
import { memo } from './memo.ts'

export type NameOf = (unit: string, release: string) => Promise<Named & { origin: Origin | null }>

/** The version is null where the release is gone, or cannot be believed. */
export function namesIn(store: Store, keys: () => Promise<Keys>): NameOf {
  const read = memo(async name => {
    const [unit = '', release = ''] = name.split('@')
    const found = await readRelease(store, (await keys()).known, unit, release).catch(() => undefined)
    return found && { version: found.manifest.version, origin: originOf(found.origin) }
  })
  return async (unit, release) => ({ release, version: null, origin: null, ...(await read(`${unit}@${release}`)) })
}

/** What the page shows of it. */
export function originOf(recorded: Recorded | undefined): Origin | null {
  if (!recorded) return null
  const { source, by } = recorded
  if (!source) return { source, by }
  const { commit, branch, dirty, subject, author } = source
  return { source: { commit, branch, dirty, subject, author }, by }
}
