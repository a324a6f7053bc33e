/**
 * The federation plugin writes the start of its runtime as a module on the spot, full of absolute paths. Id and name are
 * given here, else both would follow from those paths, and the same sources would build to other bytes in another checkout.
 */
import type { Compiler, Module } from 'webpack'

const plugin = 'StableIdPlugin'
const name = 'federation'

const isRuntimeStart = (module: Module) => module.identifier().includes('data:text/javascript')

export class StableIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(plugin, compilation => {
      compilation.hooks.succeedModule.tap(plugin, module => {
        if (isRuntimeStart(module)) module.readableIdentifier = () => name
      })
      compilation.hooks.beforeModuleIds.tap(plugin, modules => {
        for (const module of modules) if (isRuntimeStart(module)) compilation.chunkGraph.setModuleId(module, name)
      })
    })
  }
}
