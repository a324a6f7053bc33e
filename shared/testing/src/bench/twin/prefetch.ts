/** Stands in the place of shell/src/remotes/prefetch.ts: the same files at the same time, out of the one application. */
import { runningShell } from '../../../../../shell/src/remotes/live-config.ts'
import { paths, routeAt } from '../../../../../shell/src/remotes/routes.ts'

export function prefetchTabs(): void {
  const { release, files, preload } = runningShell()
  const tabs = paths().filter(path => routeAt(path)?.frame === 'tabs')
  for (const name of new Set(tabs.flatMap(path => preload[`lent:${path}`] ?? []))) {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', crossOrigin: 'anonymous' })
    link.integrity = files[name] ?? ''
    link.as = name.endsWith('.css') ? 'style' : 'script'
    link.href = `/r/shell/${release}/${name}`
    document.head.append(link)
  }
}
