/** What the first paint does without. */
export { ConfirmSheet } from './confirm-sheet.tsx'
export { CurrencySheet } from './currency-sheet.tsx'
