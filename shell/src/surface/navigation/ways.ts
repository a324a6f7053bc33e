/** Links to screens that may not be live: what leads nowhere is not drawn. */
import type { Way } from '@shared/contract/address'
import { useAtomValue } from 'jotai'
import { configAtom } from '../../remotes/live-config.ts'
import { hasRoute, go as move } from './go.ts'

/** Opens a screen of the app, pushed or in place of the present one. */
export const go: (way: Way, o?: { replace?: boolean }) => void = move

/** @returns of a way its href, undefined while its screen is not live */
export function useWays(): (way: Way) => string | undefined {
  useAtomValue(configAtom) // what ops make live meanwhile is drawn at once
  return way => (hasRoute(way) ? `#${way}` : undefined)
}

/** @example const chart = useWay(to.chart({ symbol })) */
export const useWay = (way: Way): string | undefined => useWays()(way)
