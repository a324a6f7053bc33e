/** Holds the main element still behind a sheet (specification, section 2): counted, and the place is kept. */
let locks = 0
let top = 0
const main = () => document.getElementById('main')

/** @returns unlocks; a second call of it does nothing */
export function lockScroll(): () => void {
  if (locks++ === 0) {
    top = main()?.scrollTop ?? 0
    main()?.classList.add('locked')
  }
  let held = true
  return () => {
    if (held && locks > 0 && --locks === 0) free(top)
    held = false
  }
}

function free(to: number): void {
  const element = main()
  element?.classList.remove('locked')
  if (element) element.scrollTop = to
}

/** A change of route unlocks whatever was forgotten. */
export function unlockAll(): void {
  locks = 0
  main()?.classList.remove('locked')
}
