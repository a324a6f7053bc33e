/**
 * Loads the modules of a suite into its own vm context, the window of a `.test.tsx` suite. A worker reads, transforms and
 * compiles each file once; each suite evaluates it again. So no module state passes to the next suite, and the modules of a
 * past suite are freed with its context, which Node never does with ES modules.
 */
import { createRequire, isBuiltin } from 'node:module'
import { dirname } from 'node:path'
import type { Context } from 'node:vm'
import type { Config } from '@jest/types'
import { compile } from './compiled.ts'

/** The parts of Jest's runtime that resolve names and hold the functions of `@jest/globals`. */
export type SuiteRuntime = {
  unstable_shouldLoadAsEsm(file: string): boolean
  getSourceMaps(): Map<string, string>
  _resolution: { resolveEsm(from: string, name: string): string; resolveCjs(from: string, name: string): string }
  jestGlobals: { cjsGlobals(from: string): { jest: object } }
}

export type SuiteEnvironment = { global: { process: NodeJS.Process }; getVmContext(): Context }

type Load = (name: string) => unknown
type Module = {
  exports: unknown
  /** How ES modules see a CommonJS module. */
  namespace?: object
  require?: Load
  isEsm: boolean
  /** The error of a module that failed, for every later import of it. */
  failure?: { error: unknown }
}

const require = createRequire(import.meta.url)

function namespaceOf(exports: unknown): object {
  const named = typeof exports === 'object' || typeof exports === 'function' ? exports : undefined
  return Object.assign(Object.create(null), named, { default: exports })
}

/** Calls `make` once in a worker for each key. */
function onceFor<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>()
  return key => {
    const known = made.get(key) ?? make(key)
    made.set(key, known)
    return known
  }
}

const builtin = onceFor<unknown>(require)
const builtinNamespace = onceFor(name => namespaceOf(builtin(name)))

/** Files by the folder that imports them and the name that it imports. */
type Files = Map<string, string>
const importedFiles: Files = new Map()
const requiredFiles: Files = new Map()

function fileOf(files: Files, from: string, name: string, resolve: (from: string, name: string) => string): string {
  const key = `${dirname(from)}\n${name}`
  const file = files.get(key) ?? resolve(from, name)
  files.set(key, file)
  return file
}

/** `load` loads a file and all that it imports: each file is evaluated once in the suite, and again after a `reset`. */
export function suiteModules(runtime: SuiteRuntime, config: Config.ProjectConfig, environment: SuiteEnvironment) {
  const modules = new Map<string, Module>()
  const { _resolution: names, jestGlobals } = runtime
  const isEsm = runtime.unstable_shouldLoadAsEsm.bind(runtime)
  const { process } = environment.global
  const { jest } = jestGlobals.cjsGlobals(config.rootDir)
  const isProcess = (name: string) => name === 'process' || name === 'node:process'

  const importFrom =
    (from: string): Load =>
    name => {
      if (name === '@jest/globals') return jestGlobals.cjsGlobals(from)
      if (isProcess(name)) return namespaceOf(process)
      if (isBuiltin(name)) return builtinNamespace(name)
      const module = load(fileOf(importedFiles, from, name, (...asked) => names.resolveEsm(...asked)))
      if (module.isEsm) return module.exports
      module.namespace ??= namespaceOf(module.exports)
      return module.namespace
    }

  function requireFrom(from: string): Load {
    const resolve = (name: string) => fileOf(requiredFiles, from, name, (...asked) => names.resolveCjs(...asked))
    const load_: Load = name => {
      if (isProcess(name)) return process
      return isBuiltin(name) ? builtin(name) : load(resolve(name)).exports
    }
    return Object.assign(load_, { resolve })
  }

  function load(file: string): Module {
    const known = modules.get(file)
    if (known?.failure) throw known.failure.error
    if (known) return known
    const module: Module = { exports: {}, isEsm: false }
    modules.set(file, module)
    try {
      evaluate(module, file)
    } catch (error) {
      module.failure = { error }
      throw error
    }
    return module
  }

  function evaluate(module: Module, file: string): void {
    if (file.endsWith('.node')) {
      module.exports = require(file)
      return
    }
    const compiled = compile(file, isEsm(file), config)
    module.isEsm = compiled.isEsm
    if (compiled.map) runtime.getSourceMaps().set(file, compiled.map)
    const run = compiled.script.runInContext(environment.getVmContext())
    module.require = module.isEsm ? importFrom(file) : requireFrom(file)
    const place = [module.require, file, dirname(file)]
    if (module.isEsm) run.call(undefined, module, module.exports, ...place)
    else run.call(module.exports, module, module.exports, ...place, jest)
  }

  return { load: (file: string) => load(file).exports, reset: () => modules.clear() }
}
