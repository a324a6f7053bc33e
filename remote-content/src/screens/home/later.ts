/** What the first picture does without: it comes right after, in one file, to a place that is kept for it. */
export { Foot } from './foot.tsx'
export { InvestmentSheet } from './investment-sheet.tsx'
export { Markets } from './markets.tsx'
export { NoticeLine } from './notice-line.tsx'
export { PromptFace } from './prompt-face.tsx'
export { Turns } from './turns.tsx'
