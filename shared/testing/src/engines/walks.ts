/**
 * Where journeys run beside Chromium without a service worker, in which all of them run: each walk repeats some of them with
 * something else between the person and the app. A walk is a project of Jest's; WALKS names those of a run, e.g.
 * WALKS=worker,firefox. `npm test` runs one journey with the worker, `npm run test:all` every walk.
 */
import { cases } from '../soak.ts'

export type Walk = {
  /** What its suites find in their environment. */
  env: Readonly<Record<string, string>>
  /** Globs of the files. */
  journeys: readonly string[]
}

const own = (...names: readonly string[]) => names.map(name => `**/${name}.journey.ts`)

export const walks: Readonly<Record<string, Walk>> = {
  /** On phones that have the service worker, what it could come between: ways in, releases, the way of money. */
  worker: {
    env: { WORKER: '1' },
    journeys: own('engines/purpose', ...cases(['journeys/{log-in,releases,swap}'], [])),
  },
  /** With TLS and HTTP/2 before the gateway. */
  caddy: { env: { CADDY: '1' }, journeys: own('journeys/{behind-caddy,log-in}') },
  firefox: { env: { ENGINE: 'firefox' }, journeys: own('engines/purpose', 'journeys/{ahead,faults,log-in,releases}') },
  webkit: { env: { ENGINE: 'webkit' }, journeys: own('engines/webkit') },
}

/** Files that are walked elsewhere alone. */
export const notInChromium = ['/journeys/behind-caddy\\.journey\\.ts$', '/engines/webkit\\.journey\\.ts$']

/** @throws Error where WALKS names one that there is not */
export function chosenWalks(): (Walk & { name: string })[] {
  const names = (process.env.WALKS ?? '').split(',').filter(Boolean)
  return names.map(name => {
    const walk = walks[name]
    if (!walk) throw new Error(`WALKS: there is no "${name}", but ${Object.keys(walks).join(', ')}`)
    return { name, ...walk }
  })
}
