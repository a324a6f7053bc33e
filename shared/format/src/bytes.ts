/** File sizes as people read them. */
import { LOCALES, type Locale } from './languages.ts'

const KILOBYTE = 1024
const MEGABYTE = KILOBYTE * KILOBYTE

/** A file's size in kB below a megabyte and in MB above, one place, truncated; of 1,024 as the upload's rules count. */
export function formatBytes(locale: Locale, bytes: number): string {
  const [unit, size] = bytes < MEGABYTE ? (['kilobyte', KILOBYTE] as const) : (['megabyte', MEGABYTE] as const)
  const options = { style: 'unit', unit, maximumFractionDigits: 1, roundingMode: 'trunc' } as const
  return new Intl.NumberFormat(LOCALES[locale].intl, options).format(bytes / size)
}
