/** Folders beside each other that import each other: no first one, so none can be read, moved or tested alone. */
import type { IModule } from 'dependency-cruiser'
import { aside } from './rules.ts'

type Edges = Map<string, Set<string>>

/** "shell/src/" of "shell/src/guard/guard.ts"; nothing of a library. */
const sourcesOf = (file: string): string | undefined => /^(?:shared\/)?[a-z-]+\/src\//.exec(file)?.[0]

/**
 * Where the ways to two files of a package part: "shell/src/guard" and "shell/src/pages" of "shell/src/guard/a/b.ts" and
 * "shell/src/pages/c.ts". A loose file, at any depth, stands for itself.
 */
function besideEachOther(from: string, to: string): readonly [string, string] | undefined {
  const sources = sourcesOf(from)
  if (!sources || sources !== sourcesOf(to)) return undefined
  const [left, right] = [from.slice(sources.length).split('/'), to.slice(sources.length).split('/')]
  const parting = left.findIndex((name, depth) => name !== right[depth])
  if (parting < 0) return undefined
  const pathTo = (names: readonly string[]) => `${sources}${names.slice(0, parting + 1).join('/')}`
  return [pathTo(left), pathTo(right)]
}

function edgesOf(modules: readonly IModule[]): Edges {
  const edges: Edges = new Map()
  const isAside = (file: string) => new RegExp(aside).test(file)
  for (const { source, dependencies } of modules.filter(one => !isAside(one.source)))
    for (const { resolved, dependencyTypes } of dependencies) {
      const [from, to] = besideEachOther(source, resolved) ?? []
      if (!from || !to || dependencyTypes.includes('type-only') || isAside(resolved)) continue
      edges.set(from, (edges.get(from) ?? new Set()).add(to))
    }
  return edges
}

/** All that a folder leads to. */
function reachedFrom(edges: Edges, folder: string): Set<string> {
  const reached = new Set<string>()
  const open = [folder]
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const to of edges.get(next) ?? []) {
      if (!reached.has(to)) open.push(to)
      reached.add(to)
    }
  return reached
}

/** @returns each folder that leads back to itself, with one that leads there */
export function circlesOf(modules: readonly IModule[]): string[] {
  const edges = edgesOf(modules)
  return [...edges.keys()]
    .filter(folder => reachedFrom(edges, folder).has(folder))
    .map(folder => {
      const back = [...(edges.get(folder) ?? [])].find(to => reachedFrom(edges, to).has(folder))
      return `folders-circle: ${folder} -> ${back}, which leads back\n  Move what both need into a third folder, or declare a hook.`
    })
}
