/** The talk with one frame: it is heard while the page is hidden, too, and told whether it is seen. */
import { type RefCallback, useCallback, useInsertionEffect, useLayoutEffect, useRef } from 'react'
import { type Message, read } from './messages.ts'
import { useSeen } from './seen.ts'

export type FrameTalk = {
  ref: RefCallback<HTMLIFrameElement>
  /** What says who is told must be known to the page alone. */
  tell(message: Readonly<Record<string, string>>): void
}

/** What moves the app: a page that was left and is kept behind another one moves nothing any more. */
const moves: ReadonlySet<Message['type']> = new Set(['outlink:close', 'outlink:open'])

/** @param origin from which the frame speaks */
export function useFrame(origin: string, hear: (message: Message) => void): FrameTalk {
  const frame = useRef<Window | null>(null)
  const heard = useRef(hear)
  const seen = useSeen()
  const visible = useRef(false)
  // a hidden page gives its references back; the window stays the same one as long as the frame stands
  const ref = useCallback((element: HTMLIFrameElement | null) => {
    if (element) frame.current = element.contentWindow
  }, [])
  const tell = useCallback<FrameTalk['tell']>(message => frame.current?.postMessage(message, '*'), [])
  useLayoutEffect(() => {
    heard.current = hear
  })
  // hiding a kept page ends its effects, but not this one
  useInsertionEffect(() => {
    const onMessage = (event: MessageEvent) => {
      const message = read(event, { window: frame.current, origin })
      if (message && (visible.current || !moves.has(message.type))) heard.current(message)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [origin])
  useLayoutEffect(() => {
    if (!seen) return
    visible.current = true
    tell({ type: 'outlink:shown' })
    return () => {
      visible.current = false
      tell({ type: 'outlink:hidden' })
    }
  }, [seen, tell])
  return { ref, tell }
}
