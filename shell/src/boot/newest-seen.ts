/** The newest live set that this phone has seen: an older one is somebody's replay, or a server that fell behind. */
import type { Config } from '@shared/contract/config'

const KEY = 'newest-config'

function seen(): [log: string, serial: number] {
  try {
    const [log = '', serial = ''] = (localStorage.getItem(KEY) ?? '').split(' ')
    return [log, Number(serial)]
  } catch {
    return ['', 0] // forbidden storage: such a phone cannot remember
  }
}

/** Serials of two logs cannot be compared: another one, signed by a key that we trust, begins anew. */
export const isOlder = ({ log, serial }: Pick<Config, 'log' | 'serial'>): boolean => {
  const [known, newest] = seen()
  return log === known && serial < newest
}

export function remember({ log, serial }: Pick<Config, 'log' | 'serial'>): void {
  try {
    localStorage.setItem(KEY, `${log} ${serial}`)
  } catch {
    // as above
  }
}
