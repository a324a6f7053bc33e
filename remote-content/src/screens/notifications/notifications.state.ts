import { useStore } from 'jotai'
import { perUserAtom } from 'shell/session'
import type { News } from './notifications.model.ts'

/** What is shown as new until the screen is left: listing marks it read at the server. */
export const newsAtom = perUserAtom<News>('content.news', {})

/** Ids of the requests whose answers did not arrive, by tab and page: the server marked the messages in them read all the same. */
export const unansweredAtom = perUserAtom<Readonly<Record<string, string | undefined>>>('content.unanswered', {})

/** A mark of the person who is signed in; it goes when the person changes. */
const personAtom = perUserAtom<object | null>('content.person', null)

/** @returns marks who asks, and returns whether that person is still signed in: an answer to somebody else is not kept */
export function useAsker(): () => () => boolean {
  const store = useStore()
  return () => {
    const asker = store.get(personAtom) ?? {}
    store.set(personAtom, asker)
    return () => store.get(personAtom) === asker
  }
}
