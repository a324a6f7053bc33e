/** What a contract's ticket opens: a chunk of its own, which comes after the first paint. */

export { WaitingFields } from '../orders/waiting-fields.tsx'
export { Explained } from './contract-explained.tsx'
export { Funding } from './funding.tsx'
export { LeverageMeaning } from './leverage-meaning.tsx'
export { LeverageSheet } from './leverage-sheet.tsx'
export { OrderNumbers } from './order-numbers.tsx'
export { OrderSheet } from './order-sheet.tsx'
export { TargetsBody } from './targets-body.tsx'
export { WhatIfOrderSheet } from './what-if-order-sheet.tsx'
