/** The one router: keeps address, history and leave guards; which page stands is the machine's matter. */
import { startBackCloses, withoutOverlays } from '@shared/ui/back-closes'
import { createHashRouter, type DataRouter, type RouterNavigateOptions, type To } from 'react-router-dom'
import { setRouter } from '../surface/navigation/port.ts'

/** Made once at start. It draws nothing: the pages do, by the machine. */
export function createRouter(): DataRouter {
  startBackCloses() // its listener has to come before the router's
  const made = createHashRouter([{ path: '*' }])
  const { navigate } = made
  // the entry of an open sheet steps aside before the address moves
  made.navigate = (to: To | number | null, o?: RouterNavigateOptions) =>
    withoutOverlays(() => (typeof to === 'number' ? navigate(to) : navigate(to, o)))
  setRouter(made)
  return made
}
