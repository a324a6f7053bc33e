/** The one router: keeps address, history and leave guards; which page stands is the machine's matter. */
import { startBackCloses, withoutOverlays } from '@shared/ui/back-closes'
import type { ReactElement } from 'react'
import { createHashRouter, type DataRouter, type RouterNavigateOptions, type To } from 'react-router-dom'
import { setRouter } from '../surface/navigation/port.ts'

/**
 * Made once at start, with the frame as the only element.
 * @param broken what stands where the frame itself broke; null: the router's own page, which is for developers
 */
export function createRouter(frame: ReactElement, broken: ReactElement | null): DataRouter {
  startBackCloses() // its listener has to come before the router's
  const made = createHashRouter([{ path: '*', element: frame, errorElement: broken }])
  const { navigate } = made
  // the entry of an open sheet steps aside before the address moves
  made.navigate = (to: To | number | null, o?: RouterNavigateOptions) =>
    withoutOverlays(() => (typeof to === 'number' ? navigate(to) : navigate(to, o)))
  setRouter(made)
  return made
}
