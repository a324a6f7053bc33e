/** release.json: what a build says of itself; an immutable release is this file and the files that it lists. */
import * as v from 'valibot'
import { integrity, preloads, routeData, type UnitRelease } from './config.ts'
import { acceptedKey } from './signed.ts'

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
  /** Shell only: ids of the keys whose signatures it accepts. */
  trusts: v.optional(v.array(v.string())),
  /** Shell only: those keys, as they were built in: who builds it again needs the same. */
  keys: v.optional(v.array(acceptedKey)),
  /** Shell only: its page may leave out the files of remotes that Home does not need (page-config.ts). */
  readsThin: v.optional(v.boolean()),
  /** Which libraries are in it (CycloneDX): a file beside these, which no phone asks for. */
  sbom: v.optional(v.object({ file: v.string(), integrity, bytes: v.number() })),
  /** Remote: addresses of other units that its code names, for the gate to see that they stay. */
  links: v.optional(v.array(v.string())),
  /** Of a preview: texts that stand in English, by language, since no translation is there yet. The gate lets none go to all. */
  untranslated: v.optional(v.record(v.string(), v.array(v.string()))),
})
export type ReleaseManifest = v.InferOutput<typeof releaseManifest>

/** Where a release's file stands, e.g. "/r/trade/9ab27e0c11d2/remoteEntry.js". */
export const releaseUrl = (unit: string, release: string, file: string): string => `/r/${unit}/${release}/${file}`

/**
 * A release as config.json describes it.
 * @param serial of the decision that promoted it
 * @throws Error where the manifest does not list its own entry
 */
export function describe({ unit, release, version, entry, ...manifest }: ReleaseManifest, serial: number): UnitRelease {
  const files = Object.fromEntries(Object.entries(manifest.files).map(([name, file]) => [name, file.integrity]))
  const integrity = files[entry]
  if (!integrity) throw new Error(`${unit}@${release} lists no file "${entry}", its entry`)
  const { preload, needs, routes, borrows } = manifest
  const address = releaseUrl(unit, release, entry)
  return {
    ...{ release, version, serial, entry: address, integrity, files, preload, needs, routes },
    ...(borrows && { borrows }),
  }
}
