/** The router that the surface moves by: the pages make it at start, so that the surface imports none of them. */
import type { DataRouter } from 'react-router-dom'

let router: DataRouter | null = null

export const setRouter = (made: DataRouter): void => {
  router = made
}

export function theRouter(): DataRouter {
  if (!router) throw new Error('Navigation before start: createRouter has not run')
  return router
}
