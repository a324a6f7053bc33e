/** The second signature of a live set: over the copy in pages, without the files of units that Home does not need. */
import type { Config } from '@shared/contract/config'
import { type PageSignature, withoutFiles } from '@shared/contract/page-config'
import { type SigningKey, signed } from '../keys/signature.ts'

/** Every unknown address leads to Home, so all units but its own are far. */
const HOME = '/home'

/** None where no unit has Home, or the shell was built before pages left anything out. */
function farUnits({ shell, units }: Config): string[] {
  const names = Object.keys(units)
  const far = names.filter(name => !units[name]?.routes.some(({ path }) => path === HOME))
  return shell.readsThin && far.length < names.length ? far : []
}

/** Adds the second signature inside the first, which covers neither. Shells and tools that do not know it ignore it. */
export function withPageSignature(keys: readonly [SigningKey, ...SigningKey[]], whole: Config): Config {
  const without = farUnits(whole)
  if (without.length === 0 || !whole.signature) return whole
  const pageSignature: PageSignature = { ...signed(keys, withoutFiles(whole, without)).signature, without }
  return { ...whole, signature: { ...whole.signature, thin: pageSignature } }
}
