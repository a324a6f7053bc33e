/**
 * The federation plugin writes the start of its runtime as a module on the spot, full of absolute paths. Id and name are
 * given here, else both would follow from those paths, and the same sources would build to other bytes in another checkout.
 * So would the ids of what is lent: they stand in no file, but take numbers away from those that do. And webpack writes the "#"
 * of a path as two characters, which would reach the ids of all modules of such a checkout.
 */
import type { Compiler, Module } from 'webpack'
import { shareKeyOf } from './family-chunks.ts'
import { plainPath } from './workspace.ts'

const plugin = 'StableIdPlugin'

/** The start of the runtime, and a remote's container, whose own name repeats it; else undefined. */
function nameOf(module: Module): string | undefined {
  const identifier = module.identifier()
  if (!identifier.includes('data:text/javascript')) return undefined
  return identifier.startsWith('container entry') ? 'container' : 'federation'
}

const idOf = (module: Module): string | undefined =>
  module.type === 'provide-module' ? `lent ${shareKeyOf(module)}` : nameOf(module)

/** Where a copy of what is borrowed lies: a part of the module's identifier. */
function plainFallback(module: Module): void {
  if (module.type !== 'consume-shared-module') return
  const options = Reflect.get(module, 'options')
  options.importResolved &&= plainPath(options.importResolved)
}

export class StableIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(plugin, ({ hooks }) =>
      hooks.afterResolve.tap(plugin, ({ createData }) => {
        if (createData.request) createData.request = plainPath(createData.request)
      }),
    )
    compiler.hooks.thisCompilation.tap(plugin, compilation => {
      compilation.hooks.succeedModule.tap(plugin, module => {
        plainFallback(module)
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
