/** What the ticket of CFDs opens: a chunk of its own, which comes after the first paint. */
export { Funding } from '../ticket/funding.tsx'
export { LeverageSheet } from '../ticket/leverage-sheet.tsx'
export { OrderSheet } from '../ticket/order-sheet.tsx'
export { TargetsBody } from '../ticket/targets-body.tsx'
export { WaitingFields } from '../ticket/waiting-fields.tsx'
export { Explained } from './cfd-explained.tsx'
export { LeverageMeaning } from './cfd-leverage-meaning.tsx'
export { OrderNumbers } from './cfd-order-numbers.tsx'
