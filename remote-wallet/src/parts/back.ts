/** The way back: to the page of ours that sent the person here and said so (`back=`), else one step back. */
import type { Way } from '@shared/contract/address'
import { back, go, hasRoute, useRoute } from 'shell/navigation'

/** Only a path of this app: never another site, whatever stands in the address. */
const isOurs = (to: string | undefined): to is Way => to !== undefined && /^\/(?![/\\])/.test(to) && hasRoute(to)

/** @returns the page named by `back=`, if it is one of ours; and the way back */
export function useBack(): { named: string | undefined; leave(): void } {
  const { back: to } = useRoute().query
  const named = isOurs(to) ? to : undefined
  return { named, leave: () => (named ? go(named, { replace: true }) : back()) }
}
