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

/** On one word: a log's name is text of whoever made it, and must not pass for another's place. */
const wordOf = ({ log }: Place): string => encodeURIComponent(log)

const newest = (word: string): number => seen().find(([known]) => known === word)?.[1] ?? 0

/** Serials of two logs cannot be compared: another one, signed by a key that we trust, begins anew. */
export const isOlder = (place: Place): boolean => place.serial < newest(wordOf(place))

/** What another tab has seen meanwhile is not lowered. */
export function remember(place: Place): void {
  const word = wordOf(place)
  const others = seen().filter(([known]) => known !== word)
  const all: Seen[] = [[word, Math.max(place.serial, newest(word))], ...others]
  try {
    localStorage.setItem(KEY, all.slice(0, LOGS).flat().join(' '))
  } catch {
    // as above
  }
}
