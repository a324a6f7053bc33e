/** Holds a build to its release id: code that the id does not count could change under the same id. */
import path from 'node:path'
import type { Compiler, Module } from 'webpack'
import type { Unit } from './unit.ts'
import { plainPath, workspaceRoot } from './workspace.ts'

const isOurs = (file: string) => file.startsWith(workspaceRoot + path.sep) && !file.includes('/node_modules/')

const filesOf = (modules: Iterable<Module>): string[] => [
  ...new Set(Array.from(modules, module => plainPath(module.nameForCondition() ?? '')).filter(isOurs)),
]

const refusal = (file: string) =>
  `${path.relative(workspaceRoot, file)} is built in, but no release id counts it: name it whole where it is imported (sources.ts of @shared/federation)`

class CountedPlugin {
  readonly #sources: ReadonlySet<string>

  constructor(sources: readonly string[]) {
    this.#sources = new Set(sources)
  }

  apply({ hooks, webpack: { WebpackError } }: Compiler): void {
    hooks.compilation.tap('CountedPlugin', ({ errors, hooks: { finishModules } }) =>
      finishModules.tap('CountedPlugin', modules => {
        const foreign = filesOf(modules).filter(file => !this.#sources.has(file))
        errors.push(...foreign.map(file => new WebpackError(refusal(file))))
      }),
    )
  }
}

/** What is served from source has no id to keep. */
export const counted = ({ sources }: Unit, served: boolean): CountedPlugin[] =>
  served ? [] : [new CountedPlugin(sources)]
