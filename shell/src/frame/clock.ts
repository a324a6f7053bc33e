/** A time of day for the bars, HH:mm:ss in the phone's zone; luxon would come before first paint. */
const two = (n: number) => String(n).padStart(2, '0')

/** @param ms epoch milliseconds */
export function clock(ms: number): string {
  const at = new Date(ms)
  return [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':')
}
