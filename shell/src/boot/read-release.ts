/** A release that the live set names without describing it: its own release.json does. */
import type { ReleaseReference } from '@shared/contract/config'
import { type ReleaseManifest, releaseUrl } from '@shared/contract/release'

/**
 * The browser checks the bytes against the signed hash, so their form is the one that was published.
 * @throws Error where they do not come, or are others
 */
export async function readRelease(
  unit: string,
  { release, manifest }: ReleaseReference,
  cache: RequestCache = 'default',
): Promise<ReleaseManifest> {
  // kept alive: behind a stylesheet that hangs Firefox holds up every other fetch, and this is the way out
  const init = { integrity: manifest, keepalive: true, cache }
  const reply = await fetch(releaseUrl(unit, release, 'release.json'), init)
  if (!reply.ok) throw new Error(`release.json of ${unit}@${release} answered ${reply.status}`)
  return reply.json()
}
