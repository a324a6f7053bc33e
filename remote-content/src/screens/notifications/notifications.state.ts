import { perUserAtom } from 'shell/session'
import type { News } from './notifications.model.ts'

/** What is shown as new until the screen is left: listing marks it read at the server. */
export const newsAtom = perUserAtom<News>('content.news', {})

/** Ids of the requests whose answers did not arrive, by tab and page: the server marked the messages in them read all the same. */
export const unansweredAtom = perUserAtom<Readonly<Record<string, string | undefined>>>('content.unanswered', {})
