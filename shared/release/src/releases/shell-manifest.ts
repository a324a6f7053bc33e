/** The release.json of a shell that a live set names. */
import type { ReleaseManifest } from '@shared/contract/release'
import { fileKey } from '../store/layout.ts'
import type { Store } from '../store/store.ts'
import { manifestName, parseManifest, sha384 } from './built-release.ts'

/**
 * By its hash, not by its signature: so it is the same for whoever reads it, whichever keys they know.
 * @returns undefined where it is gone or was changed, which verify says
 */
export async function shellManifest(
  store: Store,
  { release, manifest }: { release: string; manifest: string },
): Promise<ReleaseManifest | undefined> {
  const bytes = await store.read(fileKey('shell', release, manifestName))
  return bytes && sha384(bytes) === manifest ? parseManifest(bytes, `shell@${release}`) : undefined
}
