/**
 * Puts the hash on every script and stylesheet that webpack's own runtime loads, lazy ones and prefetched ones too.
 * A lazy chunk passes through no hook of the federation runtime, and a hash on a preload alone protects nothing. Our shell
 * always has `__sri`; a foreign host may know no hashes (docs/foreign.md#a-host-of-your-own).
 */
import type MiniCssExtractPlugin from 'mini-css-extract-plugin'
import type { Compiler } from 'webpack'

const name = 'IntegrityPlugin'

const withHash = (element: string, url: string) => (source: string) =>
  `${source}\nif (self.__sri) ${element}.integrity = self.__sri(${url});\n${element}.crossOrigin = "anonymous";`

export class IntegrityPlugin {
  readonly #css: typeof MiniCssExtractPlugin

  constructor(css: typeof MiniCssExtractPlugin) {
    this.#css = css
  }

  apply(compiler: Compiler): void {
    const { runtime, web } = compiler.webpack
    compiler.hooks.thisCompilation.tap(name, compilation => {
      const css = this.#css.getCompilationHooks(compilation)
      const scripts = web.JsonpTemplatePlugin.getCompilationHooks(compilation)
      const { createScript } = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation)
      createScript.tap(name, withHash('script', 'url'))
      css.beforeTagInsert.tap(name, (source, names) => withHash(names.tag, names.href)(source))
      for (const { linkPreload, linkPrefetch } of [css, scripts])
        for (const hook of [linkPreload, linkPrefetch]) hook.tap(name, withHash('link', 'link.href'))
    })
  }
}
