/**
 * Webpack holds modules in the order in which files were read, and the order of rules in a stylesheet that several screens
 * share follows from it: a busy disk would build the same sources to other bytes.
 */
import type { Compiler } from 'webpack'

const plugin = 'StableOrderPlugin'

export class StableOrderPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(plugin, ({ hooks, modules }) =>
      hooks.seal.tap(plugin, () => {
        const named = [...modules].map(module => [module.identifier(), module] as const)
        modules.clear()
        for (const [, module] of named.sort(([a], [b]) => (a < b ? -1 : 1))) modules.add(module)
      }),
    )
  }
}
