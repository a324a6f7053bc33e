/** The one router: keeps address, history and leave guards; which page stands is the machine's matter. */

import type { ReactElement } from 'react'
import { createHashRouter, type DataRouter } from 'react-router-dom'

let router: DataRouter | null = null

/** Made once at start, with the frame as the only element. */
export function createRouter(frame: ReactElement): DataRouter {
  router = createHashRouter([{ path: '*', element: frame }])
  return router
}

export function theRouter(): DataRouter {
  if (!router) throw new Error('Navigation before start: createRouter has not run')
  return router
}
