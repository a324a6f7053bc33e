/** The entry of the session history on which one stands: a page's own, or one of an overlay over it. */

interface State {
  key?: string
  idx?: number
  overlay?: number
}

export const path = (): string => `${location.pathname}${location.hash.split('?')[0]}`

/** `page` names the page under it, `depth` how many overlays up it is. */
export function here(): { state: State; depth: number; page: string } {
  const state: State = history.state ?? {}
  const depth = state.overlay ?? 0
  return { state, depth, page: `${state.key} ${(state.idx ?? 0) - depth}` }
}

/** One more overlay, under the same address. */
export function pushOverlay(): void {
  const { state, depth } = here()
  history.pushState({ ...state, idx: (state.idx ?? 0) + 1, overlay: depth + 1 }, '')
}
