/** Keeps what is moved in the page until the code that follows it (background/moved-text.ts) is here: that code comes after the first picture. */
const records: MutationRecord[] = []
const observer = new MutationObserver(some => records.push(...some))

export const watchMoves = (): void => observer.observe(document.body, { childList: true, subtree: true })

/** Ends it. */
export function takeMoves(): MutationRecord[] {
  records.push(...observer.takeRecords())
  observer.disconnect()
  return records.splice(0)
}
