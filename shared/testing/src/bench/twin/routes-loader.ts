/** Webpack loader of a remote's routes.ts: as in its own build, its chunks under the unit's name, since all are in one folder. */
import path from 'node:path'
import routesLoader from '../../../../federation/src/routes-loader.ts'

// biome-ignore lint/style/noDefaultExport: webpack asks a loader for its default export
export default function twinRoutesLoader(this: { rootContext: string; resourcePath: string }, source: string): string {
  const [remote = ''] = path
    .relative(this.rootContext, this.resourcePath)
    .split('/')
    .filter(part => part !== '..')
  return routesLoader(source).replaceAll('webpackChunkName: "', `webpackChunkName: "${remote}-`)
}
