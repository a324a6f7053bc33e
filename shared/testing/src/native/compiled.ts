/** Turns files into functions that a vm context can run. A worker compiles each file once; what swc makes of it is kept on disk. */
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, Script } from 'node:vm'
import type { Config } from '@jest/types'
import { type Options, transformSync, version } from '@swc/core'

export type Compiled = {
  /** Its value is a function of module, exports, require, __filename, __dirname and jest. */
  script: Script
  /** Where the source map is kept. */
  map?: string
  isEsm: boolean
}

const HEAD = '(function (module, exports, require, __filename, __dirname, jest) {'
/** An `import()` that swc left as it is, e.g. of a loader of webpack, is Node's. */
const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER
const scriptOf = (filename: string, code: string) =>
  new Script(`${HEAD}${code}\n})`, { filename, importModuleDynamically })

/** Packages of others: ES modules without types and without texts to translate. */
const ofOthers: Options = { jsc: { target: 'es2023', parser: { syntax: 'ecmascript' } } }

/** For our own sources the options of preset.ts. */
function optionsFor(file: string, { transform }: Config.ProjectConfig): Options {
  const isOurs = /\.tsx?$/.test(file)
  const options = isOurs ? transform.find(([pattern]) => new RegExp(pattern).test(file))?.[2] : ofOthers
  const module = { type: 'commonjs', importInterop: 'none' } as const
  return { ...options, filename: file, swcrc: false, configFile: false, sourceMaps: true, module }
}

function write(file: string, text: string): void {
  const own = `${file}.${process.pid}` // another worker may write the same file
  writeFileSync(own, text)
  renameSync(own, file)
}

const self = readFileSync(import.meta.filename, 'utf8')

function asModule(file: string, source: string, config: Config.ProjectConfig): Compiled {
  const options = optionsFor(file, config)
  const key = hash('sha1', JSON.stringify([version, self, options, source]))
  const folder = join(config.cacheDirectory, 'suite-modules', key.slice(0, 2))
  const made = join(folder, key)
  const map = `${made}.map`
  if (!existsSync(made)) {
    const { code, map: mapped = '' } = transformSync(source, options)
    mkdirSync(folder, { recursive: true })
    write(map, mapped)
    // swc has replaced url, dirname and the like; a bundler's additions (hot, env) are missing, as in Node
    write(made, code.replaceAll('import.meta', '({})'))
  }
  return { script: scriptOf(file, readFileSync(made, 'utf8')), map, isEsm: true }
}

/** Where a package does not say what its files are, their syntax does, as in Node. */
function asCommonJs(file: string, source: string, config: Config.ProjectConfig): Compiled {
  try {
    return { script: scriptOf(file, source.replace(/^#!.*/, '')), isEsm: false }
  } catch (error) {
    if (error instanceof SyntaxError && /^\s*(import|export)\b/m.test(source)) return asModule(file, source, config)
    throw error
  }
}

const known = new Map<string, Compiled>()

/** @param isEsm what the file's name and package say */
export function compile(file: string, isEsm: boolean, config: Config.ProjectConfig): Compiled {
  const before = known.get(file)
  if (before) return before
  const source = readFileSync(file, 'utf8')
  const make = isEsm ? asModule : asCommonJs
  const isJson = file.endsWith('.json')
  const compiled = isJson
    ? { script: scriptOf(file, `module.exports = ${source}`), isEsm: false }
    : make(file, source, config)
  known.set(file, compiled)
  return compiled
}
