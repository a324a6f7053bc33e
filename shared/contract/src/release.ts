/** release.json: what a build says of itself; an immutable release is this file and the files that it lists. */
import * as v from 'valibot'
import { integrity, preloads, routeData } from './config.ts'

export const releaseManifest = v.object({
  unit: v.string(),
  /** Hash of what went into the build: sources, shared packages, lockfile, preset. */
  release: v.pipe(v.string(), v.regex(/^[a-f0-9]{12}$/)),
  version: v.string(),
  /** Name of the entry among the files, e.g. "remoteEntry.js". */
  entry: v.string(),
  /** Every file but release.json and the compressed twins (.br, .gz). */
  files: v.record(v.string(), v.object({ integrity, bytes: v.number(), brotli: v.number() })),
  /** For a remote: its addresses. */
  routes: v.array(routeData),
  preload: preloads,
  needs: v.record(v.string(), v.string()),
  /** Remote: path -> families of what the shell lends that the screen uses, e.g. {"/login": ["ui-forms"]}. */
  borrows: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Shell only: version of each package and surface module it lends. */
  provides: v.optional(v.record(v.string(), v.string())),
})
export type ReleaseManifest = v.InferOutput<typeof releaseManifest>
