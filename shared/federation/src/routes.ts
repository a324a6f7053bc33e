/** Reads a remote's src/routes.ts as data: what release.json says of its addresses, and which screen each one opens. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import vm from 'node:vm'
import { type RouteData, routeData } from '@shared/contract/config'
import { transform } from '@swc/core'
import * as v from 'valibot'
import { checkAsks } from './asks.ts'
import { swcOptions } from './swc.ts'
import type { Unit } from './unit.ts'
import { readWords, type Words } from './words/catalog.ts'
import { type Language, languages } from './words/languages.ts'

export interface Route {
  data: RouteData
  /** Folder of its screen below src/screens, which is the name of its chunk. */
  screen: string
}

/** A route as it stands in routes.ts: its title still a message of lingui's, its screen not loaded. */
const sourceRoute = v.looseObject({ title: v.looseObject({ id: v.string() }), screen: v.function() })
const sourceRoutes = v.array(sourceRoute)
type SourceRoute = v.InferOutput<typeof sourceRoute>

/** Runs routes.ts, its imports noted instead of followed: a literal list needs none of them. */
async function run(file: string): Promise<{ list: SourceRoute[]; imported: string[] }> {
  const { code } = await transform(await readFile(file, 'utf8'), {
    ...swcOptions('production'),
    filename: file,
    module: { type: 'commonjs' },
  })
  const exports: { default?: unknown } = {}
  const imported: string[] = []
  const require = (request: string) => {
    imported.push(request)
    return {}
  }
  vm.compileFunction(code, ['exports', 'require'], { filename: file })(exports, require)
  if (imported.length > 0)
    throw new Error(`${file} imports ${imported[0]}: it is a literal list and imports types only`)
  return { list: v.parse(sourceRoutes, exports.default), imported }
}

async function screenOf(route: SourceRoute, imported: string[], file: string): Promise<string> {
  imported.length = 0
  await route.screen()
  const folder = /^\.\/screens\/([\w-]+)\//.exec(imported[0] ?? '')?.[1]
  if (folder && existsSync(path.join(path.dirname(file), imported[0] ?? ''))) return folder
  throw new Error(
    `${file}: ${String(route.path)} opens ${imported[0] ?? 'nothing'}: a screen is a file below ./screens/<screen>/`,
  )
}

const titleIn = (words: Record<Language, Words>, { id }: { id: string }, file: string) =>
  Object.fromEntries(
    languages.map(language => {
      const text = words[language][id]
      if (text === undefined) throw new Error(`${file}: the title ${id} is in no catalog: run "pnpm words extract"`)
      return [language, text]
    }),
  )

function refuseTwice(routes: Route[], file: string): void {
  const paths = routes.map(({ data }) => data.path)
  const twice = paths.find((path, index) => paths.indexOf(path) !== index)
  if (twice) throw new Error(`${file} has ${twice} twice: an address opens one screen`)
}

async function readAllWords({ folder, lenient }: Unit): Promise<Record<Language, Words>> {
  const read = languages.map(async language => [language, await readWords(folder, language, lenient)] as const)
  return Object.fromEntries(await Promise.all(read)) as Record<Language, Words>
}

/** A remote's routes with their titles in all languages; throws on a missing word, an unknown field, a doubled address. */
export async function readRoutes(unit: Unit): Promise<Route[]> {
  const file = path.join(unit.folder, 'src/routes.ts')
  const { list, imported } = await run(file)
  const words = await readAllWords(unit)
  const routes: Route[] = []
  for (const route of list) {
    const data = v.parse(routeData, { ...route, title: titleIn(words, route.title, file) })
    checkAsks(data, file)
    routes.push({ data, screen: await screenOf(route, imported, file) })
  }
  refuseTwice(routes, file)
  return routes
}
