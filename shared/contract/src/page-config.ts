/**
 * The live set in a page, without the file hashes of remotes that Home does not need: they are most of its bytes.
 * The remotes' release.json has them, and its hash is in the set (shell/src/remotes/known.ts); config.json has all.
 */
import * as v from 'valibot'
import { config, fileHashes, unitConfig } from './config.ts'
import { signature } from './signed.ts'

const files = v.optional(fileHashes)
const canary = v.optional(v.object({ ...unitConfig.entries.canary.wrapped.entries, files }))

const pageUnit = v.object({ ...unitConfig.entries, files, canary })
export type PageUnit = v.InferOutput<typeof pageUnit>

export const pageConfig = v.object({ ...config.entries, units: v.record(v.string(), pageUnit) })
export type PageConfig = v.InferOutput<typeof pageConfig>
export const isPageConfig = (raw: unknown): raw is PageConfig => v.is(pageConfig, raw)

/** The signature of a set without these units' files, by the same keys as the signature of the whole set. */
export const pageSignature = v.object({ ...signature.entries, without: v.array(v.string()) })
export type PageSignature = v.InferOutput<typeof pageSignature>

const bare = (unit: PageUnit): PageUnit => ({
  ...unit,
  files: undefined,
  canary: unit.canary && { ...unit.canary, files: undefined },
})

/** The set without the files of these units. */
export function withoutFiles(whole: PageConfig, without: readonly string[]): PageConfig {
  const units = Object.entries(whole.units).map(([name, unit]) => [name, without.includes(name) ? bare(unit) : unit])
  return { ...whole, units: Object.fromEntries(units) }
}
