/** The app around the frame: what the page tells it, and what it hears. */
import type { FromPage, ToPage } from '../../wire.ts'

export type App = { tell(message: FromPage): void }

export type Heard = {
  shown(is: boolean): void
  ticket(url: string): void
}

/** The page lets nothing but its own origin frame it: what is around it is the app. */
export const isFramed = parent !== self

/** It says nothing that the app could not know: whoever stands there may hear it. */
export function appAround(heard: Heard): App {
  addEventListener('message', ({ source, data }: MessageEvent<ToPage | null>) => {
    if (source !== parent || !data || typeof data !== 'object') return
    if (data.type === 'outlink:shown') heard.shown(true)
    if (data.type === 'outlink:hidden') heard.shown(false)
    if (data.type === 'outlink:ticket' && typeof data.url === 'string') heard.ticket(data.url)
  })
  return { tell: message => parent.postMessage(message, '*') }
}
