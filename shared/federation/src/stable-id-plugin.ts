/**
 * The federation plugin writes the start of its runtime as a module on the spot, full of absolute paths. Id and name are
 * given here, else both would follow from those paths, and the same sources would build to other bytes in another checkout.
 * So would the ids of what is lent: they stand in no file, but take numbers away from those that do.
 */
import type { Compiler, Module } from 'webpack'
import { shareKeyOf } from './family-chunks.ts'

const plugin = 'StableIdPlugin'

/** The start of the runtime, and a remote's container, whose own name repeats it; else undefined. */
function nameOf(module: Module): string | undefined {
  const identifier = module.identifier()
  if (!identifier.includes('data:text/javascript')) return undefined
  return identifier.startsWith('container entry') ? 'container' : 'federation'
}

const idOf = (module: Module): string | undefined =>
  module.type === 'provide-module' ? `lent ${shareKeyOf(module)}` : nameOf(module)

export class StableIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, compilation => {
      compilation.hooks.succeedModule.tap(plugin, module => {
        const name = nameOf(module)
        if (name) module.readableIdentifier = () => name
      })
      compilation.hooks.beforeModuleIds.tap(plugin, modules => {
        for (const module of modules) {
          const id = idOf(module)
          if (id) compilation.chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}
