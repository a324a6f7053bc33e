/** Vibrates for what parts say that a finger feels (haptics). */
import type { Haptic } from '../haptics/index.tsx'

/** Milliseconds of vibration, pause, vibration. */
const patterns: Readonly<Record<Haptic, number[]>> = {
  notch: [8],
  caught: [12],
  accepted: [20],
  refused: [20, 60, 20],
}
const felt = (event: Event): number[] | undefined =>
  Object.entries(patterns).find(([what]) => event instanceof CustomEvent && event.detail === what)?.[1]

/** Whether this phone can vibrate; no iPhone can. */
export const canVibrate = (): boolean => typeof navigator.vibrate === 'function'

/** Whether the phone asks for less motion: then nothing vibrates either. */
export const wantsCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Vibrates from now on, unless the page is out of sight or the phone asks for less motion.
 * @param isOn the person's choice
 * @returns ends it
 */
export function vibrateFor(isOn: () => boolean): () => void {
  const follow = (event: Event) => {
    const pattern = felt(event)
    if (pattern && isOn() && canVibrate() && !document.hidden && !wantsCalm()) navigator.vibrate(pattern)
  }
  addEventListener('ui:feel', follow)
  return () => removeEventListener('ui:feel', follow)
}
