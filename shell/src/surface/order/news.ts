/** What became of each page's last order, for the panel that stands in the page's place where the page broke. */
import { getDefaultStore } from 'jotai'
import { perUserAtom } from '../session/per-user.ts'
import type { OrderState } from './use-sending.ts'

export type OrderNews = OrderState | { phase: 'done' }

/** By the signal of the page; the newest is the last. */
export const orderNewsAtom = perUserAtom<readonly (readonly [AbortSignal | undefined, OrderNews])[]>('order.news', [])

/** Replaces the page's news, and drops those of pages that have ended. */
export function tellNews(page: AbortSignal | undefined, news: OrderNews): void {
  const store = getDefaultStore()
  const others = store.get(orderNewsAtom).filter(([of]) => of !== page && !of?.aborted)
  store.set(orderNewsAtom, [...others, [page, news]])
}
