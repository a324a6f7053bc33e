/** What the page opens; it comes after the first paint. */
export { ExitSheet } from './exit-sheet.tsx'
export { JoinSheet } from './join-sheet.tsx'
