/** Serves one remote from source, its components refreshed in place as they are saved. */
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import type { UnitConfig } from '@shared/contract/config'
import webpack, { type Compiler, type Stats } from 'webpack'
import WebpackDevServer, { type Configuration } from 'webpack-dev-server'
import { readRoutes } from './routes.ts'
import { shellRange } from './share.ts'
import { readUnit, type Unit } from './unit.ts'

export interface DevServer {
  unit: string
  /** What stands for the unit in config.json while it is served: no hashes, since its files change. */
  config: UnitConfig
  stop(): Promise<void>
}

const host = '127.0.0.1'

/** A hash that nothing matches: only a shell built for development runs a release without hashes. */
const none = `sha384-${'A'.repeat(64)}`

/** Says what is wrong with the sources; the development server itself would print it where a process says that it is ready. */
const told = (stats: Stats) => stats.toString({ all: false, errors: true, errorDetails: false, errorStack: false })

async function configOf(unit: Unit, entry: string): Promise<UnitConfig> {
  const routes = await readRoutes(unit)
  const { release, package: json } = unit
  const fixed = {
    release,
    entry,
    integrity: none,
    manifest: none,
    files: {},
    serial: 0,
    version: json.version,
    preload: {},
  }
  return { ...fixed, needs: { shell: shellRange(unit) }, routes: routes.map(({ data }) => data) }
}

async function compilerOf(unitFolder: string): Promise<Compiler> {
  const { default: configure } = await import(pathToFileURL(path.join(unitFolder, 'webpack.config.ts')).href)
  const compiler = webpack(configure('development', true))
  if (!compiler) throw new Error(`${unitFolder}/webpack.config.ts gives no configuration`)
  return compiler
}

/** The server's own search begins at 8080, where the gateway wants to stand. */
function freePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer()
    probe.listen(0, host, () => {
      const { port } = probe.address() as AddressInfo // a TCP server's address is never a pipe's name
      probe.close(() => resolve(port))
    })
  })
}

const serverOptions = (port: number): Configuration => ({
  host,
  port,
  static: false,
  allowedHosts: 'all',
  headers: { 'access-control-allow-origin': '*' },
  client: { overlay: false, logging: 'warn' },
  devMiddleware: { stats: false },
})

/** After each build: what is wrong with it, or the config where it is another one now. */
function follow(compiler: Compiler, first: UnitConfig, read: () => Promise<UnitConfig>, onChange: OnChange): void {
  let last = first
  const compare = async () => {
    const config = await read()
    if (!isDeepStrictEqual(config, last)) onChange(config)
    last = config
  }
  compiler.hooks.done.tap('tell', stats => {
    if (stats.hasErrors()) console.error(told(stats))
    else compare().catch((error: Error) => console.error(error.message))
  })
}

type OnChange = (config: UnitConfig) => void

/**
 * @param unitFolder a remote, e.g. ".../remote-trade"; it is served on a free port
 * @param onChange called with the config where a saved file changed it: a route came, went, or has another title
 * @returns once it was compiled for the first time, well or not
 */
export async function devServer(unitFolder: string, onChange: OnChange = () => {}): Promise<DevServer> {
  const unit = readUnit(unitFolder, 'development')
  const compiler = await compilerOf(unitFolder)
  const port = await freePort()
  const read = () => configOf(unit, `http://${host}:${port}/remoteEntry.js`)
  const config = await read()
  follow(compiler, config, read, onChange)
  const server = new WebpackDevServer(serverOptions(port), compiler)
  await server.start()
  await new Promise(resolve => server.middleware?.waitUntilValid(resolve))
  return { unit: unit.name, config, stop: () => server.stop() }
}
