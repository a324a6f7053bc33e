/** The screen of the address that the page was opened at begins while the frame is drawn. */
import { spelled } from '../browser/spelling.ts'
import { loadScreen } from './load.ts'
import { clean, HOME, routeAt } from './routes.ts'

/** Call once the language is known. What fails here fails again, and is told, as the guard passes there. */
export function beginFirst(): void {
  const first = routeAt(clean(spelled().path)) ?? routeAt(HOME)
  if (first) loadScreen(first).catch(() => {})
}
