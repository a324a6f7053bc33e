/** What stands at Personal in the tab bar: only what can be opened there. */
import type { Tab } from '@shared/ui/tab-bar'

/** @returns how many messages are new, or a dot where something waits to be claimed */
export function personalBadge(
  { unread, claimable }: { unread: number; claimable: number },
  hasRoute: (path: string) => boolean,
): Tab['badge'] {
  if (unread > 0 && hasRoute('/notifications')) return unread
  return claimable > 0 && hasRoute('/fuliCenter') ? 'dot' : undefined
}
