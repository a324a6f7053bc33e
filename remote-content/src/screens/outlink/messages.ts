/** What a framed page may say to the app; whatever else comes is nobody's (docs/rules/content.md#the-viewer). */
import * as v from 'valibot'

const MOST_UNREAD = 999

const message = v.variant('type', [
  v.object({ type: v.picklist(['outlink:ready', 'outlink:close', 'outlink:expired']) }),
  v.object({ type: v.literal('outlink:title'), title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)) }),
  v.object({ type: v.literal('outlink:open'), path: v.pipe(v.string(), v.maxLength(300)) }),
  v.object({
    type: v.literal('chat:unread'),
    n: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_UNREAD)),
  }),
])
export type Message = v.InferOutput<typeof message>

type Heard = Pick<MessageEvent, 'source' | 'origin' | 'data'>

/** @param from the frame's window and origin: a message of any other is not read at all */
export function read({ source, origin, data }: Heard, from: { window: Window | null; origin: string }): Message | null {
  if (!from.window || source !== from.window || origin !== from.origin) return null
  const { success, output } = v.safeParse(message, data)
  return success ? output : null
}
