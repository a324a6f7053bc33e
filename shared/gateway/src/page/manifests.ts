/** The web app manifest: what a phone needs to install the app, in the language that the page asks for (?lang=jp). */
import type { Config } from '@shared/contract/config'
import * as to from '@shared/contract/to'
import type { Resource } from '../http/answer.ts'
import { inMemory } from '../http/in-memory.ts'
import { type Catalog, catalogs, languages } from './languages.ts'

export const MANIFEST = '/manifest.webmanifest'

/** Where a press on the icon may lead at once; what is not live is left out. */
const shortcuts = [to.market, to.contract, to.recharge, to.assets, to.notifications]

const shortcutsOf = ({ units }: Config, catalog: Catalog) => {
  const routes = Object.values(units).flatMap(unit => unit.routes)
  const live = shortcuts.flatMap(({ path }) => routes.find(route => route.path === path) ?? [])
  return live.map(({ path, title }) => ({ name: title[catalog], url: `/#${path}` }))
}

/** The id stays what it is, whatever the start address becomes: by it a phone knows the app. */
const webManifest = (config: Config, catalog: Catalog) => ({
  id: '/',
  name: config.name,
  short_name: config.name,
  lang: languages[catalog],
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#0e0e10',
  theme_color: '#0e0e10',
  categories: ['finance'],
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
  shortcuts: shortcutsOf(config, catalog),
})

const addressOf = (catalog: string) => `${MANIFEST}?lang=${catalog}`

/** Each by its address. */
export const manifests = (config: Config): [string, Resource][] =>
  catalogs.map(catalog => {
    const text = JSON.stringify(webManifest(config, catalog))
    return [addressOf(catalog), inMemory('application/manifest+json', text)]
  })

/** In English where it is asked for in no language of ours. */
export function manifestOf(site: ReadonlyMap<string, Resource>, url = ''): Resource | undefined {
  const language = new URLSearchParams(url.split('?')[1]).get('lang') ?? ''
  return site.get(addressOf(language)) ?? site.get(addressOf('en-us'))
}
