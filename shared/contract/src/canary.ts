/**
 * Whether a phone takes a canary: its id and the canary's name fall into the same one of 10,000 places each time, so a phone
 * keeps its answer, a larger percentage keeps all phones of a smaller one, and each canary draws anew. The gateway sends this
 * function to the page as its own source text: it can use nothing but what stands in it, in the syntax of 2019.
 * @param phone a random id that the phone keeps @param canary unit and serial, e.g. "trade 31" @param percent 0 to 100
 */
export function takesCanary(phone: string, canary: string, percent: number): boolean {
  let hash = 0x811c9dc5 // FNV-1a
  for (const char of `${canary} ${phone}`) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193)
  // FNV's low bits mix little: the finish of MurmurHash3 spreads them
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % 10000 < percent * 100
}
