/** Folders of one package that import each other: no first one, so none can be read, moved or tested alone. */
import type { IModule } from 'dependency-cruiser'
import { aside } from './rules.ts'

type Edges = Map<string, Set<string>>

/** "shell/src/guard" of "shell/src/guard/guard.ts"; a loose file of src stands for itself. */
function folderOf(file: string): string | undefined {
  const [, source = '', first = ''] = /^((?:shared\/)?[a-z-]+\/src)\/([^/]+)/.exec(file) ?? []
  return source && `${source}/${first}`
}

const packageOf = (folder: string): string => folder.slice(0, folder.lastIndexOf('/'))

function edgesOf(modules: readonly IModule[]): Edges {
  const edges: Edges = new Map()
  const isAside = (file: string) => new RegExp(aside).test(file)
  for (const { source, dependencies } of modules.filter(one => !isAside(one.source)))
    for (const { resolved, dependencyTypes } of dependencies) {
      const [from, to] = [folderOf(source), folderOf(resolved)]
      if (!from || !to || from === to || packageOf(from) !== packageOf(to)) continue
      if (dependencyTypes.includes('type-only') || isAside(resolved)) continue
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
