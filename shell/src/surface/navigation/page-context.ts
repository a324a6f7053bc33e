/** What a screen may know of the page that it stands on. */
import { createContext, useContext, useMemo } from 'react'

/** What a history entry says of itself, over a reload too: it lies right above Home; for which names of the query it was pushed. */
export type Says = { aboveHome?: boolean; pushed?: readonly string[] }

/** An address as the router gives it; `key` names the history entry. */
export type Place = { pathname: string; search: string; key: string; state?: Says | null }
export type Move = 'POP' | 'PUSH' | 'REPLACE'

export type PageValue = {
  path: string
  place: Place
  move: Move
  /** The address that stood on the screen before; undefined where none did. */
  from?: string | undefined
  /** False while a kept page is hidden. */
  active: boolean
  /** Aborted when the page ends. */
  signal: AbortSignal
}

export const PageContext = createContext<PageValue | null>(null)

export function usePage(): PageValue {
  const page = useContext(PageContext)
  if (!page) throw new Error('A screen asks for its page outside the frame: render it inside <PageContext>')
  return page
}

/** The page's own address: a hidden page keeps its last one. */
export function useRoute(): { path: string; query: Readonly<Record<string, string>> } {
  const { path, place } = usePage()
  const query = useMemo(() => Object.fromEntries(new URLSearchParams(place.search)), [place.search])
  return useMemo(() => ({ path, query }), [path, query])
}

/** False while the page is kept but hidden. */
export const useActive = (): boolean => usePage().active

/** The address that stood on the screen before this page came; undefined where none did. */
export const useCameFrom = (): string | undefined => usePage().from

/** Ends with the page, not with its hiding. */
export const usePageSignal = (): AbortSignal => usePage().signal
