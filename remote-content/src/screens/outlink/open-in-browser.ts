/** A tab of its own, which learns nothing of ours. */
export const openInBrowser = (url: string): void => void window.open(url, '_blank', 'noopener,noreferrer')
