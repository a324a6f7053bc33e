/** The app around the frame: what the page tells it, and what it hears. Opened in a tab of its own there is none. */
import type { FromPage, ToPage } from '../../wire.ts'

export type App = {
  /** Whether there is one. */
  isThere: boolean
  tell(message: FromPage): void
}

export type Heard = {
  shown(is: boolean): void
  ticket(url: string): void
}

/** The page holds nothing of the app's, and says nothing that another could not know: any frame around it may hear. */
export function appAround(heard: Heard): App {
  const isThere = parent !== self
  addEventListener('message', ({ source, data }: MessageEvent<ToPage | null>) => {
    if (source !== parent || !isThere || !data || typeof data !== 'object') return
    if (data.type === 'outlink:shown') heard.shown(true)
    if (data.type === 'outlink:hidden') heard.shown(false)
    if (data.type === 'outlink:ticket' && typeof data.url === 'string') heard.ticket(data.url)
  })
  return { isThere, tell: message => isThere && parent.postMessage(message, '*') }
}
