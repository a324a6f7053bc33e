/** What the ticket of CFDs opens: a chunk of its own, which comes after the first paint. */

export { WaitingFields } from '../orders/waiting-fields.tsx'
export { Funding } from '../ticket/funding.tsx'
export { LeverageSheet } from '../ticket/leverage-sheet.tsx'
export { OrderSheet } from '../ticket/order-sheet.tsx'
export { TargetsBody } from '../ticket/targets-body.tsx'
export { WhatIfOrderSheet } from '../ticket/what-if-order-sheet.tsx'
export { Explained } from './cfd-explained.tsx'
export { LeverageMeaning } from './cfd-leverage-meaning.tsx'
export { OrderNumbers } from './cfd-order-numbers.tsx'
