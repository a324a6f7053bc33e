/** Serves one unit from source, its components refreshed in place as they are saved. */
import { type AddressInfo, createServer } from 'node:net'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDeepStrictEqual, stripVTControlCharacters } from 'node:util'
import type { Config, UnitConfig } from '@shared/contract/config'
import { releaseUrl } from '@shared/contract/release'
import webpack, { type Compiler, type Stats } from 'webpack'
import WebpackDevServer, { type Configuration } from 'webpack-dev-server'
import { readRoutes } from './routes.ts'
import { shellRange } from './share.ts'
import { isShell, readUnit, type Unit } from './unit.ts'

/** What stands for a unit in config.json while it is served: no hashes, since its files change. */
export type ServedConfig = UnitConfig & Pick<Config['shell'], 'trusts'>

export interface DevServer {
  unit: string
  config: ServedConfig
  stop(): Promise<void>
}

const host = '127.0.0.1'

/** A hash that nothing matches: only a shell from source runs a release without hashes. */
const none = `sha384-${'A'.repeat(64)}`

/** A compiler's own words, without what webpack adds before and the stack of the compiler behind. */
const plain = (message: string) =>
  stripVTControlCharacters(message)
    .replace(/^Module build failed .*\n(NonErrorEmittedError: \(.*?\) )?(Error: +)?/, '')
    .replace(/\n+(Caused by:| +at )[\s\S]*$/, '')

/** Says what is wrong with the sources; the page says the same (runtime/compile-errors.ts). */
function errorText(stats: Stats): string {
  for (const error of stats.compilation.errors) error.message = plain(error.message)
  return stats.toString({ all: false, errors: true, errorDetails: false, errorStack: false })
}

/** What would fail a build, and stops nobody here: what a stylesheet may not do. */
const warningsIn = ({ compilation }: Stats): string[] =>
  compilation.warnings.map(
    ({ message }) => `WARNING in ${message.replace(/^Module Warning \(from .*\):\n/, '').trim()}`,
  )

async function configOf(unit: Unit, origin: string): Promise<ServedConfig> {
  const { name, release, package: json, trusted } = unit
  const routes = isShell(unit) ? [] : await readRoutes(unit)
  return {
    release,
    entry: origin + releaseUrl(name, release, isShell(unit) ? 'main.js' : 'remoteEntry.js'),
    integrity: none,
    manifest: none,
    files: {},
    serial: 0,
    version: json.version,
    preload: {},
    needs: isShell(unit) ? {} : { shell: shellRange(unit) },
    routes: routes.map(({ data }) => data),
    trusts: trusted.map(({ keyId }) => keyId),
  }
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

const serverOptions = ({ name, release }: Unit, port: number): Configuration => ({
  host,
  port,
  static: false,
  allowedHosts: 'all',
  headers: { 'access-control-allow-origin': '*' },
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
  devMiddleware: { publicPath: releaseUrl(name, release, ''), stats: 'errors-only' },
})

/** After each build: what is wrong with it, or the config where it is another one now. */
function follow(compiler: Compiler, first: ServedConfig, read: () => Promise<ServedConfig>, onChange: OnChange): void {
  let last = first
  const compare = async () => {
    const config = await read()
    if (!isDeepStrictEqual(config, last)) onChange(config)
    last = config
  }
  compiler.hooks.done.tap('tell', stats => {
    for (const line of warningsIn(stats)) console.error(line)
    if (stats.hasErrors()) console.error(errorText(stats))
    else compare().catch((error: Error) => console.error(error.message))
  })
}

type OnChange = (config: ServedConfig) => void

/** As the compiler's plugin: as its owner the server would print on stdout, where a process says that it is ready. */
async function start(compiler: Compiler, options: Configuration): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  new WebpackDevServer({ ...options, onListening: () => resolve() }).apply(compiler)
  compiler.watch({}, error => error && reject(error))
  await promise
}

/**
 * @param unitFolder e.g. ".../remote-trade"; it is served on a free port
 * @param onChange called with the config where a saved file changed it: a route came, went, or has another title
 * @returns once it was compiled for the first time, well or not
 */
export async function devServer(unitFolder: string, onChange: OnChange = () => {}): Promise<DevServer> {
  const unit = readUnit(unitFolder, 'development')
  const compiler = await compilerOf(unitFolder)
  const port = await freePort()
  const read = () => configOf(unit, `http://${host}:${port}`)
  const config = await read()
  follow(compiler, config, read, onChange) // before the server, which sends what this makes of the errors
  await start(compiler, serverOptions(unit, port))
  // From here on a page goes from one good build to the next: a broken one would throw in it, and be answered by a reload.
  new webpack.NoEmitOnErrorsPlugin().apply(compiler)
  const stop = () => new Promise<void>(resolve => compiler.close(() => resolve()))
  return { unit: unit.name, config, stop }
}
