/**
 * Development only: units served from source, with hot reload, stand in the live set in the place of their releases. Such
 * a unit comes from another origin and its files carry no hashes: the page's policy must let them in, and a shell from source
 * must run them (no other does).
 */
import { readFile } from 'node:fs/promises'
import { type Config, type Platform, shellConfigData, unitConfig } from '@shared/contract/config'
import * as v from 'valibot'
import type { Live } from './live.ts'

const served = v.pipe(v.string(), v.parseJson(), v.objectWithRest({ shell: v.optional(shellConfigData) }, unitConfig))

/**
 * The live set with the units that a file names, e.g. {"shell": {…}, "trade": {…}}; the file is read each time. The same object comes back
 * as long as nothing changed. It is not what was signed, so it carries no signature.
 * @param exchange what one says of itself that stands in the place of the set's
 * @throws where the file is missing or not of that form
 */
export function withServed(live: Live, file: string, exchange?: Platform): Live {
  let last: { base?: Config; text?: string; config?: Config } = {}
  return async () => {
    const [base, text] = await Promise.all([live(), readFile(file, 'utf8')])
    if (base && (base !== last.base || text !== last.text))
      last = { base, text, config: joined({ ...base, ...exchange }, text) }
    return base && last.config
  }
}

/**
 * Nothing stands around what is served from source, the shell among it.
 * @param exchange what the one says of itself that is spoken to
 */
export async function nothingAround(file: string, exchange: Platform): Promise<Live> {
  const { shell } = v.parse(served, await readFile(file, 'utf8'))
  if (!shell) throw new Error(`${file} names no shell, and nothing else has one: name it among what is served.`)
  const issued = new Date().toISOString()
  const base: Config = { version: 1, log: 'development', serial: 1, issued, ...exchange, shell, units: {} }
  return async () => base
}

function joined({ signature: _, ...base }: Config, text: string): Config {
  const { shell = base.shell, ...units } = v.parse(served, text)
  return { ...base, shell, units: { ...base.units, ...units } }
}

/** Origins of what is served from source, e.g. ["http://127.0.0.1:40001"]. */
export const servedOrigins = ({ shell, units }: Config): string[] =>
  [shell, ...Object.values(units)].flatMap(({ entry }) => (URL.canParse(entry) ? [new URL(entry).origin] : []))
