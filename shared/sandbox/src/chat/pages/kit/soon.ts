/** ms, about a frame of the screen; a page that is hidden draws no frames but still counts what is unread. */
const FRAME = 16

/** @returns calls `act` once in the next frame, however often it is called until then */
export function soon(act: () => void): () => void {
  let isDue = false
  return () => {
    if (isDue) return
    isDue = true
    setTimeout(() => {
      isDue = false
      act()
    }, FRAME)
  }
}
