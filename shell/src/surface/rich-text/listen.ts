/** @returns ends the listening */
export function listen<K extends keyof HTMLElementEventMap>(
  target: HTMLElement,
  name: K,
  heard: (event: HTMLElementEventMap[K]) => void,
  options?: AddEventListenerOptions,
): () => void {
  target.addEventListener(name, heard, options)
  return () => target.removeEventListener(name, heard, options)
}
