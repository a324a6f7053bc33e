/** Holds the main element still behind a sheet (specification, section 2): counted, and the place is kept. */
const locks = new Set<object>()
let top = 0
const main = () => document.getElementById('main')

/** @returns unlocks; a second call of it does nothing */
export function lockScroll(): () => void {
  if (locks.size === 0) {
    top = main()?.scrollTop ?? 0
    main()?.classList.add('locked')
  }
  const mine = {}
  locks.add(mine)
  return () => {
    if (locks.delete(mine) && locks.size === 0) free(top)
  }
}

function free(to: number): void {
  const element = main()
  element?.classList.remove('locked')
  if (element) element.scrollTop = to
}

/** A change of route unlocks whatever was forgotten. */
export function unlockAll(): void {
  locks.clear()
  main()?.classList.remove('locked')
}
