/**
 * The live set as a page carries it: of remotes that Home does not need it leaves out the files' hashes, which are most of it.
 * Their release.json, whose hash it names, says them (shell/src/remotes/known.ts), and so does config.json, which is whole.
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

/** Beside the signature of the whole set, of the same keys: over what is left where these units' files are left out. */
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
