/** Holds a build to its release id: code that the id does not count could change under the same id. */
import path from 'node:path'
import type { Compiler, Module } from 'webpack'
import type { Unit } from './unit.ts'
import { plainPath, readPackage, workspaceRoot } from './workspace.ts'

const isOurs = (file: string) => file.startsWith(workspaceRoot + path.sep) && !file.includes('/node_modules/')

const filesOf = (modules: Iterable<Module>): string[] => [
  ...new Set(Array.from(modules, module => plainPath(module.nameForCondition() ?? ''))),
]

/** The folder of the library that a file belongs to. */
const libraryFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/

/** Each as "name@version". */
function librariesOf(files: readonly string[]): string[] {
  const folders = new Set(files.flatMap(file => libraryFolder.exec(file) ?? []))
  return Array.from(folders, readPackage).map(({ name, version }) => `${name}@${version}`)
}

const refusal = (file: string) =>
  `${path.relative(workspaceRoot, file)} is built in, but no release id counts it: name it whole where it is imported (sources.ts of @shared/federation)`

const ofLibrary = (library: string) =>
  `${library} is built in, but no release id counts it: add it to the dependencies of the package that imports it (lockfile.ts of @shared/federation)`

class CountedPlugin {
  readonly #sources: ReadonlySet<string>
  readonly #libraries: ReadonlySet<string>

  constructor({ sources, libraries }: Unit) {
    this.#sources = new Set(sources)
    this.#libraries = libraries
  }

  #refusals(modules: Iterable<Module>): string[] {
    const files = filesOf(modules)
    return [
      ...files.filter(file => isOurs(file) && !this.#sources.has(file)).map(refusal),
      ...librariesOf(files)
        .filter(library => !this.#libraries.has(library))
        .map(ofLibrary),
    ]
  }

  apply({ hooks, webpack: { WebpackError } }: Compiler): void {
    hooks.compilation.tap('CountedPlugin', ({ errors, hooks: { finishModules } }) =>
      finishModules.tap('CountedPlugin', modules => {
        errors.push(...this.#refusals(modules).map(words => new WebpackError(words)))
      }),
    )
  }
}

/** What is served from source has no id to keep. */
export const counted = (unit: Unit, served: boolean): CountedPlugin[] => (served ? [] : [new CountedPlugin(unit)])
