/** What the page opens; it comes after the first paint. */
export { ApplySheet } from './apply-sheet.tsx'
export { PaySheet } from './pay-sheet.tsx'
