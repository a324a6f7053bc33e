/**
 * The federation runtime keeps the first try to fetch what is lent, the failed one too: no later try would ever ask again.
 * For all instances, since it is the borrower's that asks; called before any remote is opened.
 */
import { type ModuleFederationRuntimePlugin, registerGlobalPlugins } from '@module-federation/runtime-core'

const forgetting: ModuleFederationRuntimePlugin = {
  name: 'lend-again',
  errorLoadShare({ pkgName, shareScopeMap, error }) {
    if (error === undefined) return
    for (const versions of Object.values(shareScopeMap))
      for (const lent of Object.values(versions[pkgName] ?? {})) if (!lent.loaded) lent.loading = null
  },
}

export const lendAgain = (): void => registerGlobalPlugins([forgetting])
