import type { Driver } from './driver.ts'

/** Runs in the page. */
function hasAll(): boolean {
  const places = [...document.querySelectorAll('#main [data-path] [style*="--width"]')]
  return !self.asked && !places.some(place => place.checkVisibility())
}

/**
 * Waits until the page waits for no answer and draws no placeholder. A page with prices always has a request under way, so
 * the network's silence says nothing there.
 */
export const fills = (phone: Driver): Promise<void> => phone.when(() => phone.page.evaluate(hasAll))
