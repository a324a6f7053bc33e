/** Serves one remote from source, its components refreshed in place as they are saved. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { UnitConfig } from '@shared/contract/config'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { readRoutes } from './routes.ts'
import { shellRange } from './share.ts'
import { readUnit } from './unit.ts'

export interface DevServer {
  unit: string
  /** What stands for the unit in config.json while it is served: no hashes, since its files change. */
  config: UnitConfig
  stop(): Promise<void>
}

/** A hash that nothing matches: only a shell built for development runs a release without hashes. */
const none = `sha384-${'A'.repeat(64)}`

/**
 * @param unitFolder a remote, e.g. ".../remote-trade"
 * @param port 0 picks a free one
 */
export async function devServer(unitFolder: string, port = 0): Promise<DevServer> {
  const unit = readUnit(unitFolder, 'development')
  const { default: configure } = await import(pathToFileURL(path.join(unitFolder, 'webpack.config.ts')).href)
  const compiler = webpack(configure('development', true))
  if (!compiler) throw new Error(`${unitFolder}/webpack.config.ts gives no configuration`)
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port: port === 0 ? 'auto' : port,
      static: false,
      allowedHosts: 'all',
      headers: { 'access-control-allow-origin': '*' },
      client: { overlay: false, logging: 'warn' },
    },
    compiler,
  )
  await server.start()
  const routes = await readRoutes(unit)
  const entry = `http://127.0.0.1:${server.options.port}/remoteEntry.js`
  const { release, package: json } = unit
  const told = { release, entry, integrity: none, files: {}, serial: 0, version: json.version, preload: {} }
  const config = { ...told, needs: { shell: shellRange(unit) }, routes: routes.map(({ data }) => data) }
  return { unit: unit.name, config, stop: () => server.stop() }
}
