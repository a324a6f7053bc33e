/** Pages are made once for each host that asks; of hosts there are few, and whoever names others pushes only theirs out. */
import type { PageFiles } from './pages/index.ts'

const MOST = 8

export function keptPages(make: (host: string | undefined) => PageFiles): (host: string | undefined) => PageFiles {
  const kept = new Map<string | undefined, PageFiles>()
  return host => {
    const known = kept.get(host) ?? make(host)
    kept.delete(host)
    kept.set(host, known)
    for (const [oldest] of kept) if (kept.size > MOST) kept.delete(oldest)
    return known
  }
}
