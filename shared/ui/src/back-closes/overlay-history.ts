/**
 * Android's Back closes what lies over the page before it leaves the page: each open sheet or dialog has an entry of its own
 * in the session history, under the same address.
 *
 * An entry made here copies the page's state (`key`, `usr`) and counts `idx` on, as the router does, plus `overlay: depth`.
 * There should be as many as there are open overlays; whenever that is not so, history is moved until it is. So one overlay
 * that closes while the next opens moves nothing, and one that refuses to close (it is sending) has its entry back at once.
 * The router hears of none of it: a listener that was there before the router's ends the event. (Chromium calls listeners of
 * the window in the order in which they came; the capture phase, which other browsers put first, means nothing there.)
 */
import { here, path, pushOverlay } from './entry.ts'

interface Overlay {
  close: () => void
}

/**
 * A browser may drop a move without a word, when the page is being left: nobody waits for more looks than these, `apart` ms
 * each. Looks and not one long wait: where the thread stood still, what came meanwhile has its turn before the last of them.
 */
const looks = 20
const apart = 50

export class OverlayHistory {
  #open: Overlay[] = []
  /** The page that the overlays lie on, as the router left it. */
  #base: string | undefined
  #navigating = 0
  #checking = false
  /** A move of the history is under way, ours or the router's (it undoes one that a leave guard holds up). */
  #moving: ReturnType<typeof setTimeout> | undefined
  #ours = false
  /** The page that our move is to land on. */
  #landing: string | undefined
  /** Where the address went past the router while our move was under way: that one lands all the same, on the page left. */
  #overtaken: string | undefined
  #waiting: (() => void)[] = []

  constructor() {
    addEventListener('popstate', event => this.#arrived(event), { capture: true })
    const go = history.go.bind(history)
    history.go = delta => {
      if (this.#moving === undefined) this.#wait(looks)
      go(delta)
    }
    this.#checkSoon() // the page may have been reloaded while an overlay was open
  }

  /**
   * An overlay opened.
   * @param close called when the user goes back; it may refuse by doing nothing
   * @returns to be called once it is closed or gone
   */
  opened(close: () => void): () => void {
    const overlay = { close }
    this.#open.push(overlay)
    this.#checkSoon()
    return () => {
      this.#open = this.#open.filter(other => other !== overlay)
      this.#checkSoon()
    }
  }

  /** Runs a navigation with no overlay's entry in its way; at once where there is none. */
  async without(navigate: () => unknown): Promise<void> {
    this.#navigating += 1
    const from = path()
    try {
      if (this.#moving !== undefined) await this.#rest()
      if (here().depth > 0) await this.#rest(here().depth)
      await navigate()
    } finally {
      this.#navigating -= 1
      if (path() !== from) this.#open = [] // they go with their page
      this.#checkSoon()
    }
  }

  /** In a task of its own: by then React has drawn what an event changed. */
  #checkSoon() {
    if (!this.#checking) setTimeout(() => this.#check())
    this.#checking = true
  }

  #check() {
    this.#checking = false
    if (this.#moving !== undefined || this.#navigating > 0) return
    const missing = this.#open.length - here().depth
    if (missing < 0) return this.#back(-missing)
    for (let left = missing; left > 0; left -= 1) pushOverlay()
    this.#base = this.#open.length > 0 ? here().page : undefined
  }

  #back(entries: number) {
    this.#ours = true
    this.#landing = here().page
    history.go(-entries)
  }

  #rest(entries = 0): Promise<void> {
    if (entries > 0) this.#back(entries)
    return new Promise(resolve => this.#waiting.push(resolve))
  }

  #wait(left: number) {
    this.#moving = setTimeout(() => (left > 1 ? this.#wait(left - 1) : this.#settle()), apart)
  }

  #settle() {
    clearTimeout(this.#moving)
    this.#moving = undefined
    this.#ours = false
    this.#overtaken = undefined
    for (const go of this.#waiting.splice(0)) go()
    this.#checkSoon()
  }

  #arrived(event: PopStateEvent) {
    const { depth, page } = here()
    if (this.#overtaken !== undefined && page === this.#landing) return this.#goOn(event, depth, this.#overtaken)
    if (page !== this.#base) return this.#elsewhere(event, depth)
    event.stopImmediatePropagation()
    if (!this.#ours) for (const overlay of this.#open.slice(depth).reverse()) overlay.close()
    this.#settle()
  }

  /**
   * On another page: what was open goes with its own; what has no entry yet opened meanwhile, over this one. An entry found
   * here is a left-over that nothing lies on any more.
   */
  #elsewhere(event: PopStateEvent, leftOvers: number) {
    const gone = this.#base === undefined ? [] : this.#open.splice(0)
    this.#base = undefined
    for (const overlay of gone) overlay.close()
    if (leftOvers > 0) {
      event.stopImmediatePropagation()
      this.#back(leftOvers)
    } else if (this.#ours && event.state == null && here().page !== this.#landing) this.#overtaken = location.hash
    else this.#settle()
  }

  /** Our move landed late: what it led away from is gone to once more, from the page itself. */
  #goOn(event: Event, leftOvers: number, to: string) {
    event.stopImmediatePropagation()
    if (leftOvers > 0) return this.#back(leftOvers)
    this.#settle()
    location.assign(to)
  }
}
