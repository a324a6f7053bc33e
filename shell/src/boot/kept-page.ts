/** Whether the service worker opened this page, since the gateway did not (worker/keep.ts marks what it keeps). */

/** When it was kept, epoch ms; 0 where the gateway sent it. */
export const keptAt = (): number => Number(document.documentElement.dataset.kept ?? 0)
