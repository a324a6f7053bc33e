/** Rows as a file that spreadsheets open. */

/** What a spreadsheet calculates; in East Asia by the wide signs too. A minus begins a negative amount, or a formula. */
const isFormula = (value: string) => /^[=+@\t\r＝＋－＠]/.test(value) || /^-(?!\d+(\.\d+)?$)/.test(value)

/** A cell that is read as text, never as a formula. */
const cell = (value: string) => {
  const safe = isFormula(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** @returns lines as RFC 4180 has them; plain decimals and times: for a spreadsheet, not for reading */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  lines.map(line => line.map(cell).join(',')).join('\r\n')

/** The file; the mark in front lets spreadsheets read it as UTF-8. */
export const csvFile = (lines: readonly (readonly string[])[]): Blob =>
  new Blob([`\ufeff${toCsv(lines)}`], { type: 'text/csv' })
