/** Whether the service worker opened this page, since the gateway did not (worker/kept-page.ts marks it). */
export const isKept = (): boolean => document.documentElement.dataset.kept !== undefined
