/**
 * What stands on the screen before any script came: the overlay of section 2, and for a tab its bar and a sketch of it. All of
 * it is markup; a script of the page shows what the address names (at-once-script.ts), and the shell takes it away as it
 * would its own overlay (shell/src/surface/overlay/at-once.ts).
 */
import type { Config, RouteData } from '@shared/contract/config'
import type { AtOnceData, AtOnceRoute } from './at-once-script.ts'
import { inScript } from './in-script.ts'
import { isDark } from './is-dark.ts'
import { catalogs } from './languages.ts'
import { loading } from './sentences.ts'
import { tabIcons } from './tab-icons.ts'

const spinner =
  '<svg viewBox="0 0 18 18" aria-hidden="true"><circle cx="9" cy="9" r="7" opacity=".3"/><path d="M9 2a7 7 0 0 1 7 7" stroke-linecap="round"/></svg>'

function drawnFrom({ background, auth, frame, sketch, ownSketch }: RouteData): AtOnceRoute {
  return {
    ...(background && { ground: background, dark: isDark(background) }),
    ...(frame === 'tabs' && { tabs: true, auth, blocks: sketch ?? [], ...(ownSketch && { own: ownSketch }) }),
  }
}

/** @returns the markup; it is shown once the page's first script ran */
export function atOnceMarkup(config: Config): string {
  const routes = Object.values(config.units).flatMap(unit => unit.routes)
  const tabs = Object.keys(tabIcons).flatMap(path => routes.find(route => route.path === path) ?? [])
  const data: AtOnceData = {
    words: Object.fromEntries(
      catalogs.map(catalog => [catalog, [loading[catalog], ...tabs.map(({ title }) => title[catalog])]]),
    ),
    routes: Object.fromEntries(
      routes
        .filter(({ background, frame }) => background || frame === 'tabs')
        .map(route => [route.path, drawnFrom(route)]),
    ),
  }
  const links = tabs.map(
    ({ path }) =>
      `<a href="#${path}"><svg viewBox="0 0 24 24" aria-hidden="true">${tabIcons[path]}</svg><span></span></a>`,
  )
  return (
    `<div id="at-once"><svg id="sketch" viewBox="0 0 375 2000" aria-hidden="true"></svg>` +
    `<p role="status">${spinner}<span></span></p><nav>${links.join('')}</nav>` +
    `<script type="application/json">${inScript(data)}</script></div>`
  )
}
