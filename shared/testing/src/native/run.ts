/**
 * Runs a suite in a worker that stays warm from suite to suite; Jest's own way reads, compiles and evaluates everything
 * again for each suite. Tests, time limits, hooks and reports are Jest's.
 *
 * - Suites of what runs in Node when it is no test: by Node's own modules, which stay loaded.
 * - All other suites, those of screens among them: compiled once in a worker, evaluated again for each suite
 *   (suite-modules.ts), in the environment that Jest made for it.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import circus from 'jest-circus/runner'
import { commonExchange } from '../common-exchange.ts'
import { lendHost } from '../exchange-host.ts'
import { exchangeVariable } from '../exchange-process.ts'
import { begin, end, lead } from './globals.ts'
import { type SuiteEnvironment, type SuiteRuntime, suiteModules } from './suite-modules.ts'

/** Statements read what runs on phones. */
const servers = /\/shared\/(?!ui\/|testing\/src\/statements\/)[^/]+\/src\/.*\.test\.ts$|\.journey\.ts$/

const { default: adapter } = circus
type Adapter = typeof adapter
type Runtime = Parameters<Adapter>[3]

const require = createRequire(import.meta.url)
const framework = join(dirname(require.resolve('jest-circus/runner')), 'jestAdapterInit.js')
let count = 0

/** Milliseconds in which a suite is loaded. */
const LOADED = 120_000

/** Jest's time limit holds for a test: what waits for ever while its suite is loaded would hang the run. */
function inTime<T>(loading: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error('The suite was not loaded in two minutes')), LOADED)
  return Promise.race([loading, promise]).finally(() => clearTimeout(timer))
}

/** @returns a runtime that loads everything into this world */
function asNode(runtime: Runtime): Runtime {
  return Object.assign(runtime, {
    requireInternalModule(file: string) {
      delete require.cache[framework] // it holds the suite before
      return require(file)
    },
    setGlobalsForRuntime: lead,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (file: string) => inTime(import(`${pathToFileURL(file)}?suite=${++count}`)),
  })
}

async function runInNode(...args: Parameters<Adapter>): Promise<unknown> {
  const [globalConfig, config, environment, runtime, ...rest] = args
  const env = { ...process.env }
  Object.assign(process.env, config.globals.env)
  begin(config)
  try {
    return await adapter(globalConfig, config, environment, asNode(runtime), ...rest)
  } finally {
    end()
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
    Object.assign(process.env, env)
  }
}

async function runInContext(...args: Parameters<Adapter>): Promise<unknown> {
  const [globalConfig, config, environment, runtime, path, ...rest] = args
  const { load, reset } = suiteModules(runtime as SuiteRuntime, config, environment as SuiteEnvironment)
  const { global } = environment as SuiteEnvironment
  lendHost(global)
  if (path.endsWith('.test.tsx')) global.process.env[exchangeVariable()] = JSON.stringify(await commonExchange())
  const loading = Object.assign(runtime, {
    requireInternalModule: load,
    resetModules: reset,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: async (file: string) => load(file),
  })
  return adapter(globalConfig, config, environment, loading, path, ...rest)
}

// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default function run(...args: Parameters<Adapter>): Promise<unknown> {
  const [, , , , path] = args
  return servers.test(path) ? runInNode(...args) : runInContext(...args)
}
