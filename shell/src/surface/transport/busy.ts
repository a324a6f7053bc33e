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
