import { atom, type WritableAtom } from 'jotai'

/** Stands in where storage throws (private windows, blocked cookies): the choice holds until the page closes. */
const memory = new Map<string, string>()

function read(key: string): unknown {
  try {
    return JSON.parse(memory.get(key) ?? localStorage.getItem(key) ?? 'null')
  } catch {
    return null // no storage, or not ours: the default
  }
}

function write(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
    memory.delete(key)
  } catch {
    memory.set(key, text)
  }
}

/**
 * A choice kept on this device, as JSON under a versioned `key`. `parse` gets what is stored (null: nothing readable) and
 * always answers a whole value, so that an old or a foreign text never breaks a page. Other tabs follow.
 */
export function deviceAtom<T>(key: string, parse: (stored: unknown) => T): WritableAtom<T, [T], void> {
  const current = atom(parse(read(key)))
  current.onMount = set => {
    const reload = () => set(parse(read(key)))
    const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && reload()
    reload()
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }
  return atom(
    get => get(current),
    (_get, set, value: T) => {
      write(key, value)
      set(current, value)
    },
  )
}
