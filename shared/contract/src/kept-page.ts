/**
 * The page as a phone keeps it for a time without a network. The gateway tells the service worker the digest of this text,
 * and the worker opens no other page: any code of a page can write into the browser's caches.
 */

/** Headers that bound what the page may do. A kept page is opened with the same values. */
export const boundHeaders = ['content-security-policy', 'integrity-policy', 'permissions-policy'] as const
export type BoundHeader = (typeof boundHeaders)[number]

/** @param value of a header; null or undefined for a missing one */
export const boundText = (html: string, value: (header: BoundHeader) => string | null | undefined): string =>
  [...boundHeaders.map(header => `${header}: ${value(header) ?? ''}`), html].join('\n')
