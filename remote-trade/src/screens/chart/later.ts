/** What the page opens, and what belongs to trading: a chunk of its own, which comes after the first paint. */
export { SymbolPicker } from '../../parts/quotes/symbol-picker.tsx'
export { TicketSheet } from '../../parts/ticket/ticket-sheet.tsx'
export { AsOf } from './as-of.tsx'
export { ChartSummary } from './chart-summary.tsx'
export { IndicatorSheet } from './indicator-sheet.tsx'
export { OwnLines } from './own-lines.tsx'
