/** Whether something is on its way that a reload would cut off: an order, an upload, any other POST. */
let under = 0

export const isBusy = (): boolean => under > 0

export async function whileBusy<T>(work: Promise<T>): Promise<T> {
  under++
  try {
    return await work
  } finally {
    under--
  }
}

const hearing = new Set<() => void>()

/** Calls back whenever the server took what was sent to it. @returns ends it */
export function onAccepted(taken: () => void): () => void {
  hearing.add(taken)
  return () => void hearing.delete(taken)
}

/** The reply to a POST was a good one. */
export function accepted(): void {
  for (const taken of hearing) taken()
}
