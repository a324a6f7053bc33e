/** The newest live set that this phone has seen: an older one is somebody's replay, or a server that fell behind. */
import type { Config } from '@shared/contract/config'

const KEY = 'newest-config'
/** Logs that are remembered: who comes back with an older one finds that it was seen. */
const LOGS = 4

type Seen = [log: string, serial: number]

/** "log serial", the newest log first. */
function seen(): Seen[] {
  try {
    const told = (localStorage.getItem(KEY) ?? '').matchAll(/(\S+) (\d{1,15})/g)
    return Array.from(told, ([, log = '', serial]): Seen => [log, Number(serial)])
  } catch {
    return [] // forbidden storage: such a phone cannot remember
  }
}

type Place = Pick<Config, 'log' | 'serial'>

const newest = (log: string): number => seen().find(([known]) => known === log)?.[1] ?? 0

/** Serials of two logs cannot be compared: another one, signed by a key that we trust, begins anew. */
export const isOlder = ({ log, serial }: Place): boolean => serial < newest(log)

/** What another tab has seen meanwhile is not lowered. */
export function remember({ log, serial }: Place): void {
  const others = seen().filter(([known]) => known !== log)
  const all: Seen[] = [[log, Math.max(serial, newest(log))], ...others]
  try {
    localStorage.setItem(KEY, all.slice(0, LOGS).flat().join(' '))
  } catch {
    // as above
  }
}
