/** Spans of time, without a calendar: nothing to load but this. */
import { LOCALES, type Locale } from './languages.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const two = (value: number): string => String(value).padStart(2, '0')

/** What is left of a span: "04:59", from an hour "23:59:59". A begun second counts: it shows 00:00 only when over. */
export function formatCountdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND))
  const hours = Math.floor(seconds / 3600)
  const clock = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return hours > 0 ? `${two(hours)}:${clock}` : clock
}

/**
 * How far a moment lies from now, in the language's words: -180,000 ms is "3 minutes ago", below a second "now".
 * @param style short: "3 min. ago", for what stands beside a title
 */
export function formatRelative(locale: Locale, milliseconds: number, style: 'long' | 'short' = 'long'): string {
  const [unit, size] = unitFor(Math.abs(milliseconds))
  return new Intl.RelativeTimeFormat(LOCALES[locale].intl, { numeric: 'auto', style }).format(
    Math.trunc(milliseconds / size),
    unit,
  )
}

function unitFor(size: number): readonly ['second' | 'minute' | 'hour' | 'day', number] {
  if (size < MINUTE) return ['second', SECOND]
  if (size < HOUR) return ['minute', MINUTE]
  return size < DAY ? ['hour', HOUR] : ['day', DAY]
}

const spaced: Partial<Record<Locale, (text: string) => string>> = {
  'ja-JP': text => text.replace(' ', ''),
  'zh-Hans': text => text.replace(/^(\d+) ?/, '$1 '),
}

/**
 * A usual length in the largest unit that it fills, rounded up: 45 is "45 minutes", 1,440 "1 day".
 * @param style narrow: "45m", "1d", for what has to stand side by side
 */
export function formatDuration(locale: Locale, minutes: number, style: 'long' | 'narrow' = 'long'): string {
  const [unit, size] = lengthUnit(minutes)
  const text = lengthFormat(locale, unit, style).format(Math.ceil(minutes / size))
  return style === 'long' ? (spaced[locale]?.(text) ?? text) : text
}

function lengthUnit(minutes: number): readonly ['minute' | 'hour' | 'day', number] {
  if (minutes < 60) return ['minute', 1]
  return minutes < 1440 ? ['hour', 60] : ['day', 1440]
}

/** How long something lasts, in full: "15 minutes", "1 month". */
export const formatLength = (
  locale: Locale,
  count: number,
  unit: 'minute' | 'hour' | 'day' | 'week' | 'month',
): string => {
  const text = lengthFormat(locale, unit, 'long').format(count)
  return spaced[locale]?.(text) ?? text
}

const lengthFormats = new Map<string, Intl.NumberFormat>()

/** Making one takes longer than a hundred uses of it. */
function lengthFormat(locale: Locale, unit: string, unitDisplay: 'long' | 'narrow'): Intl.NumberFormat {
  const key = `${locale} ${unit} ${unitDisplay}`
  const made = lengthFormats.get(key)
  if (made) return made
  const format = new Intl.NumberFormat(LOCALES[locale].intl, { style: 'unit', unit, unitDisplay })
  lengthFormats.set(key, format)
  return format
}
