/** The last searches, kept on this device for the person who made them; another person finds none. */
import { deviceAtom } from '@shared/ui/preferences'
import { useAtom } from 'jotai'
import { useSession } from 'shell/session'
import { LONGEST } from './typed.model.ts'

const MOST = 6

type Recent = { owner: string; searches: string[] }

const isText = (one: unknown): one is string => typeof one === 'string' && one.length <= LONGEST && one.trim() !== ''

/** Whatever was stored, a whole value. */
export function parseRecent(stored: unknown): Recent {
  const { owner, searches }: Partial<Record<keyof Recent, unknown>> = Object(stored)
  if (typeof owner !== 'string' || !Array.isArray(searches)) return { owner: '', searches: [] }
  return { owner, searches: [...new Set(searches.filter(isText))].slice(0, MOST) }
}

/** The newest first, each once. */
export const remembered = (searches: readonly string[], text: string): string[] =>
  [text, ...searches.filter(one => one !== text)].slice(0, MOST)

export const recentAtom = deviceAtom('search.recent.v1', parseRecent)

/** `''` owns the searches of a visitor. */
export function useRecent() {
  const [stored, store] = useAtom(recentAtom)
  const owner = useSession().user?.id ?? ''
  const searches = stored.owner === owner ? stored.searches : []
  return {
    searches,
    remember: (text: string) => isText(text) && store({ owner, searches: remembered(searches, text.trim()) }),
    clear: () => store({ owner, searches: [] }),
  }
}
