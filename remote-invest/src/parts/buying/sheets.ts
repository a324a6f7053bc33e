/** What the page opens; it comes after the first paint. */
export { Sheets } from './buy-sheets.tsx'
