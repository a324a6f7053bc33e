/** How long the way to a screen takes, as a measure of the browser: what counts them comes later and finds it there. */

/** Name of the measure; its detail is an `Opened`. */
export const OPENING = 'opening'
export interface Opened {
  unit: string
  release: string
  path: string
}

let began: number | undefined

/** The address leads to a screen. */
export function beginOpening(): void {
  began = performance.now()
}

/** It stands; a screen that was kept, or drawn anew, took no way. */
export function endOpening({ unit, release, path }: Opened): void {
  if (began === undefined || !performance.measure) return // jsdom measures nothing
  performance.measure(OPENING, { start: began, detail: { unit, release, path } satisfies Opened })
  began = undefined
}
