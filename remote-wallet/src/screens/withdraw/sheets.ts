/** What comes after the first picture: the choices, and the last look. */
export { ConfirmSheet } from './confirm-sheet.tsx'
export { PickSheet } from './pick-sheet.tsx'
