/** The ticket of the demo account that equals the one a visitor wanted. */
import type { Way } from '@shared/contract/address'
import * as to from '@shared/contract/to'

/** Coins are delivered into the balance account, which the demo account has none of. */
const NOT_THERE = 'spot'

/** @param target where the log-in would lead @returns null where it leads to no ticket of real money */
export function demoOf(target: Way): Way | null {
  const [path, search] = target.split('?')
  const query = new URLSearchParams(search)
  if (path !== to.contract.path || query.has('competition')) return null
  const said = (name: string) => query.get(name) ?? undefined
  const mode = said('mode')
  if (mode === NOT_THERE) return null
  return to.demo({ mode, symbol: said('symbol'), side: said('side') })
}
