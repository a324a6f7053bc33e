/** What an address of the public port means, before anything is looked up. */
import { clientReportCall } from '@shared/contract'

/**
 * Every address that names no file is the page: the shell reads the rest (docs/rules/shell.md#addresses). A dot in any part of
 * it names a file, which is there or is not: "/.git/config" and "/index.php/x" are nobody's page.
 */
export const isPage = (path: string): boolean => path === '/index.html' || !path.includes('.')

/** The path, decoded; undefined where it is none or would climb: browsers never send such a one. */
export function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split('?')[0] ?? '')
    const climbs = path.split(/[/\\]/).some(part => part === '.' || part === '..')
    return path.startsWith('/') && !climbs && !path.includes('\0') ? path : undefined
  } catch {
    return undefined // a broken percent code
  }
}

/** What was asked for, in so few words that a monitoring system can keep a number for each. */
export type Kind = 'page' | 'config' | 'file' | 'call' | 'report' | 'probe' | 'other'

export function kindOf(url = ''): Kind {
  const path = pathOf(url)
  if (path === undefined) return 'other'
  if (path === clientReportCall.path) return 'report'
  if (path.startsWith('/api/')) return 'call'
  if (path.startsWith('/r/')) return 'file'
  if (path === '/config.json' || path.startsWith('/config/')) return 'config'
  if (path === '/healthz' || path === '/metrics') return 'probe'
  return isPage(path) ? 'page' : 'other'
}
