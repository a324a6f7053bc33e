export { OrderWords } from './order-words.tsx'
export { type Order, type OrderEnds, type OrderTerms, useOrder } from './use-order.ts'
export type { OrderState } from './use-sending.ts'
