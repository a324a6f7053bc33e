/** Whether JSON brings a value back as it was. */
export function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain)
  if (typeof value !== 'object' || value === null)
    return (
      value === undefined || value === null || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value)
    )
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain)
}
