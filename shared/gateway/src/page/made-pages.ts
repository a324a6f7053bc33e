/** What is made here, once for each live set or file. */
import type { Config } from '@shared/contract/config'
import { checkedDeltas } from '../deltas.ts'
import type { Reading } from '../deployed.ts'
import { servedOrigins } from '../development.ts'
import type { Log } from '../log.ts'
import { type ReleaseFiles, releaseFiles } from '../release-files.ts'
import { indexPage } from './index-page.ts'
import { keptPages } from './kept-pages.ts'
import { type MissedSets, missedSets, type SetOf } from './missed-sets.ts'
import { withPageDeltas } from './page-deltas.ts'
import { type PreviousPages, previousPages } from './previous-shell.ts'
import { makeSite, type Site } from './site.ts'
import { type Workers, workers } from './worker.ts'

export type MadePages = {
  site(config: Config): Site
  previous: PreviousPages
  missed: MissedSets
  worker: Workers
  file: ReleaseFiles
}

type Sources = { store: Reading; setOf: SetOf; development: boolean; log: Log }

/** The page, and what it leaves out of config.json. */
const textOf = (config: Config) => indexPage(config) + JSON.stringify(config)

export function madePages({ store, setOf, development, log }: Sources): MadePages {
  const sites = new WeakMap<Config, Site>()
  const servedOf = (config: Config) => (development ? servedOrigins(config) : [])
  const make = (config: Config) => {
    const site = makeSite(config, servedOf(config))
    return development ? site : withPageDeltas(site, config, setOf, textOf)
  }
  return {
    previous: previousPages(store, servedOf),
    missed: missedSets(setOf),
    worker: workers(
      store,
      config => servedOf(config).length > 0,
      config => keptPages(config, setOf),
    ),
    file: releaseFiles(store, checkedDeltas(store, log)),
    site(config) {
      const site = sites.get(config) ?? make(config)
      sites.set(config, site)
      return site
    },
  }
}
