/** The other engines in which journeys are walked (testing/src/engines/walks.ts): those that stand here, or Debian's. */
import { existsSync } from 'node:fs'
import { installPackages } from './debian.ts'

type Engine = {
  name: string
  /** Names another place of its program. */
  variable: string
  places: readonly string[]
  /** What it cannot run without. */
  needs: readonly string[]
  packages: readonly string[]
}

const engines: readonly Engine[] = [
  {
    name: 'firefox',
    variable: 'FIREFOX_PATH',
    places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
    needs: [],
    packages: ['firefox-esr'],
  },
  {
    name: 'webkit',
    variable: 'WEBKIT_DRIVER',
    places: ['/usr/bin/WebKitWebDriver'],
    needs: ['/usr/bin/xvfb-run', '/usr/bin/xauth', '/usr/bin/dbus-run-session'],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus', 'dbus-daemon'],
  },
]

type Found = Pick<Engine, 'name' | 'variable'> & { path: string }

function find({ name, variable, places, needs }: Engine): Found[] {
  const path = [process.env[variable] ?? '', ...places].find(place => place && existsSync(place))
  return path && needs.every(need => existsSync(need)) ? [{ name, variable, path }] : []
}

/** Installs Debian's as root. Without them a run is worth less, but no failure: it says so. */
export function ensureEngines(): { found: Found[]; missing: string[] } {
  const absent = engines.filter(engine => find(engine).length === 0)
  if (absent.length > 0) installPackages(...absent.flatMap(({ packages }) => packages))
  const found = engines.flatMap(find)
  const missing = engines.filter(engine => !found.some(({ name }) => name === engine.name))
  return { found, missing: missing.map(({ name }) => name) }
}
