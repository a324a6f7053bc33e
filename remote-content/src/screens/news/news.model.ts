/** Which news stand on the page. */

export const tags = ['all', 'market', 'platform', 'education'] as const
export type Tag = (typeof tags)[number]

/** Anything unknown is all of them. */
export const tagOf = (tag: string | undefined): Tag => tags.find(known => known === tag) ?? 'all'
