/**
 * The federation runtime keeps the first try to fetch what is lent, the failed one too: no later try would ever ask again.
 * For all instances, since it is the borrower's that asks.
 */
import { type ModuleFederationRuntimePlugin, registerGlobalPlugins } from '@module-federation/runtime-core'

const lendAgain: ModuleFederationRuntimePlugin = {
  name: 'lend-again',
  errorLoadShare({ pkgName, shareScopeMap, error }) {
    if (error === undefined) return
    for (const versions of Object.values(shareScopeMap))
      for (const lent of Object.values(versions[pkgName] ?? {})) if (!lent.loaded) lent.loading = null
  },
}

registerGlobalPlugins([lendAgain])

// biome-ignore lint/style/noDefaultExport: the federation runtime asks a plugin for its default export
export default (): ModuleFederationRuntimePlugin => lendAgain
