/** What is shown as new until the screen is left: listing marks it read at the server. */
import { perUserAtom } from 'shell/session'
import type { News } from './notifications.model.ts'

export const newsAtom = perUserAtom<News>('content.news', {})
