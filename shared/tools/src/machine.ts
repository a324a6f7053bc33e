/** What the tests need of this machine: found, or installed, and printed as one line of JSON. */
import { ensureBrowser } from './browser.ts'
import { ensureCaddy } from './caddy.ts'
import { ensureEngines } from './engines.ts'
import { ensureOathtool } from './oathtool.ts'

export type Machine = {
  browser: string
  oathtool: string
  engines: ReturnType<typeof ensureEngines>
  /** Without it a run is worth less. */
  caddy?: string | undefined
}

const machine: Machine = {
  browser: ensureBrowser(),
  oathtool: ensureOathtool(),
  engines: ensureEngines(),
  caddy: ensureCaddy(),
}
console.log(JSON.stringify(machine))
