/** What the page opens; it comes after the first paint. */
export { CollateralSheet } from './collateral-sheet.tsx'
export { RepaySheet } from './repay-sheet.tsx'
export { WhatIfSheet } from './what-if-sheet.tsx'
