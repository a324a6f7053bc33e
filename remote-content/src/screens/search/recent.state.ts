/** The last searches, kept on this device for the person who made them; another person finds none. */
import { deviceAtom } from '@shared/ui/preferences'
import { useAtom } from 'jotai'
import { useSession } from 'shell/session'
import { isText, parseRecent, remembered } from './recent.model.ts'

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
