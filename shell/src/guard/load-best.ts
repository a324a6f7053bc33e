/** Loads an address in the best release of its unit that works on this phone. */

import { leave } from '../remotes/choice.ts'
import type { Screen } from '../remotes/container.ts'
import type { Release } from '../remotes/known.ts'
import { loadScreen } from '../remotes/load.ts'
import { isRemoteError } from '../remotes/remote-error.ts'
import { free, type LiveRoute, retable, routeAt } from '../remotes/routes.ts'
import { reportFailure } from '../reports/client-report.ts'
import { isOnline } from '../surface/transport/connection.ts'

/** It was asked for without a connection: nothing is known of its release. */
export class OfflineError extends Error {
  override readonly name = 'OfflineError'
}

/** Milliseconds: what did not come may come again in a minute. */
export const A_WHILE = 60_000
const lasting = (error: unknown) =>
  isRemoteError(error) && error.stage === 'range' ? Number.POSITIVE_INFINITY : A_WHILE

/**
 * Goes back, the unit as a whole, to a release that is not known to be broken.
 * @param ms for how long this one is left
 * @returns false where there is none
 */
export async function fallBack(at: Release, ms: number): Promise<boolean> {
  const left = await leave(at, ms)
  if (left) free(at.unit)
  else retable()
  return left
}

async function next(route: LiveRoute, error: unknown): Promise<LiveRoute | undefined> {
  reportFailure(route, error)
  return (await fallBack(route, lasting(error))) ? routeAt(route.path) : undefined
}

/**
 * @returns the screen, and the route in the release that it is of
 * @throws RemoteError of the first release that was tried, where none works; OfflineError where the connection is what failed:
 *   no release is left and nobody is told
 */
export async function loadBest(first: LiveRoute): Promise<{ route: LiveRoute; Screen: Screen }> {
  let failure: unknown
  for (let route: LiveRoute | undefined = first; route; ) {
    const began = isOnline()
    try {
      return { route, Screen: await loadScreen(route) }
    } catch (error) {
      if (!began || !isOnline()) throw new OfflineError(String(error), { cause: error })
      failure ??= error
      route = await next(route, error)
    }
  }
  throw failure
}
