/** Web storage that may be missing, full or forbidden: then values live as long as the page. */

export type Storage = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

const guarded = (area: () => globalThis.Storage): Storage => {
  const memory = new Map<string, string>()
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work()
    } catch {
      return otherwise // private mode or a full disk: memory keeps it (shell.md, Session)
    }
  }
  return {
    get: key => memory.get(key) ?? attempt(() => area().getItem(key), null),
    set(key, value) {
      const kept = attempt(() => {
        area().setItem(key, value)
        return true
      }, false)
      if (kept) memory.delete(key)
      else memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      attempt(() => area().removeItem(key), undefined)
    },
  }
}

/** Kept on this device. */
export const device = guarded(() => localStorage)
/** Kept in this tab. */
export const tab = guarded(() => sessionStorage)
