/**
 * Webpack loader of a remote's routes.ts. Each screen's chunk gets the name of its folder, and the module also says, as
 * `words`, how the unit's catalog of each language is loaded: one request brings both.
 */
import { catalogs, derived } from './words/languages.ts'

const loads = (language: string, file: string) =>
  `'${language}': () => import(/* webpackChunkName: "words-${language}" */ './locales/${file}')`

const words = [
  ...catalogs.map(code => loads(code, `${code}.po`)),
  ...Object.entries(derived).map(([code, from]) => loads(code, `${from}.po?${code}`)),
].join(',\n')

/** The phone reads them in the config, long before this module. */
const asks = /\basks: \[[^\]]*\],/g

const screen = /\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?(['"]\.\/screens\/([\w-]+)\/)/g

// biome-ignore lint/style/noDefaultExport: webpack asks a loader for its default export
export default function routesLoader(source: string): string {
  const named = source
    .replaceAll(asks, '')
    .replace(screen, (_, request, folder) => `import(/* webpackChunkName: "${folder}" */ ${request}`)
  return `${named}\nexport const words = {\n${words}\n}\n`
}
