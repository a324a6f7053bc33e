/**
 * What a finger feels of its own act: parts say what happened, and `vibrateFor` (vibration) does it once the page is drawn. Two
 * modules, as this one comes with the first picture. Never for a price, a timer or a message.
 */

/** notch: a slider's dot caught one · caught: a page was drawn down far enough to refresh · accepted, refused: an order was */
export type Haptic = 'notch' | 'caught' | 'accepted' | 'refused'

/** Says that an own act of the person had an effect that a finger may feel. */
export const feel = (what: Haptic): boolean => dispatchEvent(new CustomEvent('ui:feel', { detail: what }))
