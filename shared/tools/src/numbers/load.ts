/** Loads the code that owns a number, also where its constant is private to its file. */
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'

const SHOWN = 'shown'

/** Exports what an address names after its file, under a name of its own. */
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const names = new URL(url).searchParams.get(SHOWN)
    if (!names) return loaded
    const shown = names.split(',').map(name => `${name} as ${SHOWN}_${name}`)
    return { ...loaded, source: `${loaded.source}\nexport { ${shown.join()} }\n` }
  },
})

/** @param file its path @returns what the names stand for */
export async function valuesIn(file: string, names: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
  const loaded: object = await import(`${pathToFileURL(file)}?${SHOWN}=${names.join()}`)
  const values = new Map<string, unknown>(Object.entries(loaded))
  return new Map(names.map(name => [name, values.get(`${SHOWN}_${name}`)]))
}
