/**
 * How many questions of one address stand before the exchange at once: it answers one after the other, and whoever asks a
 * thousand has a line of their own here, not the exchange's.
 */
import { senderOf } from '@shared/door'

/** Resolves when its turn comes. @returns lets the next one of this address ask */
export type Turn = (address: string) => Promise<() => void>

type Line = { asked: number; waiting: (() => void)[] }

export function inTurns(most: number): Turn {
  const lines = new Map<string, Line>()
  return async address => {
    const sender = senderOf(address)
    const line = lines.get(sender) ?? { asked: 0, waiting: [] }
    lines.set(sender, line)
    if (line.asked < most) line.asked += 1
    else await new Promise<void>(resolve => line.waiting.push(resolve)) // the place is handed on
    return () => {
      const next = line.waiting.shift()
      if (next) return next()
      line.asked -= 1
      if (line.asked === 0) lines.delete(sender)
    }
  }
}
