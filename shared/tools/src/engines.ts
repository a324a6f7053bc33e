/** The other engines in which journeys are walked: those that stand here, or Debian's. */
import { existsSync } from 'node:fs'
import { installPackages } from './debian.ts'
import { jestTwice, type Tried } from './second-try.ts'

type Engine = {
  name: string
  /** Names another place of its program. */
  variable: string
  places: readonly string[]
  /** What it cannot run without. */
  needs: readonly string[]
  packages: readonly string[]
  /** Parts of paths. */
  journeys: readonly string[]
}

const engines: readonly Engine[] = [
  {
    name: 'firefox',
    variable: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    needs: [],
    packages: ['firefox-esr'],
    journeys: ['/engines/purpose', '/journeys/(ahead|faults|log-in|releases)\\.'],
  },
  {
    name: 'webkit',
    variable: 'WEBKIT_DRIVER',
    places: ['/usr/bin/WebKitWebDriver'],
    needs: ['/usr/bin/xvfb-run', '/usr/bin/xauth', '/usr/bin/dbus-run-session'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus', 'dbus-daemon'],
    journeys: ['/engines/webkit'],
  },
]

type Found = Pick<Engine, 'name' | 'variable' | 'journeys'> & { path: string }

function find({ name, variable, places, needs, journeys }: Engine): Found[] {
  const path = [process.env[variable] ?? '', ...places].find(place => place && existsSync(place))
  return path && needs.every(need => existsSync(need)) ? [{ name, variable, journeys, path }] : []
}

/** Installs Debian's as root. Without them a run is worth less, but no failure: it says so. */
export function ensureEngines(): { found: Found[]; missing: string[] } {
  const absent = engines.filter(engine => find(engine).length === 0)
  if (absent.length > 0) installPackages(...absent.flatMap(({ packages }) => packages))
  const found = engines.flatMap(find)
  const missing = engines.filter(engine => !found.some(({ name }) => name === engine.name))
  return { found, missing: missing.map(({ name }) => name) }
}

const walk = (name: string, journeys: readonly string[], env: NodeJS.ProcessEnv): Tried =>
  jestTwice(name, ['browser'], env, journeys)

/** Walks an engine's journeys. */
export const journeysIn = ({ name, variable, path, journeys }: Found, env: NodeJS.ProcessEnv): Tried =>
  walk(name, journeys, { ...env, ENGINE: name, [variable]: path })

/** Walks again, with TLS and HTTP/2 before the gateway. */
export const journeysBehindCaddy = (env: NodeJS.ProcessEnv): Tried =>
  walk('caddy', ['/journeys/(behind-caddy|log-in)\\.'], { ...env, CADDY: '1' })

/** Walks again, on phones that have the service worker, what it could come between: ways in, releases, the way of money. */
export const journeysWithWorker = (env: NodeJS.ProcessEnv): Tried =>
  walk('worker', ['/engines/purpose', '/journeys/(log-in|releases|swap)\\.'], { ...env, WORKER: '1' })
