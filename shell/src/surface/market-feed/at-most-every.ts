/** @returns does it at once, and what is asked for meanwhile once after so many ms */
export function atMostEvery(ms: number, act: () => void): () => void {
  let waiting = false
  let again = false
  return function run() {
    again = waiting
    if (waiting) return
    act()
    waiting = true
    setTimeout(() => {
      waiting = false
      if (again) run()
    }, ms)
  }
}
