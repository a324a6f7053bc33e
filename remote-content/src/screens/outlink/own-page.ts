/** A page that the exchange itself publishes, named by its path: what it runs, if anything, runs in a sandbox. */
import { fileUrl } from 'shell/transport'

const FOLDER = 'content/'

export function isOwnPage(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, location.href)) return false
  const page = new URL(path, location.href)
  return page.origin === location.origin && page.pathname.startsWith(new URL(fileUrl(FOLDER), location.href).pathname)
}
