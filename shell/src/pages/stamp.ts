/**
 * Typed addresses come without a state: all would share one key, and leave guards would not hold them.
 * Each entry gets an index, a key and one spelling before the router looks (docs/rules/shell.md#addresses).
 */
import { spelling } from '../browser/spelling.ts'

const id = () => Array.from(crypto.getRandomValues(new Uint8Array(6)), b => b.toString(36).padStart(2, '0')).join('')

let index = 0

const written = () => location.pathname + location.search + location.hash

function stamp(): void {
  const url = spelling()
  if (history.state?.idx == null || url !== written())
    history.replaceState({ usr: null, key: id(), ...history.state, idx: history.state?.idx ?? index + 1 }, '', url)
  index = history.state.idx
}

/** Call before the router is made, so that its own listener comes second. */
export function stampEntries(): void {
  if (history.state?.idx == null) history.replaceState({ usr: null, key: id(), idx: 0 }, '')
  stamp()
  addEventListener('popstate', stamp)
  const push = history.pushState.bind(history)
  history.pushState = (state, ...rest) => {
    push(state, ...rest)
    index = state?.idx ?? index
  }
}
