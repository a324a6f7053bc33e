/** A reload that nobody asked for gives the page back as it stood: same address, same place. */
import { tab } from '../storage.ts'

const KEY = 'resume'
const GIVE_UP = 3000

/** Writes down where the page stands, for the next start in this tab. */
export const leaveMark = (): void =>
  tab.set(KEY, JSON.stringify([location.hash, document.getElementById('main')?.scrollTop ?? 0, scrollY]))

type Mark = [hash: string, main: number, window: number]

function read(): Mark | undefined {
  const text = tab.get(KEY)
  tab.remove(KEY)
  if (!text) return undefined
  const mark: unknown = JSON.parse(text)
  return Array.isArray(mark) && mark[0] === location.hash ? (mark as Mark) : undefined
}

/** Goes back to that place as the content arrives, until there, until the person scrolls, or for three seconds. */
export function resume(): void {
  const mark = read()
  const main = document.getElementById('main')
  if (mark && main) bring(main, mark)
}

function bring(main: HTMLElement, [, top, y]: Mark): void {
  const grown = new MutationObserver(() => put())
  const stop = () => {
    grown.disconnect()
    clearTimeout(timer)
    for (const gesture of ['wheel', 'touchstart', 'keydown']) main.removeEventListener(gesture, stop)
  }
  const timer = setTimeout(stop, GIVE_UP)
  function put(): void {
    main.scrollTop = top
    scrollTo(0, y)
    if (Math.abs(main.scrollTop - top) < 2 && Math.abs(scrollY - y) < 2) stop()
  }
  for (const gesture of ['wheel', 'touchstart', 'keydown']) main.addEventListener(gesture, stop, { passive: true })
  grown.observe(main, { childList: true, subtree: true })
  put()
}
