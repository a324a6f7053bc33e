/** Closes releases that no page stands in and nothing will open: their code, styles and words go. */
import { fullName, type Release } from './known.ts'
import { opened, shut } from './load.ts'
import { paths, routeAt } from './routes.ts'

/** @param standing releases of the pages on the screen and of those kept behind it */
export function retire(standing: readonly Release[]): void {
  const live = paths().flatMap(path => routeAt(path) ?? [])
  const used = new Set([...standing, ...live].map(fullName))
  for (const at of opened()) if (!used.has(fullName(at))) shut(at)
}
