/** A single range of bytes (RFC 9110, 14.1.2). */

export type Range = { start: number; end: number }

/** @returns first and last byte; "unsatisfiable"; undefined where there is no range, or several: then all is sent */
export function parseRange(header: string | undefined, length: number): Range | 'unsatisfiable' | undefined {
  const [, from, to] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined
  const start = from === '' ? Math.max(0, length - Number(to)) : Number(from)
  const end = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1)
  if (from !== '' && to !== '' && Number(to) < Number(from)) return undefined
  return start < length && start <= end ? { start, end } : 'unsatisfiable'
}
