/** Some refusals stand behind what the person set themselves: they lead there. */
import type { Way } from '@shared/contract/address'
import type { Refusal } from '@shared/contract/refusals'
import * as to from '@shared/contract/to'
import { hasRoute } from '../navigation/go.ts'
import type { Failure } from '../transport/failure.ts'

const ways: Partial<Record<Refusal, Way>> = { 'own-limit': to.limits(), 'on-break': to.limits() }

export function led(failure: Failure): Failure {
  const way = ways[failure.refusal as Refusal]
  // not spread: that would read the words before anybody draws them
  return way && hasRoute(way) ? Object.assign(failure, { way: `#${way}` }) : failure
}
