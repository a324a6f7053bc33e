/** What the page opens, and who watches it: a chunk of its own, which comes after the first paint. */
export { Closings } from '../../parts/positions/closings.ts'
export { SymbolPicker } from '../../parts/quotes/symbol-picker.tsx'
export { HistoryTab } from './history-tab.tsx'
export { OrderDetail } from './order-detail.tsx'
export { Preview } from './preview.tsx'
