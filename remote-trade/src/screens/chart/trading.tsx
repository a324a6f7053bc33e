/** Orders and positions on the chart: a chunk of its own, so that who only looks does not carry it. */
export { TicketSheet } from '../../parts/ticket/ticket-sheet.tsx'
export { OwnLines } from './own-lines.tsx'
