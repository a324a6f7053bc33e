/** The second signature of a live set: over the copy that pages carry, which leaves out what Home does not need. */
import type { Config } from '@shared/contract/config'
import { type PageSignature, withoutFiles } from '@shared/contract/page-config'
import { type SigningKey, signed } from './keys/signature.ts'

/** Where every unknown address leads: what is not of its unit is far. */
const HOME = '/home'

/** None where no unit has Home, or the shell was built before pages left anything out. */
function farUnits({ shell, units }: Config): string[] {
  const names = Object.keys(units)
  const far = names.filter(name => !units[name]?.routes.some(({ path }) => path === HOME))
  return shell.readsThin && far.length < names.length ? far : []
}

/** It stands within the first one, which covers neither: shells and tools that do not know it pass it over. */
export function withPageSignature(keys: readonly [SigningKey, ...SigningKey[]], whole: Config): Config {
  const without = farUnits(whole)
  if (without.length === 0 || !whole.signature) return whole
  const pageSignature: PageSignature = { ...signed(keys, withoutFiles(whole, without)).signature, without }
  return { ...whole, signature: { ...whole.signature, thin: pageSignature } }
}
