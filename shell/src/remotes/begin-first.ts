/** The remote of the address that the page was opened at begins while the frame is drawn. */
import { begin } from './load.ts'
import { clean, routeAt } from './routes.ts'

/** Call once the address has its one spelling. What fails here fails again, and is told, as the guard passes there. */
export function beginFirst(): void {
  const [path = ''] = location.hash.slice(1).split('?')
  const first = routeAt(clean(path))
  if (first) begin(first).catch(() => {})
}
