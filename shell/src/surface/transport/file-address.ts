/** Where a file of the server stands. It imports nothing: the page's first script uses it, too. */
import type { Platform } from '@shared/contract'

const isAddress = (path: string) => /^(https?:)?\/\//.test(path) || path.startsWith('data:')
const isRooted = (path: string) => path.startsWith('/') || isAddress(path)

/** @param path as `upload` gave it or a row names it; "/…" counts from the server's root, a full address stays what it is */
export function fileAddress(path: string, { apiBase, fileBase }: Pick<Platform, 'apiBase' | 'fileBase'>): string {
  const full = isRooted(path) ? path : fileBase + path.split('/').map(encodeURIComponent).join('/')
  return isAddress(full) ? full : apiBase + full
}
