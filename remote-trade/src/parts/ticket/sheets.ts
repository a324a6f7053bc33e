/** What a ticket opens: a chunk of its own, which comes after the first paint. */
export { Funding } from './funding.tsx'
export { LeverageSheet } from './leverage-sheet.tsx'
export { OrderSheet } from './order-sheet.tsx'
export { TargetsBody } from './targets-body.tsx'
