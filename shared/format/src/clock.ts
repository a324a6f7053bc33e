/** A time of day, HH:mm:ss in the phone's zone; apart from the other times, whose library comes after the first paint. */
const two = (n: number) => String(n).padStart(2, '0')

/** @param ms epoch milliseconds */
export function formatClock(ms: number): string {
  const at = new Date(ms)
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')
}
