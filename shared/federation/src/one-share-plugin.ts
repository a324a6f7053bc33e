/**
 * Leaves out webpack's own list of what is lent: the federation runtime brings a second one, which takes its place (`I`)
 * before anything was called, so the first is dead weight in every entry.
 */
import { createRequire } from 'node:module'
import type { Compiler, RuntimeModule } from 'webpack'

const WebpacksOwn: new () => RuntimeModule = createRequire(import.meta.url)('webpack/lib/sharing/ShareRuntimeModule')

export class OneSharePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('OneShare', ({ hooks }) =>
      hooks.runtimeModule.tap('OneShare', module => {
        if (module instanceof WebpacksOwn) module.generate = () => null
      }),
    )
  }
}
