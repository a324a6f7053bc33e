/**
 * For a remote whose webpack configuration is its own, with module federation's plain plugin (docs/foreign.md#a-remote-of-your-own):
 * the names and rules without which it could not stand beside other releases, and what says which of them are missing.
 */
import type { Configuration } from 'webpack'
import { classIn } from './class-in.ts'
import { IntegrityPlugin } from './integrity-plugin.ts'
import { federated, needsCore, routesRule } from './remote-config.ts'
import { isShell, type Mode, readUnit, type Unit } from './unit.ts'
import { namedOutput, ownStyles, words } from './webpack-common.ts'

export { IntegrityPlugin } from './integrity-plugin.ts'

/** @param folder the remote's own, with its package.json and src/routes.ts */
export function joining(folder: string, mode: Mode) {
  const unit = readUnit(folder, mode)
  return {
    /** For `output`. */
    output: { ...namedOutput(unit), publicPath: 'auto' as const },
    /** For `module.rules`: the catalogs, the list of routes, and what a stylesheet may do. */
    rules: [words(unit), routesRule(unit), ownStyles(unit)],
    /** For css-loader's `modules.getLocalIdent`: a class that is called otherwise counts as everybody's. */
    classNames: classIn(unit),
    /** For the ModuleFederationPlugin, beside what is `shared`. */
    federation: federated(unit),
    /** For `plugins`. */
    needsCore: needsCore(unit),
  }
}

type Check = { holds: boolean; lacking: string }

const federationIn = ({ plugins = [] }: Configuration) =>
  plugins.find(plugin => plugin && plugin.constructor.name === 'ModuleFederationPlugin') // of whichever copy

function checksOf({ fullName }: Unit, configuration: Configuration): Check[] {
  const { output, plugins = [] } = configuration
  const named = output?.uniqueName === fullName && output.chunkLoadingGlobal === `chunks:${fullName}`
  const options: unknown = Reflect.get(federationIn(configuration) ?? {}, '_options')
  const called = typeof options === 'object' && options !== null && Reflect.get(options, 'name') === fullName
  return [
    { holds: named, lacking: 'output: its names are not those of the release' },
    {
      holds: called,
      lacking: 'plugins: no ModuleFederationPlugin of @module-federation/enhanced with the name of the release',
    },
    {
      holds: plugins.some(one => one instanceof IntegrityPlugin),
      lacking: 'plugins: no IntegrityPlugin, so nothing that it loads would be checked',
    },
  ]
}

/** @throws Error that names all that a remote's configuration lacks */
export function refuseStranger(unit: Unit, configuration: Configuration): void {
  const lacking = isShell(unit) ? [] : checksOf(unit, configuration).filter(({ holds }) => !holds)
  if (lacking.length === 0) return
  const lines = lacking.map(one => `  ${one.lacking}`).join('\n')
  throw new Error(
    `The webpack.config.ts of ${unit.package.name} makes no remote that could join:\n${lines}\nTake them from joining() of @shared/federation/joining: see docs/foreign.md#a-remote-of-your-own`,
  )
}
