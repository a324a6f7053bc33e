/**
 * Runs a suite of what runs in Node as Node runs the product: by Node's own modules, loaded and warm since the suites
 * before. Jest's own way gives each suite a world in which all is read, compiled and cold again. Tests, time limits,
 * hooks and reports are Jest's.
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import circus from 'jest-circus/runner'
import { begin, end, lead } from './globals.ts'

/** What runs in Node when it is no test; statements read what runs on phones. */
const servers = /\/shared\/(?!ui\/|testing\/src\/statements\/)[^/]+\/src\/|\.journey\.ts$/

const { default: adapter } = circus
type Adapter = typeof adapter
type Runtime = Parameters<Adapter>[3]

const require = createRequire(import.meta.url)
const framework = join(dirname(require.resolve('jest-circus/runner')), 'jestAdapterInit.js')
let count = 0

/** @returns a runtime that loads everything into this world */
function asNode(runtime: Runtime): Runtime {
  return Object.assign(runtime, {
    requireInternalModule(file: string) {
      delete require.cache[framework] // it holds the suite before
      return require(file)
    },
    setGlobalsForRuntime: lead,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (file: string) => import(`${pathToFileURL(file)}?suite=${++count}`),
  })
}

// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default async function run(...args: Parameters<Adapter>): Promise<Awaited<ReturnType<Adapter>>> {
  const [globalConfig, config, environment, runtime, path, ...rest] = args
  if (!servers.test(path)) return adapter(...args)
  const env = { ...process.env }
  Object.assign(process.env, config.globals.env)
  begin(config)
  try {
    return await adapter(globalConfig, config, environment, asNode(runtime), path, ...rest)
  } finally {
    end()
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name]
    Object.assign(process.env, env)
  }
}
