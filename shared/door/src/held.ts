/** How much of something one sender may hold at once. */
import { senderOf } from './sender.ts'

/** Takes one more for whoever has this address. @returns gives it back; undefined where they hold too many already */
export type Take = (address: string) => (() => void) | undefined

export function mostHeld(most: number): Take {
  const held = new Map<string, number>()
  const leave = (sender: string) => {
    const left = (held.get(sender) ?? 1) - 1
    if (left > 0) held.set(sender, left)
    else held.delete(sender)
  }
  return address => {
    const sender = senderOf(address)
    const count = held.get(sender) ?? 0
    if (count >= most) return undefined
    held.set(sender, count + 1)
    return () => leave(sender)
  }
}
