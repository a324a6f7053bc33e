/** A page that the exchange itself publishes, named by its path: what it runs, if anything, runs in a sandbox. */
import { fileUrl } from 'shell/transport'

const FOLDER = 'content/'
/** Nothing that a server on the way might take for another path. */
const NAME = /^[\w.-]+$/

export function isOwnPage(path: string): boolean {
  if (!path.startsWith('/') || !URL.canParse(path, location.href)) return false
  const page = new URL(path, location.href)
  const folder = new URL(fileUrl(FOLDER), location.href).pathname
  return (
    page.origin === location.origin && page.pathname.startsWith(folder) && NAME.test(page.pathname.slice(folder.length))
  )
}
