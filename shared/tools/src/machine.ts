/**
 * `machine.ts [need …]`: finds or installs the programs that the tests need, and prints one line of JSON: the environment
 * variables that name them, and the needs that this machine cannot meet. `npm test` needs a browser alone.
 */
import { ensureBareBrowser, ensureBrowser } from './browser.ts'
import { ensureCaddy } from './caddy.ts'
import { ensureEngines } from './engines.ts'
import { ensureOathtool } from './oathtool.ts'

export type Need = 'browser' | 'oathtool' | 'engines' | 'caddy'
export type Machine = {
  env: Record<string, string>
  /** Walks (testing/src/engines/walks.ts) that this machine can run beside Chromium's. */
  walks: string[]
  missing: string[]
}

function engines(): Machine {
  const { found, missing } = ensureEngines()
  const env = Object.fromEntries(found.map(({ variable, path }) => [variable, path]))
  return { env, walks: found.map(({ name }) => name), missing }
}

function caddy(): Machine {
  const path = ensureCaddy()
  return path
    ? { env: { CADDY_PATH: path, TEST_PRODUCTION: '1' }, walks: ['caddy'], missing: [] }
    : { env: {}, walks: [], missing: ['caddy'] }
}

const found = (env: Record<string, string>): Machine => ({ env, walks: [], missing: [] })

/** A browser that BROWSER_PATH names also runs the journeys that would take the headless shell. */
function browser(): Machine {
  const named = process.env.BROWSER_PATH
  const bare = named ? undefined : ensureBareBrowser()
  return found({ BROWSER_PATH: ensureBrowser(), ...(bare && { BARE_BROWSER_PATH: bare }) })
}

/** @throws Error where the browser or oathtool is missing; a run without another engine or Caddy is worth less, but runs */
const ensure: Record<Need, () => Machine> = {
  browser,
  oathtool: () => found({ OATHTOOL_PATH: ensureOathtool() }),
  engines,
  caddy,
}

const all = (process.argv.slice(2) as Need[]).map(need => ensure[need]())
const machine: Machine = {
  env: Object.assign({}, ...all.map(({ env }) => env)),
  walks: all.flatMap(({ walks }) => walks),
  missing: all.flatMap(({ missing }) => missing),
}
console.log(JSON.stringify(machine))
