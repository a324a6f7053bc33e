/** What of the libraries a start would carry though nobody uses it, taken out as they are read. */
import { realpathSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RuleSetRule } from 'webpack'
import type { Unit } from './unit.ts'
import { packageFolder } from './workspace.ts'

const read = (test: RegExp, loader: string): RuleSetRule => ({
  test,
  use: [{ loader: fileURLToPath(new URL(loader, import.meta.url)) }],
})

export const slimLibraries: readonly RuleSetRule[] = [
  read(/\/react-router\/dist\/.*\.mjs$/, 'pure-router-loader.ts'),
  read(/\/lucide-react\/dist\/esm\/icons\/.*\.mjs$/, 'icon-loader.ts'),
]

/** Whoever asks, the router's package answers with its build for developers. */
export function productionRouter({ folder }: Unit): Record<string, string> {
  const built = path.join(realpathSync(packageFolder('react-router-dom', folder)), '../react-router/dist/production')
  return { 'react-router$': `${built}/index.mjs`, 'react-router/dom$': `${built}/dom-export.mjs` }
}
