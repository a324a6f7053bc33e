/** Web storage that may be missing, full or forbidden: then values live as long as the page. */

export type Storage = {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

const guarded = (area: () => globalThis.Storage): Storage => {
  const memory = new Map<string, string | null>()
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work()
    } catch {
      return otherwise // private mode or a full disk: memory keeps it
    }
  }
  const done = (work: () => void) =>
    attempt(() => {
      work()
      return true
    }, false)
  const remove = (key: string) => done(() => area().removeItem(key))
  return {
    get: key => (memory.has(key) ? (memory.get(key) ?? null) : attempt(() => area().getItem(key), null)),
    set(key, value) {
      memory.delete(key)
      if (done(() => area().setItem(key, value))) return
      memory.set(key, value)
      remove(key) // the next page must not find what was replaced here, e.g. the token of who was here before
    },
    remove(key) {
      memory.delete(key)
      if (!remove(key)) memory.set(key, null)
    },
  }
}

/** Kept on this device. */
export const device = guarded(() => localStorage)
/** Kept in this tab. */
export const tab = guarded(() => sessionStorage)
